import {
  counted,
  type Form,
  meaning,
  type Node,
  type Span,
  type Voice,
  verb,
} from '@lianhuan/cardtext';
import type { CardId, Flow, Seat, ZoneId } from '@lianhuan/kernel';
import type { CardKind } from '../../cards/definition.ts';
import { rule } from '../../rules.ts';
import { cardsIn, isActive, type MinxinTable, printed } from '../../table/table.ts';
import { AREAS, of, shared } from '../../table/zones.ts';
import { hasFlash } from '../meaning/match.ts';
import { candidates, leastOf, type Pick, pickCards } from '../meaning/pick.ts';
import type { Scope } from '../meaning/scope.ts';
import type {
  Costs,
  Discard,
  Exile,
  ExileThis,
  HowMany,
  PlayCard,
  Put,
  Recruit,
  Selection,
  Tap,
  ThatCard,
  ThisCard,
} from '../nodes/nodes.ts';
import { GOALS, type Goal, type Pile } from '../reading/vocabulary.ts';
import { type DeedWord, says } from '../reading/word.ts';
import { pickedOnlyFrom, UNMEASURED, unclearOwner } from './nouns.ts';
import { gotFromExile, takenFrom } from './taken-from.ts';

/** Moving cards about: 弃置, 放逐, 招募 without paying, putting somewhere, 横置 and 重置. */

const anyOfHand = (count: HowMany, upTo: boolean): Selection => ({
  kind: 'selection',
  span: [0, 0],
  from: 'hand',
  upTo,
  count,
  other: false,
  filter: null,
});

/** The selections of so many hand cards, kept by their number, so that none is made anew for each discard. */
const HANDS: Record<string, Selection> = {};
const hand = ({ count, upTo }: Discard): Selection => {
  const key = `${count} ${upTo}`;
  HANDS[key] ??= anyOfHand(count, upTo);
  return HANDS[key];
};

const DISCARD: Pick = { kind: 'pick-discard', verb: 'discard', rule: '2.3.2' };
const EXILE: Pick = { kind: 'pick-exile', verb: 'exile', rule: '2.4.3' };
const PUT: Pick = { kind: 'pick-put', verb: 'put', rule: '2.3.2' };
const UNTAP: Pick = { kind: 'pick-untap', verb: 'untap', rule: '2.3.4' };
const TAP: Pick = { kind: 'pick-tap', verb: 'tap', rule: '2.3.2' };
const PLAY = { kind: 'pick-play', verb: 'play', rule: '2.3.2' } as const;
const RECRUIT = { kind: 'pick-recruit', verb: 'recruit', rule: '2.3.2.2' } as const;

/** Are there enough cards to carry the words out: all that are printed, or one where fewer will do (至多)? */
function enough(table: MinxinTable, what: Selection, scope: Scope): boolean {
  return what.from === 'central-top' || candidates(table, what, scope).length >= leastOf(what);
}

/** "2 cards", "up to 1 card", "any number of cards", "all cards in your hand". */
function howMany(count: HowMany, upTo: boolean, voice: Voice): string {
  if (count === 'any') return 'any number of cards';
  if (count === 'all') return `all cards in ${voice.startsWith('you') ? 'your' : 'their'} hand`;
  return `${upTo ? 'up to ' : ''}${counted(count, 'card')}`;
}

/** 此牌, 该牌 while it is what it was, or cards that are picked. */
function* cardsMeant(
  table: MinxinTable,
  what: Selection | ThisCard | ThatCard,
  scope: Scope,
  pick: Pick,
): Flow<readonly CardId[]> {
  switch (what.kind) {
    case 'this-card':
      return [scope.card];
    case 'that-card': {
      const that = scope.thatCard;
      if (that === null || table.cards[that.card].incarnation !== that.incarnation) return [];
      return [that.card];
    }
    case 'selection':
      return yield* pickCards(table, what, scope, pick);
  }
}

const discard: DeedWord<Discard> = {
  kind: 'discard',
  forms: ['deed', 'one-cost'].flatMap((as) => [
    { as, zh: '[弃置|弃掉|弃|丢弃][至多|最多]{count:number}张手牌', with: { upTo: true } },
    { as, zh: '[弃置|弃掉|弃|丢弃]{count:number}张手牌', with: { upTo: false } },
    { as, zh: '[弃置|弃掉|弃|丢弃]{count:number}张[牌|卡]', with: { upTo: false }, variant: true },
    { as, zh: '[将|把]{count:number}张手牌[弃置|弃掉|丢弃]', with: { upTo: false }, variant: true },
    { as, zh: '[弃置|弃掉|弃|丢弃]任意张手牌', with: { count: 'any', upTo: true } },
    { as, zh: '[弃置|弃掉|弃|丢弃]所有手牌', with: { count: 'all', upTo: false } },
  ]),
  english: ({ count, upTo }, _, voice) =>
    `${verb(voice, 'discard')} ${howMany(count, upTo, voice)}`,
  explain: meaning('自己选手牌置入弃牌堆', 'Puts hand cards of one’s choice into the discard pile'),
  rules: ['2.3.2'],
  *run(table, node, scope) {
    const picked = yield* pickCards(table, hand(node), scope, DISCARD);
    for (const card of picked) yield* throwAway(table, scope.seat, card);
    return picked.length > 0;
  },
  possible: (table, node, { seat }) => cardsIn(table, seat, 'hand').length >= leastOf(hand(node)),
};

function* throwAway(table: MinxinTable, seat: Seat, card: CardId): Flow {
  yield* table.procedures.move(table, card, of(seat, 'discard'));
  yield* table.procedures.happen(table, { type: 'discarded', seat, card });
}

const exile: DeedWord<Exile> = {
  kind: 'exile',
  forms: [
    { as: 'deed', zh: '放逐{what:selection}' },
    { as: 'deed', zh: '放逐{what:that}' },
    { as: 'deed', zh: '[将|把]{what:that}放逐', variant: true },
    { as: 'one-cost', zh: '放逐{what:selection}' },
    { as: 'deed', zh: '[将|把]{what:selection}放逐', variant: true },
    { as: 'one-cost', zh: '[将|把]{what:selection}放逐', variant: true },
    ...takenFrom('放逐', '', 'exile'),
  ],
  english: ({ what }, say, voice) => `${verb(voice, 'exile')} ${say(what, voice)}`,
  explain: meaning(
    '置入放逐区；始终可得的牌回到原处，起始牌离开游戏',
    'Into exile; always-available cards return to their pile, starting cards leave the game',
  ),
  rules: ['2.4.3'],
  *run(table, { what }, scope) {
    const picked = yield* cardsMeant(table, what, scope, EXILE);
    let done = false;
    for (const card of picked) {
      if (yield* table.procedures.exile(table, scope.seat, card)) done = true;
    }
    return done;
  },
  possible: (table, { what }, scope) => what.kind === 'that-card' || enough(table, what, scope),
};

const exileThis: DeedWord<ExileThis> = {
  kind: 'exile-this',
  forms: [
    { as: 'deed', zh: '放逐[此牌|本牌|这张牌|此领土|本领土|此部曲|本部曲|此计略|本计略]' },
    { as: 'one-cost', zh: '放逐[此牌|本牌|这张牌|此领土|本领土|此部曲|本部曲|此计略|本计略]' },
  ],
  english: (_, __, voice) => `${verb(voice, 'exile')} this card`,
  explain: meaning('这张牌自己被放逐', 'This card itself is exiled'),
  rules: ['2.4.3'],
  run: (table, _, scope) => table.procedures.exile(table, scope.seat, scope.card),
};

const costs: DeedWord<Costs> = {
  kind: 'costs',
  forms: [{ as: 'cost', zh: '{steps:one-cost/并}' }],
  english: (node, say, voice) => node.steps.map((step) => say(step, voice)).join(' and '),
  explain: meaning('都付得起才能发动', 'All of it must be payable'),
  rules: ['2.3.2'],
  *run(table, node, scope) {
    for (const step of node.steps) yield* scope.interpreter.run(table, step, scope);
    return true;
  },
  possible: (table, node, scope) =>
    node.steps.every((step) => scope.interpreter.possible(table, step, scope)),
};

/** Goals that are nobody’s own. */
const SHARED: ReadonlySet<Goal> = new Set<Goal>([
  'central-deck',
  'central-top',
  'central-bottom',
  'removed',
]);

/** Kinds that are in nobody’s deck, hand or discard pile. */
const OF_NO_DECK: ReadonlySet<CardKind> = new Set<CardKind>(['event', 'herald', 'pouch', 'dust']);

/** "into your hand", or their hand where another player does it. */
function goalCalled(to: Goal, voice: Voice): string {
  return voice.startsWith('you') ? GOALS[to].en : GOALS[to].en.replace('your', 'their');
}

/** 将弃牌堆洗入牌库: all of it. */
function allShuffledIn({ from, to }: Readonly<Record<string, unknown>>, span: Span): Put | null {
  if (!SHUFFLED.has(to as Goal) || !WHOLE_PILES.has(from as Pile)) return null;
  const filter = {
    kind: 'filter',
    span,
    type: 'card',
    or: null,
    trait: null,
    name: null,
    ...UNMEASURED,
  };
  const what = { kind: 'selection', span, from, upTo: false, count: 'all', other: false, filter };
  return { kind: 'put', span, what, to } as Put;
}

/** Piles that can be shuffled into a deck as they lie. */
const WHOLE_PILES: ReadonlySet<Pile> = new Set<Pile>(['discard', 'exile', 'from-hand']);

const put: DeedWord<Put> = {
  kind: 'put',
  forms: [
    { as: 'deed', zh: '[将|把]{what:selection}{to:goal}' },
    { as: 'deed', zh: '[将|把]{what:this}{to:goal}' },
    { as: 'deed', zh: '[将|把]{what:that}{to:goal}' },
    ...takenFrom('[选|选取|选择|将|拿取|]', '[，|][将其|]{to:goal}', 'put'),
    {
      as: 'deed',
      zh: '从{from}[获得|获取|拿取|得到]{count:number}张{filter:things}',
      variant: true,
      build: gotFromExile,
    },
    {
      as: 'deed',
      zh: '[将|把]{from}[|的所有牌|中所有牌]{to:goal}',
      variant: true,
      build: allShuffledIn,
    },
  ],
  english: ({ what, to }, say, voice) =>
    `${verb(voice, 'put')} ${say(what, voice)} ${goalCalled(to, voice)}`,
  explain: meaning(
    '移到所说的地方，不算招募也不算进场',
    'Moves it there; that is neither recruiting nor entering',
  ),
  rules: ['2.3.2'],
  check: ({ what, to }, { ancestors, context }) => {
    if (what.kind === 'this-card' && context.kind !== null && OF_NO_DECK.has(context.kind)) {
      return says('这种牌不属于玩家的牌库', 'A card of this kind belongs to nobody’s deck');
    }
    if (isToItsPlayer({ what, to })) return null;
    const theirs = to.startsWith('their-');
    return unclearOwner({ yours: !theirs && !SHARED.has(to), theirs }, ancestors);
  },
  *run(table, node, scope) {
    const { what, to } = node;
    const picked = yield* cardsMeant(table, what, scope, PUT);
    const zones = new Set<ZoneId>();
    for (const card of picked) {
      const seat = isToItsPlayer(node) ? table.cards[card].controller : scope.seat;
      const zone = goalZone(table, to, seat, card);
      if (yield* table.procedures.move(table, card, zone, placeIn(to))) zones.add(zone);
    }
    if (SHUFFLED.has(to)) for (const zone of zones) yield* shuffle(table, zone);
    return zones.size > 0;
  },
  possible: (table, { what }, scope) =>
    what.kind !== 'selection' ||
    what.from === 'central-top' ||
    candidates(table, what, scope).length > 0,
};

/** 将目标玩家的1张部曲置入其手牌: 其 is whose card it is. */
function isToItsPlayer({ what, to }: { what: Put['what']; to: Goal }): boolean {
  return to.startsWith('their-') && what.kind === 'selection' && OF_OTHERS.has(what.from);
}

const OF_OTHERS: ReadonlySet<Pile> = new Set<Pile>([
  'target-field',
  'other-fields',
  'target-discard',
]);

/** Goals that leave nobody knowing where the card is. */
export const SHUFFLED: ReadonlySet<Goal> = new Set<Goal>(['deck', 'their-deck', 'central-deck']);

function shuffle(table: MinxinTable, zone: ZoneId): Flow<unknown> {
  return table.procedures.happen(table, { type: 'shuffle', zone });
}

/** On top of the zone, or at its bottom. */
export function placeIn(to: Goal): 'top' | 'bottom' {
  return to === 'deck-bottom' || to === 'central-bottom' ? 'bottom' : 'top';
}

/** The zone to which words such as 置于牌库顶 send a card. */
export function goalZone(table: MinxinTable, to: Goal, seat: Seat, card: CardId): ZoneId {
  switch (to) {
    case 'deck-top':
    case 'their-deck-top':
    case 'deck-bottom':
    case 'deck':
    case 'their-deck':
      return of(seat, 'deck');
    case 'central-deck':
    case 'central-top':
    case 'central-bottom':
      return shared('central-deck');
    case 'removed':
      return shared('removed');
    case 'hand':
    case 'their-hand':
      return of(seat, 'hand');
    case 'discard':
    case 'their-discard':
      return of(seat, 'discard');
    case 'field':
    case 'their-field':
      return of(seat, AREAS[printed(table, card).kind]);
  }
}

const recruit: DeedWord<Recruit> = {
  kind: 'recruit',
  forms: [
    { as: 'deed', zh: '招募{what:selection}[并|，并|，将其|并将其|，]{to:goal}' },
    {
      as: 'deed',
      with: { to: null },
      zh: '招募{what:selection}[|，不消耗声望|，不支付费用|，无需支付费用|，无须支付费用|，无须支付声望|，不支付声望|，无需支付声望]',
    },
    {
      as: 'deed',
      zh: '[不支付费用|无需支付费用|无须支付费用|不消耗声望|不支付声望][|地|，]招募{what:selection}',
      with: { to: null },
      variant: true,
    },
    // Where it is recruited from is not said: it may be either, so both are shown.
    ...(['row', 'always'] as const).map(
      (from): Form => ({
        as: 'deed',
        zh: '[免费|不支付费用|无须支付费用|]招募{count:number}张{filter:things}',
        variant: true,
        build: ({ count, filter }, span) => {
          const what = { kind: 'selection', span, from, upTo: false, count, other: false, filter };
          return { kind: 'recruit', span, what, to: null } as unknown as Node;
        },
      }),
    ),
  ],
  english: ({ what, to }, say, voice) => {
    const free = `${verb(voice, 'recruit')} ${say(what, voice)} without paying`;
    return to === null ? free : `${free}, to go ${goalCalled(to, voice)}`;
  },
  explain: meaning(
    '不支付费用招募，其他玩家不能应对；乱军不能被招募',
    'Recruited without paying, and without answers; rebels cannot be recruited',
  ),
  rules: ['2.3.2.2', '2.4.4'],
  check: pickedOnlyFrom(
    ['row', 'around', 'always'],
    '只有中央牌列和始终可得区域的牌可以招募',
    'Only cards of the centre row and the always-available area can be recruited',
  ),
  *run(table, { what, to }, scope) {
    const only = (card: CardId) => mayRecruit(table, scope.seat, card);
    const picked = yield* pickCards(table, what, scope, { ...RECRUIT, only });
    let taken = false;
    for (const card of picked) {
      const goal =
        to === null ? undefined : { to: goalZone(table, to, scope.seat, card), place: placeIn(to) };
      if (yield* table.procedures.takeRecruit(table, scope.seat, card, goal)) taken = true;
    }
    return taken;
  },
  possible: (table, { what }, scope) =>
    candidates(table, what, scope, (card) => mayRecruit(table, scope.seat, card)).length > 0,
};

function mayRecruit(table: MinxinTable, seat: Seat, card: CardId): boolean {
  if (printed(table, card).kind === 'rebel' && rule('2.4.4')) return false;
  const to = of(seat, 'discard');
  return !table.procedures.isForbidden(table, { type: 'recruit', seat, card, to });
}

const playIt: DeedWord<PlayCard> = {
  kind: 'play-card',
  forms: [
    { as: 'deed', zh: '[打出|使用]{what:selection}' },
    ...takenFrom('[打出|使用]', '', 'play-card'),
  ],
  english: ({ what }, say, voice) => `${verb(voice, 'play')} ${say(what, voice)}`,
  explain: meaning(
    '如同在空闲时点打出：进场，得到牌上所示，发动进场效果；在其他玩家的回合只能打出带有闪电的牌',
    'As at an idle point: it enters, gives what is printed on it and its entry effects; in another player’s turn only a card with flash can be played',
  ),
  rules: ['2.3.2', '2.3.5'],
  check: pickedOnlyFrom(
    ['hand', 'from-hand', 'discard', 'hand-or-discard', 'their-discard', 'their-hand-or-discard'],
    '只有自己的手牌和弃牌堆的牌可以打出',
    'Only cards of one’s own hand or discard pile can be played',
  ),
  *run(table, { what }, scope) {
    const only = (card: CardId) => mayPlay(table, scope.seat, card);
    const picked = yield* pickCards(table, what, scope, { ...PLAY, only });
    for (const card of picked) yield* table.procedures.play(table, scope.seat, card);
    return picked.length > 0;
  },
  possible: (table, { what }, scope) =>
    candidates(table, what, scope, (card) => mayPlay(table, scope.seat, card)).length > 0,
};

function mayPlay(table: MinxinTable, seat: Seat, card: CardId): boolean {
  if (!isActive(table, seat) && !hasFlash(table, card) && rule('2.3.5')) return false;
  return !table.procedures.isForbidden(table, { type: 'play', seat, card });
}

/** 重置1张领土, 重置所有领土: one's own where nobody's are said. */
function ownForms(): Form[] {
  const build: NonNullable<Form['build']> = ({ tapped, count, other, filter }, span) => {
    const what = {
      kind: 'selection',
      span,
      from: 'field',
      upTo: false,
      count,
      other: other ?? false,
      filter,
    };
    return { kind: 'tap', span, tapped, what } as Tap;
  };
  return [
    {
      as: 'deed',
      zh: '[重置|竖置|纵置]{count:number}张{filter:things}',
      with: { tapped: false },
      variant: true,
      build,
    },
    {
      as: 'deed',
      zh: '[重置|竖置|纵置]所有{filter:things}',
      with: { tapped: false, count: 'all' },
      variant: true,
      build,
    },
    {
      as: 'deed',
      zh: '[重置|竖置|纵置]另[1|一]张{filter:things}',
      with: { tapped: false, count: 1, other: true },
      variant: true,
      build,
    },
  ];
}

const tap: DeedWord<Tap> = {
  kind: 'tap',
  forms: [
    { as: 'deed', zh: '[重置|竖置|纵置]{what:selection}', with: { tapped: false } },
    {
      as: 'deed',
      zh: '[将|把]{what:selection}[重置|竖置|纵置]',
      with: { tapped: false },
      variant: true,
    },
    { as: 'deed', zh: '[将|把]{what:selection}横置', with: { tapped: true }, variant: true },
    ...ownForms(),
    { as: 'deed', zh: '横置{what:selection}', with: { tapped: true } },
  ],
  english: ({ tapped, what }, say, voice) =>
    `${tapped ? verb(voice, 'tap') : verb(voice, 'untap')} ${say(what, voice)}`,
  explain: meaning(
    '横置的领土不能布令，重置后又能',
    'A tapped territory gives no edict until it is untapped',
  ),
  rules: ['2.3.2', '2.3.4'],
  check: pickedOnlyFrom(
    ['field', 'target-field', 'other-fields'],
    '只有场上的牌可以横置或重置',
    'Only cards on a field can be tapped or untapped',
  ),
  *run(table, { tapped, what }, scope) {
    const only = (card: CardId) => table.cards[card].tapped !== tapped;
    const picked = yield* pickCards(table, what, scope, { ...(tapped ? TAP : UNTAP), only });
    for (const card of picked) yield* setTapped(table, card, tapped);
    return picked.length > 0;
  },
  possible: (table, { tapped, what }, scope) =>
    candidates(table, what, scope, (card) => table.cards[card].tapped !== tapped).length > 0,
};

function setTapped(table: MinxinTable, card: CardId, tapped: boolean): Flow<unknown> {
  return table.procedures.happen(table, { type: 'tap', card, tapped });
}

export const CARD_DEEDS = {
  discard,
  exile,
  'exile-this': exileThis,
  costs,
  put,
  recruit,
  tap,
  'play-card': playIt,
} as const;
