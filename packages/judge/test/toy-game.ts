import {
  addCard,
  addZone,
  applyTableEvent,
  ask,
  askOpenly,
  because,
  type CardId,
  citing,
  definitionOf,
  emptyTable,
  type Flow,
  type Game,
  moveTo,
  NO_CARD,
  NOBODY,
  option,
  pipelineWithoutEffects,
  type RuleEntry,
  type Seat,
  type Seed,
  seesMove,
  type Table,
  type TableEvent,
  type Text,
  tableFacts,
  UNRELEASED,
  writable,
  type ZoneId,
} from '@lianhuan/kernel';

// 抢果子, a game of one page: take fruit from a basket, eat it for its sweetness; others may snatch.

export interface Fruit {
  readonly name: string;
  readonly sweet: number;
  readonly tastes?: readonly string[];
}
interface ToyState {
  readonly active: Seat;
  readonly sweet: readonly number[];
  /** Is the fruit worth as much by night as by day? */
  readonly night: boolean;
}
export interface ToySetup {
  readonly players: number;
  /** How many fruits each hand holds at first; a set-up that names more than a hand can hold is refused. */
  readonly hand?: number;
}
export type ToyTable = Table<Fruit, ToyState, never>;
export type ToyEvent =
  | TableEvent<never>
  | { readonly type: 'taste'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** Word: all see what somebody keeps at the end of a turn. */
  | { readonly type: 'keep'; readonly seat: Seat; readonly card: CardId };

const both = (text: string): Text => ({ zh: text, en: text });

export const TOY_RULES = {
  '1': { says: both('游戏怎样进行'), standing: 'definition' },
  '1.1': { says: both('手里最多三个果子'), standing: 'enforced' },
  '1.2': { says: both('吃下果子，得到它的甜度'), standing: 'enforced' },
  '1.3': { says: both('别人吃果子时可以用夺取夺走'), standing: 'enforced' },
  '1.10': { says: both('轮流行动'), standing: 'enforced', shape: both('程序的次序') },
  '2': { says: both('篮子空了，最甜的人获胜'), standing: 'enforced' },
} as const satisfies Record<string, RuleEntry>;
const rule = citing<keyof typeof TOY_RULES>();

export const SNATCH = '夺取';
export const FRUIT: readonly Fruit[] = [
  { name: '桃子', sweet: 2, tastes: ['甜', '多汁2'] },
  { name: '李子', sweet: 1, tastes: ['酸'] },
  { name: SNATCH, sweet: 0 },
];
export const BASKET = 0 as ZoneId;
export const PILE = 1 as ZoneId;
export const HAND_LIMIT = 3;
export const handOf = (seat: number) => (2 + seat) as ZoneId;

/** Ways to break the toy, to see that somebody notices. */
export type Flaw =
  | 'tells-hands'
  | 'tells-draws'
  | 'counts-hidden'
  | 'forgets'
  | 'asks-only-holders'
  | 'needs-sweetness';

const { happen } = pipelineWithoutEffects<ToyTable, ToyEvent>((table, event) =>
  apply(table, event),
);

export function apply(table: ToyTable, event: ToyEvent): void {
  const open = writable(table);
  if (event.type === 'taste') {
    const sweet = open.state.sweet.with(event.seat, open.state.sweet[event.seat] + event.amount);
    open.state = { ...open.state, sweet };
  } else if (event.type === 'turn') {
    open.state = { ...open.state, active: event.seat };
  } else if (event.type !== 'keep') {
    applyTableEvent(table, event);
  }
}

export function layOut(
  players: number,
  seed: Seed,
  active: Seat,
  library: readonly Fruit[],
): ToyTable {
  const sweet = Array.from({ length: players }, () => 0);
  const state: ToyState = { active, sweet, night: false };
  const table: ToyTable = emptyTable(players, seed, library, state);
  addZone(table, '篮子', NOBODY, 'nobody');
  addZone(table, '果核', NOBODY, 'public');
  for (let seat = 0; seat < players; seat++) addZone(table, '手里', seat as Seat, 'owner');
  return table;
}

export const handCards = (table: ToyTable, seat: number) => table.zones[handOf(seat)].cards;
export const fruitOf = (table: ToyTable, card: CardId): Fruit => definitionOf(table, card);
const letter = (seat: Seat) => String.fromCharCode(65 + seat);

/** A game with a flaw, or none. */
export function toyGame(flaw?: Flaw): Game<ToyTable, ToySetup, ToyEvent> {
  let forgotten = 0;

  function* play(table: ToyTable): Flow {
    if (table.state.active === NOBODY) {
      yield* happen(table, { type: 'shuffle', zone: BASKET });
      yield* happen(table, { type: 'turn', seat: 0 as Seat });
    }
    while (table.outcome === null) yield* act(table);
  }

  function* act(table: ToyTable): Flow {
    const seat = table.state.active;
    const hand = handCards(table, seat);
    const options = hand.map((card) => option('吃', card, seat));
    const basket = table.zones[BASKET].cards;
    const full = hand.length >= HAND_LIMIT && rule('1.1');
    if (basket.length > 0 && !full) options.push(option('拿', NO_CARD, seat));
    const choice = yield* askOpenly({
      seat,
      kind: '行动',
      options: [...options, option('结束', NO_CARD, seat)],
      amount: flaw === 'counts-hidden' ? sweetness(table, basket) : 0,
      rule: '1.10',
      idle: true,
    });
    if (flaw === 'forgets') forgotten += 1;
    if (choice.verb === '拿') yield* happen(table, moveTo(table, basket.at(-1)!, handOf(seat)));
    else if (choice.verb === '吃')
      yield* because({ kind: '吃', seat, card: choice.card }, eat(table, seat, choice.card));
    else yield* endTurn(table, seat);
  }

  function* eat(table: ToyTable, seat: Seat, card: CardId): Flow {
    yield* happen(table, moveTo(table, card, PILE));
    if (yield* snatched(table, seat)) return;
    const amount = fruitOf(table, card).sweet + forgotten;
    if (rule('1.2')) yield* happen(table, { type: 'taste', seat, amount });
    else if (flaw === 'needs-sweetness') throw new Error('nobody tasted anything');
  }

  function* snatched(table: ToyTable, seat: Seat): Flow<boolean> {
    const other = ((seat + 1) % table.seats) as Seat;
    const snatches = handCards(table, other).filter((card) => fruitOf(table, card).name === SNATCH);
    if (!rule('1.3') || (flaw === 'asks-only-holders' && snatches.length === 0)) return false;
    const choice = yield* askOpenly({
      seat: other,
      kind: '应对',
      options: [
        option('让过', NO_CARD, other),
        ...snatches.map((card) => option('用', card, other)),
      ],
      rule: '1.3',
    });
    if (choice.verb === '让过') return false;
    yield* happen(table, moveTo(table, choice.card, PILE));
    return true;
  }

  function* endTurn(table: ToyTable, seat: Seat): Flow {
    const hand = handCards(table, seat);
    if (hand.length > 0) {
      const options = hand.map((card) => option('留', card, seat));
      const { card } = yield* ask({
        seat,
        kind: '留下',
        options,
        rule: '1.10',
      });
      yield* happen(table, { type: 'keep', seat, card });
    }
    if (table.zones[BASKET].cards.length === 0 && rule('2')) {
      const best = Math.max(...table.state.sweet);
      const seats = table.state.sweet.map((_, index) => index as Seat);
      const winners = best === 0 ? [] : seats.filter((seat) => table.state.sweet[seat] === best);
      yield* happen(table, { type: 'finish', winners });
      return;
    }
    yield* happen(table, { type: 'turn', seat: ((seat + 1) % table.seats) as Seat });
  }

  const sweetness = (table: ToyTable, cards: readonly CardId[]) =>
    cards.reduce((sum, card, index) => sum + fruitOf(table, card).sweet * (index + 1), 0);

  return {
    id: 'toy',
    version: '1.0.0',
    content: UNRELEASED,
    name: both('抢果子'),
    readSetup: (input) => {
      const setup = input as ToySetup;
      const tooMuch = (setup.hand ?? 0) > 3 && rule('1.1');
      const problem = { text: both('手里太多'), at: 'setup.hand', rule: '1.1' };
      return tooMuch ? { ok: false, problems: [problem] } : { ok: true, value: setup };
    },
    start: ({ players }, seed) => {
      const table = layOut(players, seed, NOBODY, FRUIT);
      for (let copy = 0; copy < 4; copy++) {
        for (const definition of FRUIT.keys()) addCard(table, definition, BASKET, NOBODY);
      }
      return table;
    },
    play,
    definitionId: (table, card) => fruitOf(table, card).name,
    cardName: (table, card) => both(fruitOf(table, card).name),
    zoneName: (_, zone) => both(zone.name),
    prompt: (_, { kind, amount }) => both(amount > 0 ? `${kind} ${amount}` : kind),
    label: (table, { verb, card }) =>
      both(card === NO_CARD ? verb : `${verb} ${fruitOf(table, card).name}`),
    publicState: (table) =>
      flaw === 'tells-hands'
        ? { ...table.state, hands: handCards(table, 1).map((card) => fruitOf(table, card).name) }
        : table.state,
    characteristics: (table, card) => ({ sweet: fruitOf(table, card).sweet }),
    describeEvent: (table, event, seat) => {
      if (event.type === 'taste') return both(`${letter(event.seat)} 甜度+${event.amount}`);
      if (event.type === 'keep') {
        return both(`${letter(event.seat)} 留下 ${fruitOf(table, event.card).name}`);
      }
      if (event.type !== 'move') return null;
      const known = flaw === 'tells-draws' || seesMove(table, event, seat);
      return both(
        `${known ? fruitOf(table, event.card).name : '果子'} → ${table.zones[event.to].name}`,
      );
    },
    describeCause: (table, { kind, seat, card }) =>
      both(`${letter(seat!)} ${kind} ${fruitOf(table, card!).name}`),
    describeLapse: (_, { reason, event }) => both(`${reason}: ${event.type}`),
    factsOf: (event, make) => {
      if (event.type === 'keep') return { seat: event.seat, card: make.open(event.card) };
      return event.type === 'taste' || event.type === 'turn'
        ? { seat: event.seat }
        : tableFacts(event, make);
    },
    subject: (table, event, seat) =>
      event.type === 'move' && seesMove(table, event, seat) ? event.card : NO_CARD,
  };
}
