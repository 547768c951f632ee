import {
  type Form,
  formsAs,
  meaning,
  type Node,
  type Span,
  type Term,
  type Unmeant,
  verb,
} from '@lianhuan/cardtext';
import { type CardId, NOBODY, type Seat, type Text } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import { type EvolveTable, refOf } from '../../../table/table.ts';
import { amountOf, enough, forCost } from '../../meaning/amount.ts';
import { cardsMeant } from '../../meaning/pick.ts';
import { cardsOf } from '../../meaning/referents.ts';
import { agentOf, follow, type Scope } from '../../meaning/scope.ts';
import type { Cards, Selection, Send, Swap, Triggered, Turn } from '../../nodes/index.ts';
import { from, isPlural } from '../../reading/english.ts';
import { spelt } from '../../reading/spellings.ts';
import {
  DESTINATIONS,
  type Destination,
  OWN_DESTINATIONS,
  SELF_DESTINATIONS,
  type WhenOf,
} from '../../reading/vocabulary.ts';
import { type CardPlace, type DeedWord, says } from '../../reading/word.ts';
import { noteMoved } from '../moved.ts';
import { doneToLast, selectedLast } from '../nouns.ts';
import { toBoth } from '../pairs.ts';

/** Cards sent elsewhere, swapped, turned. */

/** What is wrong with 将『妖精』放置到战场, which means a token of that name (5.4.2.2); null for nothing. */
function namesToken(what: Cards, to: Destination): Text | null {
  if (to !== 'field' && to !== 'extra') return null;
  const isBare = what.kind === 'selection' && what.how === 'all' && what.filter.kind === 'named';
  return isBare && !what.said
    ? says(
        '放置衍生物写「召唤1个『…』」或「将1张『…』放置到额外区」',
        'Of a token write 召唤1个『…』 or 将1张『…』放置到额外区',
      )
    : null;
}

/** 返回到其所有者的手牌: a card goes to its owner's zone in any case (4.1.6). */
const OWNER_S =
  '[|各自|各自的|各自所有者的|各自持有者的|其所有者的|所有者的|其持有者的|持有者的|所有者|其所有者|持有者|其持有者]';
const INTO_ITS_OWNER_S = [
  `[返回|返回到|回到|放回|放回到|移回]${OWNER_S}{to:owner-hand}[|中|里]`,
  `[返回|返回到|回到|放回|放回到|移回|放置到|放置在|放置于|放到|置于|置入|放入|加入|送入]${OWNER_S}{to:owner-place}[|中|里]`,
] as const;

/** Zones, as words speak of their owner's. */
export const OWNER_HAND = {
  return: { zh: '手牌', en: 'hand' },
} as const satisfies Partial<Readonly<Record<Destination, Term>>>;
export const OWNER_PLACES = spelt({
  extra: { zh: '额外区', en: 'EX area', also: ['EX[区域|区|领域]'] },
  graveyard: { zh: '墓场', en: 'cemetery' },
  top: {
    zh: '牌组顶部',
    en: 'top of the deck',
    also: ['[牌组|卡组][|的][顶部|顶|最上方|最上面|上方|最顶端]'],
  },
  bottom: {
    zh: '牌组底部',
    en: 'bottom of the deck',
    also: ['[牌组|卡组][|的][底部|底|最下方|最下面|下方|最底端]'],
  },
} as const satisfies Partial<Readonly<Record<Destination, Term>>>);

/** Whose zone it is, and by which terms it is said; null for the owner's, where nobody is named (4.1.6, 5.4.1). */
const WHOSE = [
  { whose: null, terms: DESTINATIONS, category: 'destination' },
  { whose: 'own', terms: OWN_DESTINATIONS, category: 'own-destination' },
  { whose: 'self', terms: SELF_DESTINATIONS, category: 'self-destination' },
] as const;

/** The form, once for each way to say whose the zone is. */
function destined(form: Form): readonly Form[] {
  return WHOSE.map(({ whose, category }) => ({
    ...form,
    zh: form.zh.replace('{to:destination}', `{to:${category}}`),
    with: { ...form.with, whose },
  }));
}

/** "into the hand", "into your hand". */
function whereTo({ to, whose }: Send): string {
  const named = WHOSE.find((one) => one.whose === whose)?.terms ?? DESTINATIONS;
  return (named as Readonly<Record<string, Term>>)[to].en;
}

/** 选择1个对手的随从，返回手牌: the card that was selected. */
function sendsIt({ to, whose }: Readonly<Record<string, unknown>>, span: Span): Send {
  const sent = { kind: 'send', span, what: selectedLast(span), to, tapped: false };
  return { ...sent, whose: whose ?? null } as Send;
}

/** 从自己的墓场将1张法术加入手牌: where they lie is said in front. */
function sendsFrom(read: Readonly<Record<string, unknown>>, span: Span): Send {
  const { side, place, filter: of, to, whose, ...many } = read;
  const filter = { kind: 'in-place', span, side, place, of };
  const what = { kind: 'selection', span, how: 'choose', said: false, ...many, filter };
  return { kind: 'send', span, what, to, whose, tapped: false } as unknown as Send;
}

/** 将此卡牌从墓场返回手牌: where the card has come into the graveyard, which its own last words and the like tell of. */
function fromGraveyard(node: Send, { ancestors }: CardPlace): Send | Unmeant {
  if (takesFromNowhere(node)) return { why: FROM_NOWHERE };
  if (!('from' in node)) return node;
  const { from: _, ...plain } = node as Send & { readonly from: string };
  const on = (ancestors.find(({ kind }) => kind === 'triggered') as Triggered | undefined)?.on;
  const isThere =
    (on?.kind === 'entry' && on.terms.every((term) => term === 'last-words')) ||
    (on?.kind === 'card-does' && on.who.kind === 'this' && INTO_GRAVEYARD.has(on.what));
  return isThere || on === undefined ? plain : { why: NOT_THERE };
}

/** 将1张『妖精』加入手牌: a token cannot be there (9.1.4.1), and from where another card is taken is not said. */
function takesFromNowhere({ what, to }: Send): boolean {
  return to === 'hand' && what.kind === 'selection' && what.filter.kind === 'named';
}

const FROM_NOWHERE = says(
  '没有写从哪里：衍生物放置到额外区（9.1.4.1），别的写「从牌组寻找…」「你墓场的…」',
  'From where is not said: tokens go into the EX area (9.1.4.1), of others write 从牌组寻找… or 你墓场的…',
);

const INTO_GRAVEYARD: ReadonlySet<WhenOf> = new Set<WhenOf>([
  'destroyed',
  'ability-destroyed',
  'enemy-ability-destroyed',
  'damage-destroyed',
  'dies',
  'discarded',
  'milled',
  'hand-to-graveyard',
]);

const NOT_THERE = says('这时此卡牌不在墓场', 'This card does not lie in the cemetery then');

const send: DeedWord<Send> = {
  kind: 'send',
  forms: [
    ...[
      { zh: '将{what:cards}以横置状态{to:destination}', tapped: true },
      { zh: '[将|使|令]{what:cards}{to:destination}', tapped: false },
    ].flatMap(({ zh, tapped }) => destined({ as: 'payment', zh, with: { tapped } })),
    ...WHOSE.flatMap(({ whose, category }) =>
      toBoth(`[将|使|令]PAIR{to:${category}}`, (what, read, span) => {
        const { to, one, two, three } = read as unknown as Pick<Send, 'to'> &
          Readonly<Record<string, Selection | undefined>>;
        // Of tokens it is not said which of them comes where there is room for one (4.4.4.2).
        const isToken =
          (to === 'field' || to === 'extra') &&
          [one, two, three].some((what) => what?.filter.kind === 'named');
        return isToken ? null : ({ kind: 'send', span, what, to, whose, tapped: false } as Send);
      }),
    ),
    ...['deed', 'then-it'].flatMap((as) =>
      destined({ as, zh: '{to:destination}', variant: true, build: sendsIt }),
    ),
    ...['从{place}', '从{side}[的|]{place}'].flatMap((from, at) =>
      [false, true].flatMap((upTo) => {
        const many = `${upTo ? '[最多|至多]' : ''}{most:amount}{measure}{filter}`;
        const fixed = { upTo, ...(at === 0 ? { side: 'self' } : {}) };
        const plain = { as: 'payment', variant: true, build: sendsFrom } as const;
        const back = `${from}[|中|里][取回|回收]${many}`;
        return [
          ...destined({
            ...plain,
            zh: `${from}[|中|里]将${many}{to:destination}`,
            with: fixed,
          }),
          // 从墓场取回1张法术: into the hand, where nothing else is said.
          { ...plain, zh: back, with: { ...fixed, to: 'hand', whose: null } },
          ...destined({ ...plain, zh: `${back}{to:destination}`, with: fixed }),
        ];
      }),
    ),
    // 谢幕曲：将此卡牌从墓场返回手牌: it lies there by then.
    ...['从[|你的|自己的|自己]墓场', '墓场中的', '墓场的'].flatMap((from) =>
      destined({
        as: 'payment',
        zh: from.startsWith('从')
          ? `[将|使]{what:this}${from}[|中|里]{to:destination}`
          : `[将|使]${from}{what:this}{to:destination}`,
        with: { tapped: false },
        variant: true,
        build: (read, span) => ({ kind: 'send', span, ...read, from: 'graveyard' }) as Node,
      }),
    ),
    ...INTO_ITS_OWNER_S.flatMap((zh): Form[] => [
      {
        as: 'payment',
        zh: `[将|使|令]{what:cards}${zh}`,
        with: { tapped: false, whose: null },
        variant: true,
      },
      { as: 'deed', zh, variant: true, build: sendsIt },
    ]),
  ],
  meant: fromGraveyard,
  english: (node, say, voice) => {
    const { what, to, whose, tapped } = node;
    const words = from(say(what, 'you'));
    const how = tapped ? ', tapped' : '';
    const owner = isPlural(what) ? 'their owners’' : 'its owner’s';
    if (to === 'return')
      return `${verb(voice, 'return')} ${words} to ${owner} hand${isPlural(what) ? 's' : ''}`;
    if (to === 'shuffled' && whose !== null)
      return `${verb(voice, 'shuffle')} ${words} into ${whose === 'own' ? 'your' : 'their'} deck`;
    if (to === 'shuffled')
      return `${verb(voice, 'shuffle')} ${words} into ${owner} deck${isPlural(what) ? 's' : ''}`;
    return `${verb(voice, 'put')} ${words} ${whereTo(node)}${how}`;
  },
  explain: ({ whose }) => (whose === null ? TO_ITS_OWNER_S : TO_WHOSE),
  rules: ['5.4.1', '4.1.6', '4.1.4'],
  rulesOf: ({ to, whose, tapped }) => [
    '5.4.1',
    ...(whose === null ? (['4.1.6'] as const) : []),
    ...(to === 'field' ? (['4.4.4.2'] as const) : []),
    ...(to === 'extra' ? (['4.8.3.2'] as const) : []),
    ...(tapped ? (['4.2.2.3'] as const) : []),
  ],
  check: ({ what, to, tapped }) =>
    namesToken(what, to) ??
    (tapped && to !== 'field'
      ? says('只有战场上的卡牌有横置状态', 'Only cards on the field can be tapped')
      : null),
  *run(table, { what, to, whose, tapped }, scope) {
    const can = (card: CardId) => table.procedures.canSend(table, card, to);
    const cards = yield* cardsMeant(table, what, scope, forCost(scope, can));
    const agent = { ...agentOf(scope), seat: scope.actor };
    const refs = cards.map((card) => refOf(table, card));
    const done = yield* table.procedures.send(table, cards, to, agent, {
      tapped: tapped && rule('4.2.2.3'),
      whose: receiver(whose, scope),
    });
    noteMoved(table, refs, scope);
    follow(table, cards, scope);
    return done;
  },
  payable: (table, node, scope) =>
    enough(table, node.what, scope, (card) => table.procedures.canSend(table, card, node.to)) &&
    hasRoom(table, node, scope),
};

const TO_ITS_OWNER_S = says(
  '移到所有者的那个领域；到战场上就是新的卡牌',
  'Into that zone of its owner; on the field it is a new card',
);

const TO_WHOSE = says(
  '移到所说的玩家的那个领域，不论所有者是谁；夺取来的离开战场仍去所有者那里',
  'Into that zone of the player named, whoever owns it; what was seized still leaves the field for its owner’s',
);

/** The player whose zone is named; nobody for the owner of each card. */
function receiver(whose: Send['whose'], { seat, actor }: Scope): Seat {
  if (whose === null || !rule('5.4.1')) return NOBODY;
  return whose === 'own' ? seat : actor;
}

/** Is there room for all the cards that a cost moves there (10.4.2.2), for one at least of those that other words move (4.4.4.2)? */
function hasRoom(table: EvolveTable, { what, to, whose }: Send, scope: Scope): boolean {
  if (to !== 'field' && to !== 'extra') return true;
  const many =
    what.kind === 'selection' && what.how !== 'all'
      ? what.upTo || what.most === 'any'
        ? 0
        : amountOf(table, { kind: 'number', span: what.span, amount: what.most }, scope)
      : cardsOf(table, what, scope).length;
  const needed = scope.paying ? many : Math.min(1, many);
  const seat = whose === 'own' ? scope.seat : scope.actor;
  return needed <= table.procedures.roomIn(table, seat, to) || !rule('10.4.2.2');
}

const swap: DeedWord<Swap> = {
  kind: 'swap',
  forms: [
    { as: 'deed', zh: '交换{one:cards}[与|和]{other:cards}' },
    { as: 'deed', zh: '[将|使]{one:cards}[与|和]{other:cards}[交换|互换]', variant: true },
  ],
  english: ({ one, other }, say, voice) =>
    `${verb(voice, 'exchange')} ${say(one, 'you')} with ${say(other, 'you')}`,
  explain: meaning(
    '各自移到对方所在的领域；有一张去不了就都不动',
    'Each moves to where the other lies, or neither does',
  ),
  rules: ['5.12.1', '5.12.2'],
  *run(table, { one, other }, scope) {
    const [first] = yield* cardsMeant(table, one, scope);
    const [second] = yield* cardsMeant(table, other, scope);
    if (first === undefined || second === undefined) return false;
    const done = yield* table.procedures.swap(table, first, second);
    follow(table, [first, second], scope);
    return done;
  },
};

const turn: DeedWord<Turn> = {
  kind: 'turn',
  forms: [
    ...formsAs('payment', [
      ['横置{what:cards}', { to: 'tapped', fronted: false }],
      ['竖置{what:cards}', { to: 'untapped', fronted: false }],
      ['[将|使|令]{what:cards}横置', { to: 'tapped', fronted: true }],
      ['[将|使|令]{what:cards}竖置', { to: 'untapped', fronted: true }],
      ['[将|使|令]{what:cards}变为正面朝上', { to: 'face-up', fronted: true }],
      ['[将|使|令]{what:cards}变为背面朝上', { to: 'face-down', fronted: true }],
    ]),
    ...(['tapped', 'untapped'] as const).flatMap((to) => {
      const zh = to === 'tapped' ? '横置' : '竖置';
      const ofNobody: Form = {
        as: 'deed',
        zh,
        with: { to, fronted: true },
        variant: true,
        build: doneToLast('turn'),
      };
      const ofCards = [
        '{what:single}',
        '{what:quantity}',
        '[将|使|令]{what:cards}[变为|转为|变成]',
      ].map(
        (what): Form => ({
          as: 'deed',
          zh: `${what}${what.startsWith('[') ? `[${zh}|${zh}状态]` : `[${zh}|变为${zh}状态|变为${zh}]`}`,
          with: { to, fronted: true },
          variant: true,
        }),
      );
      return [ofNobody, ...ofCards];
    }),
  ],
  english: ({ what, to }, say, voice) => {
    const words = say(what, 'you');
    if (to === 'face-up' || to === 'face-down') {
      return `${verb(voice, 'turn')} ${words} face ${to === 'face-up' ? 'up' : 'down'}`;
    }
    return `${to === 'tapped' ? verb(voice, 'tap') : verb(voice, 'untap')} ${words}`;
  },
  explain: meaning('已经是这样的就不再变', 'What lies so already is not turned'),
  rules: ['5.3.1', '1.3.2.1'],
  rulesOf: ({ to }) =>
    to === 'face-up' || to === 'face-down' ? ['4.2.3', '4.6.3'] : ['5.3.1', '1.3.2.1'],
  *run(table, { what, to }, scope) {
    if (to === 'face-up' || to === 'face-down') {
      const turning = yield* cardsMeant(table, what, scope);
      return yield* table.procedures.turnFace(table, turning, to === 'face-up');
    }
    const can = (card: CardId) => table.procedures.canSetTapped(table, card, to === 'tapped');
    const cards = yield* cardsMeant(table, what, scope, forCost(scope, can));
    return yield* table.procedures.setTapped(table, cards, to === 'tapped');
  },
  // A card that is tapped already cannot be tapped, not even as a cost (10.4.2.2).
  payable: (table, { what, to }, scope) =>
    to === 'face-up' || to === 'face-down'
      ? enough(table, what, scope)
      : enough(table, what, scope, (card) =>
          table.procedures.canSetTapped(table, card, to === 'tapped'),
        ),
};

export const MOVING_DEEDS = { send, swap, turn } as const;
