import { type Form, meaning, type Node, variantsAs } from '@lianhuan/cardtext';
import type { CardId, Flow } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../../events/events.ts';
import { obeys, rule } from '../../../rules.ts';
import type { SanguozhiTable } from '../../../table/table.ts';
import { wanted } from '../../meaning/amount.ts';
import { begin } from '../../meaning/begin-effect.ts';
import { candidates, saysWhere } from '../../meaning/candidates.ts';
import { pickedByFeature } from '../../meaning/features.ts';
import { targetOf } from '../../meaning/match.ts';
import { canBePaidWith, cardsMeant, referTo, seatsMeant } from '../../meaning/pick.ts';
import { doneByEach } from '../../meaning/run.ts';
import type { Scope } from '../../meaning/scope.ts';
import { isInForce } from '../../meaning/subjects.ts';
import type {
  Cards,
  Control,
  Equip,
  Filter,
  LayTroop,
  MoveSlot,
  PlaceGeneral,
  Selection,
  Turn,
} from '../../nodes/index.ts';
import { does, from } from '../../reading/english-verbs.ts';
import { type Where, whereIs } from '../../reading/order.ts';
import { PERIODS, type Place } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';

/** How cards come into play, lie there and change hands by an effect. */

/** Does something for each card; in full only if there were enough cards and it was done in full for each. */
function* forEach(
  table: SanguozhiTable,
  what: Cards,
  scope: Scope,
  deed: (card: CardId) => Flow<boolean>,
): Flow<boolean> {
  const cards = yield* cardsMeant(table, what, scope);
  let done = cards.length >= wanted(what, scope);
  for (const card of cards) if (!(yield* deed(card))) done = false;
  // The cards may have become other objects by it, and 该 still means them.
  const now = cards.map((card) => targetOf(table, card));
  referTo(scope, now, 'card');
  return done;
}

/** Does the card not lie that way yet, and could it be turned so? */
function canTurn(table: SanguozhiTable, card: CardId, to: Turn['to']): boolean {
  const { tapped, faceDown } = table.cards[card];
  const lies = {
    tapped: tapped || faceDown,
    untapped: !tapped,
    'face-down': faceDown,
    flipped: !faceDown,
    'face-up': !faceDown,
  } as const satisfies Readonly<Record<Turn['to'], boolean>>;
  return !lies[to] && !isKept(table, card, to);
}

/** What may be picked to be turned: only what does not lie so yet, where there is enough of it (706.3). */
function turnable(
  table: SanguozhiTable,
  what: Cards,
  to: Turn['to'],
  scope: Scope,
): (card: CardId) => boolean {
  const can = (card: CardId) => canTurn(table, card, to);
  const needed = wanted(what, scope);
  if (what.kind === 'selection' && needed > 0) {
    const left = candidates(table, what.filter, scope).filter(can).length;
    if (left >= needed && rule('706.3')) return can;
  }
  return (card) => !isKept(table, card, to);
}

/** Does an effect keep the card from being turned so (101.2)? */
function isKept(table: SanguozhiTable, card: CardId, to: Turn['to']): boolean {
  switch (to) {
    case 'tapped':
      return isForbidden(table, { type: 'tap', card, tapped: true });
    case 'untapped':
      return isForbidden(table, { type: 'tap', card, tapped: false });
    case 'face-down':
      return isForbidden(table, { type: 'face', card, down: true });
    case 'flipped':
      return isForbidden(table, { type: 'flip', card });
    case 'face-up':
      return false;
  }
}

function isForbidden(table: SanguozhiTable, event: SanguozhiEvent): boolean {
  return table.procedures.isForbidden(table, event);
}

/**
 * The player who places a general picks whether it lies face down (500.1d), where it was not picked by
 * characteristics (500.5c).
 */
function lying(what: Cards): false | 'either' {
  return pickedByFeature(what) && obeys('500.5c', '112.2c') ? false : 'either';
}

/** Where only the player whose it is can look. */
const HIDDEN: ReadonlySet<unknown> = new Set<Place>(['hand', 'deck', 'ready']);

/** 从手牌放置1名将领上场: where from stands before how many; from one's own, if another player does it, from theirs. */
function placedFrom(how: Selection['how'], isOwnSaid: boolean): NonNullable<Form['build']> {
  return ({ place, most, measure, filter }, span) => {
    const isOwn = isOwnSaid || how === 'target' || !HIDDEN.has(place);
    const side = isOwn ? 'own' : null;
    const there = whereIs(filter as Filter, { side, place } as Where, span);
    const what = { kind: 'selection', span, how, upTo: false, most, measure, said: false };
    return {
      kind: 'place-general',
      span,
      what: { ...what, filter: there },
      faceDown: false,
      role: null,
    } as unknown as Node;
  };
}

const PLACED_FROM: readonly Form[] = ['从己方', '从'].flatMap((from): Form[] => [
  {
    as: 'deed',
    zh: `${from}{place}[放置|将]{most:number}{measure}{filter:filter}[|放置]上场`,
    variant: true,
    build: placedFrom('choose', from !== '从'),
  },
  {
    as: 'deed',
    zh: `${from}{place}[|中|里][放置|将]{most:number}{measure}指定{filter:filter}[|放置]上场`,
    variant: true,
    build: placedFrom('target', from !== '从'),
  },
]);

/** What is placed is picked from the hand where no other place is said (801.2a#2). */
function placed(what: Cards): Cards {
  if (what.kind !== 'selection' || saysWhere(what.filter) || !rule('801.2a#2')) return what;
  const { span, filter } = what;
  return { ...what, filter: { kind: 'in-place', span, place: 'hand', of: filter } };
}

const placeGeneral: DeedWord<PlaceGeneral> = {
  kind: 'place-general',
  forms: [
    { as: 'deed', zh: '放置{what:cards}盖放上场', with: { faceDown: true, role: null } },
    ...variantsAs('deed', [
      ['[将|把]{what:cards}盖放[上场|放置上场]', { faceDown: true, role: null }],
      ['[将|把]{what:cards}[|放置]为{role}[|放置]上场', { faceDown: false }],
      ['[将|把]{what:cards}[放置上场|放置到场上|上场]', { faceDown: false, role: null }],
    ]),
    { as: 'deed', zh: '放置{what:cards}为{role}上场', with: { faceDown: false } },
    ...PLACED_FROM,
    { as: 'deed', zh: '放置{what:cards}上场', with: { faceDown: false, role: null } },
  ],
  english: ({ what, faceDown, role }, say, voice) => {
    const down = faceDown ? ' face down' : '';
    const as =
      role === null
        ? ''
        : ` as the ${say.term('role', role).toLowerCase()}`.replace('the deputy', 'a deputy');
    return `put ${from(say(what, voice))} into play${down}${as}`;
  },
  explain: meaning(
    '不用到连环，由放置的玩家选择将领槽',
    'Without the chain; whoever does it picks the slot',
  ),
  rules: ['500.1c', '801.2a#2'],
  run: (table, { what, faceDown, role }, scope) =>
    forEach(table, placed(what), scope, (card) =>
      table.procedures.placeGeneral(table, scope.actor, card, role, faceDown || lying(what)),
    ),
};

const WAYS = {
  'face-down': { zh: '盖放', en: 'turn face down' },
  flipped: { zh: '翻转', en: 'flip' },
  'face-up': { zh: '恢复正面向上', en: 'turn face up again' },
  tapped: { zh: '横置', en: 'tap' },
  untapped: { zh: '重置', en: 'untap' },
} as const satisfies Readonly<Record<Turn['to'], unknown>>;

const turn: DeedWord<Turn> = {
  kind: 'turn',
  forms: [
    { as: 'deed', zh: `{what:cards}${WAYS['face-up'].zh}`, with: { who: null, to: 'face-up' } },
    {
      as: 'deed',
      zh: '[恢复|使|将]{what:cards}[正面向上|恢复正面向上]',
      with: { who: null, to: 'face-up' },
      variant: true,
    },
    ...(['face-down', 'flipped', 'tapped', 'untapped'] as const).map((to) => ({
      as: 'deed',
      zh: `{who:party?}${WAYS[to].zh}{what:cards}`,
      with: { to },
    })),
    ...(['face-down', 'flipped', 'tapped', 'untapped'] as const).map(
      (to): Form => ({
        as: 'deed',
        zh: `[将|把|使|令]{what:cards}${WAYS[to].zh}`,
        with: { who: null, to },
        variant: true,
      }),
    ),
    // 敌方选择其1名副将横置.
    ...(['face-down', 'flipped', 'tapped', 'untapped'] as const).map(
      (to): Form => ({
        as: 'deed',
        zh: `{who:party}[选择|将|把]{what:cards}[|并|，并将其|，将其]${WAYS[to].zh}`,
        with: { to },
        variant: true,
      }),
    ),
  ],
  english: ({ who, what, to }, say, voice) => {
    const cards = say(what, voice);
    if (to === 'face-down') return `${does(who, voice, 'turn')} ${cards} face down`;
    if (to === 'face-up') return `${does(who, voice, 'turn')} ${cards} face up again`;
    return `${does(who, voice, WAYS[to].en)} ${cards}`;
  },
  explain: meaning('改变卡牌的状态', 'Changes how the card lies'),
  rules: ['106.5d', '703.5c'],
  *run(table, node, scope) {
    const { who, what, to } = node;
    if (who !== null) return yield* turnedByEach(table, node, scope);
    const cards = yield* cardsMeant(table, what, scope, turnable(table, what, to, scope));
    const all = cards.length >= wanted(what, scope);
    return (yield* turned(table, cards, to)) && all;
  },
  payable: (table, { what, to }, scope) =>
    canBePaidWith(table, what, scope, (card) => canTurn(table, card, to)),
};

/** Each player picks some of the cards, which are all turned at once (101.4); 该玩家 is the one who picks. */
function* turnedByEach(table: SanguozhiTable, node: Turn, scope: Scope): Flow<boolean> {
  const { what, to } = node;
  const { that } = scope;
  const picked: CardId[] = [];
  let all = true;
  for (const seat of yield* seatsMeant(table, node.who, scope, node)) {
    const cards = that.filter(({ kind }) => kind !== 'seat');
    const theirs: Scope = { ...scope, actor: seat, that: [...cards, { kind: 'seat', seat }] };
    const some = yield* cardsMeant(table, what, theirs, turnable(table, what, to, theirs));
    if (some.length < wanted(what, theirs)) all = false;
    picked.push(...some);
  }
  const those = picked.map((card) => targetOf(table, card));
  referTo(scope, those, 'card');
  return picked.length > 0 && (yield* turned(table, picked, to)) && all;
}

function turned(table: SanguozhiTable, cards: readonly CardId[], to: Turn['to']): Flow<boolean> {
  switch (to) {
    case 'face-down':
      return table.procedures.cover(table, cards);
    case 'flipped':
      return table.procedures.flip(table, cards);
    case 'face-up':
      return table.procedures.uncover(table, cards);
    case 'tapped':
      return table.procedures.tap(table, cards);
    case 'untapped':
      return table.procedures.untap(table, cards);
  }
}

/** How long control is had, as it is written behind. */
const CONTROLLED = [
  { period: 'turn', until: '[，|]直到[|本|该|此]回合结束' },
  {
    period: 'leaves',
    until: `[，|][${[PERIODS.leaves.zh, ...PERIODS.leaves.also].join('|')}]`,
  },
  { period: null, until: '' },
] as const;

const control: DeedWord<Control> = {
  kind: 'control',
  forms: CONTROLLED.flatMap(({ period, until }): Form[] => [
    {
      as: 'deed',
      zh: `[由|]{who:party}[控制|获得]{what:cards}[|的控制权|控制权]${until}`,
      with: { period },
    },
    {
      as: 'deed',
      zh: `[将|把]{what:cards}[|的]控制权[交给|转移给|移交给]{who:party}${until}`,
      with: { period },
      variant: true,
    },
    {
      as: 'deed',
      zh: `{what:cards}由{who:party}[控制|获得]${until}`,
      with: { period },
      variant: true,
    },
    {
      as: 'deed',
      zh: `[控制|获得]{what:cards}[|的控制权|控制权]${until}`,
      with: { who: 'own', period },
      variant: true,
    },
  ]),
  english: ({ who, what, period }, say, voice) =>
    `${does(who, voice, 'gain')} control of ${say(what, voice)}${period === null ? '' : ` ${PERIODS[period].en}`}`,
  explain: meaning(
    '移到新控制者的场上，将领要有空的将领槽',
    'Moves to the new controller’s side; a general needs an empty slot there',
  ),
  rules: ['805.2a', '805.2b', '805.2d'],
  rulesOf: ({ period }) =>
    period === null ? ['805.2a', '805.2b', '805.2d'] : ['805.2a', '805.2b', '805.2d', '805.3'],
  *run(table, node, scope) {
    const [seat] = yield* seatsMeant(table, node.who, scope, node);
    if (seat === undefined) return false;
    const { period, span } = node;
    // What would be over at once does not begin.
    if (period === 'leaves' && !isThere(table, scope)) return false;
    return yield* forEach(table, node.what, scope, function* take(card) {
      if (!(yield* table.procedures.takeControl(table, card, seat))) return false;
      if (period === null) return true;
      const who = { kind: 'that', span, noun: 'card' } as const;
      const taken: Scope = { ...scope, that: [targetOf(table, card)] };
      return yield* begin(table, { kind: 'borrows', span, who }, { period, turns: 0 }, taken);
    });
  },
};

/** Is the card whose words these are in play, or on its way there? */
function isThere(table: SanguozhiTable, { source, incarnation }: Scope): boolean {
  return isInForce(table, { card: source, incarnation });
}

const equip: DeedWord<Equip> = {
  kind: 'equip',
  forms: [{ as: 'deed', zh: '[将|把]{what:cards}[装备给|装备到|装备于]{to:cards}[|上]' }],
  english: ({ what, to }, say, voice) => `attach ${from(say(what, voice))} to ${say(to, voice)}`,
  explain: meaning('不用到连环，须满足装备条件', 'Without the chain; its condition must be met'),
  rules: ['502.3a', '801.4a'],
  *run(table, { what, to }, scope) {
    const treasures = yield* cardsMeant(table, what, scope);
    const [bearer] = yield* cardsMeant(table, to, scope);
    if (bearer === undefined) return false;
    let done = treasures.length >= wanted(what, scope);
    for (const treasure of treasures) {
      if (!(yield* table.procedures.equip(table, treasure, bearer, scope.actor))) done = false;
    }
    return done;
  },
};

const moveSlot: DeedWord<MoveSlot> = {
  kind: 'move-slot',
  forms: [{ as: 'deed', zh: '[将|把]{what:cards}[移至|移动到|移动至|移到]{role}槽' }],
  english: ({ what, role }, say, voice) =>
    `move ${say(what, voice)} to the ${say.term('role', role).toLowerCase()} slot`,
  explain: meaning('换到那个将领槽，要有空位', 'Into that slot, if there is room'),
  rules: ['107.1'],
  run: (table, { what, role }, scope) =>
    forEach(table, what, scope, (card) => table.procedures.moveSlot(table, card, role)),
};

const layTroop: DeedWord<LayTroop> = {
  kind: 'lay-troop',
  forms: [
    { as: 'deed', zh: '{who:party?}摆放{what:cards}' },
    { as: 'deed', zh: '{who:party?}[将|把]{what:cards}摆放[|上场|到场上]', variant: true },
    { as: 'deed', zh: '{who:party?}摆放{what:cards}[上场|到场上]', variant: true },
  ],
  english: ({ who, what }, say, voice) => `${does(who, voice, 'lay')} ${from(say(what, voice))}`,
  explain: meaning('在每回合的那一张之外摆放兵权', 'A troop card beyond the one of each turn'),
  rules: ['504.2'],
  *run(table, node, scope) {
    const seats = yield* seatsMeant(table, node.who, scope, node);
    const able = yield* doneByEach(table, seats, function* lays(actor) {
      const theirs: Scope = { ...scope, actor };
      const done = yield* forEach(table, node.what, theirs, (card) =>
        table.procedures.layTroop(table, actor, card),
      );
      scope.that = theirs.that;
      return done;
    });
    return seats.length > 0 && able.length === seats.length;
  },
};

export const PLACE_DEEDS = {
  'place-general': placeGeneral,
  turn,
  control,
  equip,
  'move-slot': moveSlot,
  'lay-troop': layTroop,
} as const;
