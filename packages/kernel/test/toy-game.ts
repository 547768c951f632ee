import {
  addCard,
  addZone,
  applyTableEvent,
  ask,
  askOpenly,
  because,
  type CardId,
  citing,
  type Effect,
  emptyTable,
  type Flow,
  type Game,
  moveTo,
  NO_CARD,
  NOBODY,
  option,
  pipeline,
  type Seat,
  type Seed,
  succeed,
  type Table,
  type TableEvent,
  type Text,
  tableFacts,
  together,
  UNRELEASED,
  writable,
  type ZoneId,
} from '../index.ts';

/**
 * 签 Lots: the smallest game that uses all of the kernel. Twelve numbered lots are shuffled. In turn
 * each player draws one or stops; then all secretly bid one of their lots at once; the highest bid
 * wins, equals share.
 */
export interface ToyState {
  active: Seat;
  turns: number;
  bids: number[];
  lost: number;
}

/** A body names the event it is about and what it does to it. */
export interface ToyBody {
  readonly on: ToyEvent['type'];
  readonly doing: 'forbid' | 'prevent' | 'double' | 'count';
}

export type ToyTable = Table<{ id: string }, ToyState, ToyBody>;
export type ToyEvent =
  | TableEvent<ToyBody>
  | { readonly type: 'next'; readonly seat: Seat }
  | { readonly type: 'lose'; readonly amount: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly lot: number };

export const A = 0 as Seat;
export const B = 1 as Seat;
export const DECK = 0 as ZoneId;
export const hand = (seat: number) => (1 + seat) as ZoneId;
export const rule = citing<'1' | '2' | '3'>();

export const { barred, forbidden, happen, happenTogether } = pipeline<ToyTable, ToyEvent, ToyBody>({
  prohibitionsOn: (table) => table.effects.forbid,
  replacementsOn: (table) => table.effects.replace,
  triggersOn: (table) => ({ lookingBack: [], hearing: table.effects.trigger }),
  commute: () => false,
  mayConcernEffects: () => true,
  forbids: (_, effect, event) => effect.body.on === event.type,
  replaces: (_, effect, event) => effect.body.on === event.type,
  affected: () => 0 as Seat,
  *choose(_, seat, choices): Flow<number> {
    const options = choices.map((effect) => option('first', NO_CARD, seat, effect.id));
    const picked = yield* ask({
      seat,
      kind: 'choose',
      options,
      rule: '3',
    });
    return options.indexOf(picked);
  },
  *replace(_, effect, event): Flow<ToyEvent | null> {
    if (effect.body.doing === 'prevent') return null;
    return event.type === 'lose' ? { type: 'lose', amount: event.amount * 2 } : event;
  },
  apply(table, event) {
    const { state } = writable(table);
    if (event.type === 'next') {
      state.active = event.seat;
      state.turns += 1;
    } else if (event.type === 'lose') state.lost += event.amount;
    else if (event.type === 'bid') state.bids[event.seat] = event.lot;
    else applyTableEvent(table, event);
  },
  hears: (_, effect, event) => effect.body.on === event.type,
  *schedule(table, heard): Flow {
    for (const _ of heard) writable(table).state.turns += 100;
  },
});

function* play(table: ToyTable): Flow {
  while (table.state.turns < 6) {
    const { active } = table.state;
    const choice = yield* askOpenly({
      seat: active,
      kind: 'draw',
      options: [option('draw'), option('stop')],
      rule: '1',
      idle: true,
    });
    if (choice.verb === 'draw') yield* because({ kind: 'draw', seat: active }, draw(table, active));
    yield* happen(table, { type: 'next', seat: ((active + 1) % table.seats) as Seat });
  }
  const seats = Array.from({ length: table.seats }, (_, seat) => seat as Seat);
  const bids = yield* together(seats.map((seat) => bid(table, seat)));
  for (const seat of seats) yield* happen(table, { type: 'bid', seat, lot: bids[seat] });
  const best = Math.max(...bids);
  yield* happen(table, { type: 'finish', winners: seats.filter((seat) => bids[seat] === best) });
}

function* draw(table: ToyTable, seat: Seat): Flow {
  const top = table.zones[DECK].cards.at(-1);
  if (top !== undefined && rule('1')) yield* happen(table, moveTo(table, top, hand(seat)));
}

function* bid(table: ToyTable, seat: Seat): Flow<number> {
  const toyGame = table.zones[hand(seat)].cards;
  if (toyGame.length === 0) return 0;
  const { card } = yield* askOpenly({
    seat,
    kind: 'bid',
    options: toyGame.map((lot) => option('bid', lot, seat)),
    rule: '2',
  });
  return table.cards[card].definition + 1;
}

export function toyTable(seats: number, seed: Seed): ToyTable {
  const library = Array.from({ length: 12 }, (_, index) => ({ id: `lot-${index + 1}` }));
  const table: ToyTable = emptyTable(seats, seed, library, {
    active: 0 as Seat,
    turns: 0,
    bids: [],
    lost: 0,
  });
  addZone(table, 'deck', NOBODY, 'nobody');
  for (let seat = 0; seat < seats; seat++) addZone(table, 'hand', seat as Seat, 'owner');
  library.forEach((_, index) => {
    addCard(table, index, DECK, NOBODY);
  });
  applyTableEvent(table, { type: 'shuffle', zone: DECK });
  return table;
}

/** Puts an effect on the table, as if a card had begun it. */
export function impose(table: ToyTable, kind: Effect['kind'], body: ToyBody): void {
  applyTableEvent(table, {
    type: 'begin-effect',
    effect: {
      kind,
      source: NO_CARD,
      controller: 0 as Seat,
      duration: { until: 'end-of-game' },
      layer: 0,
      body,
    },
  });
  writable(table).clock += 1;
}

const both = (words: string): Text => ({ zh: words, en: words });

export const toyGame: Game<ToyTable, { players: number }, ToyEvent> = {
  id: 'lots',
  version: '1.0.0',
  content: UNRELEASED,
  name: both('lots'),
  readSetup: (input) => succeed(input as { players: number }),
  start: ({ players }, seed) => toyTable(players, seed),
  play,
  definitionId: (table, card) => table.library[table.cards[card].definition].id,
  cardName: (table, card) => both(table.library[table.cards[card].definition].id),
  zoneName: (_, zone) => both(zone.name),
  prompt: (_, decision) => both(decision.kind),
  label: (_, choice) => both(choice.verb),
  publicState: (table) => ({ active: table.state.active, turns: table.state.turns }),
  characteristics: () => ({}),
  describeEvent: (_, event) => both(event.type),
  describeCause: (_, cause) => both(cause.kind),
  describeLapse: (_, { reason, event }) => both(`${reason}: ${event.type}`),
  factsOf: (event, make) => {
    switch (event.type) {
      case 'next':
      case 'bid':
        return { seat: event.seat };
      case 'lose':
        return { amount: event.amount };
      default:
        return tableFacts(event, make);
    }
  },
  subject: (): CardId => NO_CARD,
};
