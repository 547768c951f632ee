import {
  addCard,
  type CardId,
  NO_CARD,
  NOBODY,
  option,
  type Seat,
  writable,
} from '@lianhuan/kernel';
import type { JudgedGame, PlacedCard, Position } from '../scenario/judged-game.ts';
import {
  apply,
  BASKET,
  type Flaw,
  FRUIT,
  type Fruit,
  fruitOf,
  HAND_LIMIT,
  handCards,
  handOf,
  layOut,
  PILE,
  TOY_RULES,
  type ToyEvent,
  type ToySetup,
  type ToyTable,
  toyGame,
} from './toy-game.ts';

const NIGHT = '夜里';
const DAY = '白天';

const zoneId = (seat: Seat, zone: string) =>
  seat === NOBODY ? (zone === '篮子' ? BASKET : PILE) : handOf(seat);

/** 抢果子, the made-up game of `toy-game.ts`, with all that the judge must know of it. */
export function judgedToy(flaw?: Flaw): JudgedGame<ToyTable, ToySetup, ToyEvent> {
  return {
    game: toyGame(flaw),
    rules: TOY_RULES,
    seats: [2, 3, 4],
    vocabulary: {
      sharedZones: ['篮子', '果核'],
      seatZones: ['手里'],
      startZones: ['篮子', '手里'],
      places: {},
      sharedNumbers: [],
      seatNumbers: ['甜度'],
      values: ['甜'],
      traits: { 味道: ['甜', '酸', '多汁'] },
      counters: ['虫'],
      attachments: ['叶子'],
      states: ['横置'],
      usualStates: [],
      sharedSeats: ['轮到'],
      turn: '轮到',
      lists: ['排行'],
      phases: [DAY, NIGHT],
      readOnly: ['轮到', '果核'],
    },
    mayLie: (fruit, zone) => zone !== '叶子' || (fruit as Fruit).name !== '桃子',
    library: (madeUp) => ({ ok: true, value: [...FRUIT, ...(madeUp as Fruit[])] }),
    nameOf: (definition) => (definition as Fruit).name,
    backOf: () => '果子',
    shownBy: (event) => (event.type === 'keep' ? [event.card] : []),
    choiceIn: (event) => (event.type === 'keep' ? { seat: event.seat, cards: [event.card] } : null),
    position,
    beginning: ({ players }, seed, { library, zones }) => {
      const table = layOut(players, seed, NOBODY, library as Fruit[]);
      layZones(table, zones);
      return table;
    },
    setup: (players, start) => ({ players, ...start }),
    cardsIn: (table, seat, zone) => {
      const cards = table.zones[zoneId(seat, zone)].cards.filter(
        (card) => table.cards[card].host === NO_CARD,
      );
      return zone === '篮子' ? cards.toReversed() : cards;
    },
    number: (table, seat) => table.state.sweet[seat],
    sharedSeat: (table) => table.state.active,
    value: (table, card) => fruitOf(table, card).sweet || null,
    hasState: (table, card) => table.cards[card].tapped,
    trait: (table, card) => fruitOf(table, card).tastes ?? [],
    counter: (table, card, name) => table.cards[card].counters?.[name] ?? 0,
    attached: (table, card) => table.cards.filter(({ host }) => host === card).map(({ id }) => id),
    list: ({ state }) =>
      state.sweet
        .map((sweet, seat) => ({ sweet, told: `${String.fromCharCode(65 + seat)} 甜度${sweet}` }))
        .filter(({ sweet }) => sweet > 0)
        .toSorted((one, other) => other.sweet - one.sweet)
        .map(({ told }) => told),
    phase: ({ state }) => (state.night ? NIGHT : DAY),
    refusals: (table, seat) =>
      handCards(table, seat).length >= HAND_LIMIT
        ? [{ option: option('拿', NO_CARD, seat), rule: '1.1' }]
        : [],
  };
}

function position({ players, seed, active, phase, library, zones, numbers }: Position): ToyTable {
  const table = layOut(players, seed, active, library as Fruit[]);
  const open = writable(table);
  open.state = { ...open.state, night: phase === NIGHT };
  layZones(table, zones);
  for (const { seat, value } of numbers) apply(table, { type: 'taste', seat, amount: value });
  return table;
}

function layZones(table: ToyTable, zones: Position['zones']): void {
  for (const { seat, zone, cards } of zones) {
    for (const card of zone === '篮子' ? cards.toReversed() : cards) {
      if (card) layCard(table, card, seat, zone, NO_CARD);
    }
  }
}

function layCard(
  table: ToyTable,
  { definition, states, counters, attached, owner }: PlacedCard,
  seat: Seat,
  zone: string,
  host: CardId,
): void {
  const id = addCard(table, definition, zoneId(seat, zone), owner ?? seat);
  const card = writable(table).cards[id];
  card.host = host;
  card.tapped = states.includes('横置');
  card.counters = Object.fromEntries(counters.map(({ name, value }) => [name, value]));
  for (const leaf of attached.flatMap(({ cards }) => cards)) layCard(table, leaf, seat, zone, id);
}
