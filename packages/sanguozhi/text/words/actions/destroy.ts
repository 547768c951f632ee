import { type Form, meaning, type Node } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, moveTo, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../../describe/prompts.ts';
import { type RuleId, rule } from '../../../rules.ts';
import type { Target } from '../../../table/state.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { of } from '../../../table/zones.ts';
import { wanted } from '../../meaning/amount.ts';
import { canBePaidWith, cardsMeant, seatsMeant, targetsMeant } from '../../meaning/pick.ts';
import type { Agent } from '../../meaning/procedures.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Cards, Destroy, Fall, Filter, Sacrifice, Send } from '../../nodes/index.ts';
import { does, from } from '../../reading/english-verbs.ts';
import { type Where, whereIs } from '../../reading/order.ts';
import { DESTINATIONS, type Destination, type Place } from '../../reading/vocabulary.ts';
import { type DeedWord, says } from '../../reading/word.ts';
import { destroyInstead } from './destroy-instead.ts';
import { destroyThen } from './destroy-then.ts';

/** 破坏, 牺牲, and moving cards to other zones. */

/** Who makes it happen (706.4). */
function agentOf({ source, seat }: Scope): Agent {
  return { source, seat };
}

const destroy: DeedWord<Destroy> = {
  kind: 'destroy',
  forms: [
    { as: 'destroying', zh: '破坏{what:cards}' },
    { as: 'destroying', zh: '[将|把]{what:cards}破坏', variant: true },
  ],
  english: ({ what }, say, voice) => `destroy ${say(what, voice)}`,
  explain: meaning('置入墓地，可以被生还改变', 'Into the graveyard, unless it survives instead'),
  rules: ['801.6a', '801.6b'],
  *run(table, { what }, scope) {
    const targets = yield* targetsMeant(table, what, scope, dies(table, 'destroy', scope));
    const all = targets.length >= wanted(what, scope);
    return (yield* table.procedures.destroy(table, targets, agentOf(scope))) && all;
  },
  payable: (table, { what }, scope) =>
    canBePaidWith(table, what, scope, dies(table, 'destroy', scope)),
};

/** Could a card be destroyed or sacrificed, so that no effect forbids it (101.2)? */
function dies(
  table: SanguozhiTable,
  type: 'destroy' | 'sacrifice',
  { source, seat: by }: Scope,
): (card: CardId) => boolean {
  return (card) => !table.procedures.isForbidden(table, { type, card, source, by, final: false });
}

const fall: DeedWord<Fall> = {
  kind: 'fall',
  forms: [
    { as: 'deed', zh: '[使|令|让]{what:cards}阵亡' },
    { as: 'deed', zh: '阵亡', with: { what: null } },
  ],
  english: ({ what }, say, voice) => (what === null ? 'fall' : `have ${say(what, voice)} fall`),
  explain: meaning(
    '阵亡：置入墓地，可以被生还改变',
    'It falls: into the graveyard, unless it survives',
  ),
  rules: ['801.5a', '801.5c'],
  *run(table, { what }, scope) {
    if (what === null) {
      const those = scope.that.flatMap((target) => (target.kind === 'card' ? [target.card] : []));
      return yield* table.procedures.fall(table, those, agentOf(scope));
    }
    const cards = yield* cardsMeant(table, what, scope);
    const done = yield* table.procedures.fall(table, cards, agentOf(scope));
    return done && cards.length >= wanted(what, scope);
  },
};

/** The selection limited to the player's own cards, as only these can be sacrificed (801.7b). */
function ofTheirs(what: Cards): Cards {
  if (what.kind !== 'selection') return what;
  const { filter, span } = what;
  const of = filter.kind === 'of-side' ? filter.of : filter;
  return { ...what, filter: { kind: 'of-side', span, side: 'own', of } };
}

/**
 * Several players sacrifice: all pick before any card goes (101.4); gives those who sacrificed as many
 * as the words say.
 */
function* sacrificeByEach(
  table: SanguozhiTable,
  node: Sacrifice,
  seats: readonly Seat[],
  scope: Scope,
): Flow<readonly Seat[]> {
  rule('801.7b');
  const what = ofTheirs(node.what);
  const short = new Set<Seat>();
  const sacrificed: { readonly seat: Seat; readonly card: CardId }[] = [];
  for (const seat of seats) {
    const theirs = seat === scope.seat ? scope : { ...scope, seat, actor: seat };
    const cards = yield* cardsMeant(table, what, theirs, dies(table, 'sacrifice', scope));
    scope.that = theirs.that;
    if (cards.length < wanted(what, scope)) short.add(seat);
    sacrificed.push(...cards.map((card) => ({ seat, card })));
    if (seats.length > 1) yield* announcePicked(table, seat, cards);
  }
  const cards = sacrificed.map(({ card }) => card);
  const kept = yield* table.procedures.sacrifice(table, cards, agentOf(scope));
  for (const { seat, card } of sacrificed) if (kept.includes(card)) short.add(seat);
  return seats.filter((seat) => !short.has(seat));
}

/** 敌方选择其1名副将牺牲: only their own can be sacrificed (801.7b), so that 其 says no more. */
function sacrificed(
  { who = null, what }: Readonly<Record<string, unknown>>,
  span: Sacrifice['span'],
): Sacrifice | null {
  const cards = what as Cards;
  const { filter } = cards as { readonly filter?: Filter };
  // 己方 is whoever controls the card, and nobody else can sacrifice theirs.
  if (filter?.kind === 'of-side' && filter.side === 'own' && who !== null && who !== 'own')
    return null;
  const own =
    filter?.kind === 'of-side' && filter.side === 'that' ? { ...cards, filter: filter.of } : cards;
  return { kind: 'sacrifice', span, who, what: own } as Sacrifice;
}

/** 所有玩家各牺牲1名其场上将领: whose need not be said. */
function ofDoers(node: Sacrifice): Sacrifice {
  const { who, what } = node;
  if (who === null || what.kind !== 'selection' || what.filter.kind !== 'of-side') return node;
  const { side, of } = what.filter;
  return side === 'that' ? { ...node, what: { ...what, filter: of } } : node;
}

const sacrifice: DeedWord<Sacrifice> = {
  kind: 'sacrifice',
  meant: ofDoers,
  forms: [
    { as: 'deed', zh: '{who:party?}[|各|各自]牺牲{what:cards}' },
    {
      as: 'deed',
      zh: '{who:party?}[|各|各自][选择|将|把][|其]{what:cards}[牺牲|，将其牺牲|并牺牲|，牺牲之]',
      variant: true,
      build: sacrificed,
    },
    {
      as: 'deed',
      zh: '{who:party}[|各|各自]牺牲其[|控制的|的]{what:cards}',
      variant: true,
      build: sacrificed,
    },
  ],
  english: ({ who, what }, say, voice) => `${does(who, voice, 'sacrifice')} ${say(what, voice)}`,
  explain: meaning(
    '由控制者从场上置入墓地，不是被破坏',
    'Its controller puts it from play into the graveyard; it is not destroyed',
  ),
  rules: ['801.7a', '801.7b', '801.7c'],
  *run(table, node, scope) {
    const seats = yield* seatsMeant(table, node.who, scope, node);
    return (yield* sacrificeByEach(table, node, seats, scope)).length === seats.length;
  },
  byEach: sacrificeByEach,
  payable: (table, { what }, scope) =>
    canBePaidWith(table, what, scope, dies(table, 'sacrifice', scope)),
};

/** Tells later players what was picked before (101.4b). */
function* announcePicked(table: SanguozhiTable, seat: Seat, cards: readonly CardId[]): Flow {
  if (cards.length > 0 && rule('101.4b')) {
    yield* table.procedures.happen(table, { type: 'pick', seat, cards });
  }
}

/** Words whose sufferer is the card that is sent, where none is named. */
const REPLACING: ReadonlySet<string> = new Set(['instead', 'destroy-instead', 'lethal-instead']);

const SENDING: Readonly<Record<Destination, string>> = {
  hand: 'return',
  'add-to-hand': 'put',
  'deck-top': 'return',
  'deck-bottom': 'return',
  'deck-end': 'return',
  deck: 'shuffle',
  graveyard: 'put',
  removed: 'take',
};

/** Each player picks some of the cards, which all go at once (101.4); 该玩家 is the one who picks. */
function* sendByEach(table: SanguozhiTable, node: Send, what: Cards, scope: Scope): Flow<boolean> {
  const { that } = scope;
  const picked: Target[] = [];
  let all = true;
  for (const seat of yield* seatsMeant(table, node.who, scope, node)) {
    const cards = that.filter(({ kind }) => kind !== 'seat');
    const theirs: Scope = { ...scope, actor: seat, that: [...cards, { kind: 'seat', seat }] };
    const targets = yield* targetsMeant(table, what, theirs, goes(table, node.to));
    if (targets.length < wanted(what, theirs)) all = false;
    picked.push(...targets);
  }
  const to = node.to === 'deck-end' && picked.length > 0 ? yield* pickEnd(scope) : node.to;
  return (yield* table.procedures.send(table, picked, to, agentOf(scope))) && all;
}

/** 卡组顶或卡组底: the player picks which. */
function* pickEnd({ actor, source }: Scope): Flow<Destination> {
  const verbs = ['deck-top', 'deck-bottom'] as const satisfies readonly Verb[];
  const { verb } = yield* ask({
    seat: actor,
    kind: 'deck-end' satisfies Prompt,
    options: verbs.map((one) => option(one, NO_CARD, actor)),
    about: source,
    rule: '705.2d' satisfies RuleId,
  });
  return verb === 'deck-top' ? 'deck-top' : 'deck-bottom';
}

/** 从己方墓地将1张谋略加入手牌: where from stands before how many. */
const SENT_FROM: readonly Form[] = ['', '指定'].flatMap((aim) =>
  ['', '[最多|至多]'].map(
    (upTo): Form => ({
      as: 'deed',
      zh: `从{side:side?}{place:place}[|中|里][将|选择|把]${upTo}{most:amount}{measure}${aim}{filter:filter}{to:destination}`,
      variant: true,
      build: ({ side, place, most, measure, filter, to }, span) => {
        if (!OPEN_PLACES.has(place)) return null;
        const there = whereIs(filter as Filter, { side, place } as Where, span);
        const how = aim === '' ? 'choose' : 'target';
        const what = {
          kind: 'selection',
          span,
          said: false,
          how,
          upTo: upTo !== '',
          most,
          measure,
        };
        return { kind: 'send', span, who: null, what: { ...what, filter: there }, to } as Node;
      },
    }),
  ),
);

/** Where everybody sees what lies there. */
const OPEN_PLACES: ReadonlySet<unknown> = new Set<Place>(['field', 'graveyard']);

const send: DeedWord<Send> = {
  kind: 'send',
  forms: [
    ...SENT_FROM,
    { as: 'deed', zh: '{who:party?}[将|把|使|令|选择|]{what:cards}{to:destination}' },
    { as: 'deed', zh: '{to:destination}', with: { who: null, what: null } },
  ],
  english: ({ who, what, to }, say, voice) =>
    `${does(who, voice, SENDING[to])} ${what === null ? 'it' : from(say(what, voice))} ${DESTINATIONS[to].en}`,
  explain: meaning('移到所说的区域', 'Moves it to the zone named'),
  rules: ['102.4a', '707.1'],
  check: ({ what }, { ancestors }) =>
    what !== null || ancestors.some(({ kind }) => REPLACING.has(kind))
      ? null
      : says('没有说明是哪张卡；写「将…返回手牌」', 'Say which card: 将…返回手牌'),
  *run(table, node, scope) {
    const { who, what, to } = node;
    if (what === null) return yield* table.procedures.send(table, scope.that, to, agentOf(scope));
    if (who !== null) return yield* sendByEach(table, node, what, scope);
    const targets = yield* targetsMeant(table, what, scope, goes(table, to));
    const all = targets.length >= wanted(what, scope);
    const end = to === 'deck-end' && targets.length > 0 ? yield* pickEnd(scope) : to;
    return (yield* table.procedures.send(table, targets, end, agentOf(scope))) && all;
  },
  payable: (table, { what, to }, scope) => {
    if (what !== null) return canBePaidWith(table, what, scope, goes(table, to));
    return scope.that.some((one) => one.kind === 'card' && goes(table, to)(one.card));
  },
};

/** Could a card be moved there, so that no effect forbids it (101.2)? */
function goes(table: SanguozhiTable, to: Destination): (card: CardId) => boolean {
  return (card) => {
    if (to !== 'hand' && to !== 'add-to-hand') return true;
    const home = of(table.cards[card].owner, 'hand');
    return !table.procedures.isForbidden(table, moveTo(table, card, home));
  };
}

export const DESTROY_DEEDS = {
  'destroy-instead': destroyInstead,
  'destroy-then': destroyThen,
  destroy,
  fall,
  sacrifice,
  send,
} as const;
