import {
  type CardId,
  definitionOf,
  NO_CARD,
  NOBODY,
  type Option,
  option,
  type Seat,
} from '@lianhuan/kernel';
import {
  type CardDefinition,
  cards,
  FAVOR_PER_PLAYER,
  FIELD,
  minxin as game,
  type LaidCard,
  type LaidZone,
  layOutBeginning,
  layOutPosition,
  library,
  type MinxinEvent,
  type MinxinPublicState,
  type MinxinSetup,
  type MinxinTable,
  PLAYERS,
  type PlayerZone,
  RESOURCES,
  type Resource,
  ROW_SLOTS,
  RULES,
  refusals,
  type SharedZone,
  scores,
  secrets,
  TOP_FIRST,
  ZONES,
  type ZoneName,
} from '@lianhuan/minxin';
import type { JudgedGame, PlacedCard, PlacedZone, Position } from '../../scenario/judged-game.ts';
import { givenNumber, libraryWith, playerCounts } from '../adapter.ts';
import english from './english.json' with { type: 'json' };
import { alsoSaid, alsoTold, CLOSING, concluded, implied, picksIn } from './sayings.ts';
import verbs from './verbs.json' with { type: 'json' };

const POOL = '民心池';
const ROUND = '轮';
const TURN = '回合';
const FIRST = '起始玩家';
const ACTIVE = '当前玩家';
const ON_FIELD = '场上';
const HAND_LIMIT = '手牌上限';
const TOTAL = '民心总值';
const TAPPED = '横置';
const UNTAPPED = '竖置';

const RESOURCE_NAMES = Object.entries(RESOURCES) as [Resource, string][];

const SHARED: ReadonlySet<string> = new Set<SharedZone>([
  'central-deck',
  'row',
  'always',
  'event-deck',
  'event-area',
  'pouch-deck',
  'exile',
  'removed',
]);

/** Printed names of the zones that all share, or that each seat has. */
function zoneNames(whose: 'shared' | 'seat'): string[] {
  return Object.entries(ZONES)
    .filter(([name]) => SHARED.has(name) === (whose === 'shared'))
    .map(([, { zh }]) => zh);
}

/** Derived and printed numbers of a card, by their printed names. */
const VALUES: Readonly<Record<string, (table: MinxinTable, card: CardId) => number>> = {
  费用: (table, card) => game.characteristics(table, card).cost,
  守备: (table, card) => game.characteristics(table, card).defence ?? 0,
  守备民心: (table, card) => printed(table, card).spoils,
  民心值: (table, card) => printed(table, card).worth,
};

/** 民心 before the judge. */
export const minxin: JudgedGame<MinxinTable, MinxinSetup, MinxinEvent> = {
  ...secrets,
  game,
  rules: RULES,
  seats: playerCounts(PLAYERS),
  english,
  verbs,
  vocabulary: {
    sharedZones: zoneNames('shared'),
    seatZones: [...zoneNames('seat'), ON_FIELD],
    startZones: zoneNames('shared'),
    places: { [ZONES.row.zh]: ROW_SLOTS },
    sharedNumbers: [POOL, ROUND, TURN],
    seatNumbers: [...Object.values(RESOURCES), HAND_LIMIT, TOTAL],
    readOnly: [HAND_LIMIT, TOTAL, ACTIVE],
    sharedSeats: [FIRST, ACTIVE],
    turn: ACTIVE,
    values: Object.keys(VALUES),
    traits: {},
    counters: [],
    attachments: [],
    lists: [],
    phases: [],
    states: [TAPPED, UNTAPPED],
    usualStates: [UNTAPPED],
  },
  library: (madeUp) => libraryWith({ library, ...cards }, madeUp),
  nameOf: (definition) => (definition as CardDefinition).name,
  position,
  beginning: (setup, seed, { library, zones }) =>
    layOutBeginning(setup, seed, library as readonly CardDefinition[], zones.map(laidZone)),
  setup: (players, start) => ({ players, ...start }),
  cardsIn: (table, seat, zone) => cardsIn(table, seat, zone),
  number,
  sharedSeat: (table, name) => (name === FIRST ? table.state.first : table.state.active),
  value: (table, card, name) => VALUES[name](table, card),
  hasState: (table, card, state) => table.cards[card].tapped === (state === TAPPED),
  picksIn,
  alsoSaid,
  alsoTold,
  implied,
  concluded,
  closing: CLOSING,
  refusals: (table, seat) =>
    refusals(table, seat).map(({ card, verb, rule }) => ({
      option: refused(table, card, verb),
      rule,
    })),
};

function printed(table: MinxinTable, card: CardId): CardDefinition {
  return definitionOf(table, card);
}

/** The zone of a printed name, `field` for 场上. */
function zoneCode(name: string): ZoneName | 'field' {
  if (name === ON_FIELD) return 'field';
  return (Object.keys(ZONES) as ZoneName[]).find((zone) => ZONES[zone].zh === name) as ZoneName;
}

function position(position: Position): MinxinTable {
  const { players, seed, active } = position;
  const numberOf = (name: string, seat = NOBODY) => givenNumber(position, name, seat);
  return layOutPosition({
    players,
    seed,
    library: position.library as readonly CardDefinition[],
    active,
    first: position.seats.find(({ name }) => name === FIRST)?.seat ?? active,
    round: numberOf(ROUND) ?? 1,
    turn: numberOf(TURN) ?? 1,
    pool: numberOf(POOL) ?? players * FAVOR_PER_PLAYER,
    resources: Array.from({ length: players }, (_, seat) => {
      const given = RESOURCE_NAMES.map(([code, name]) => [code, numberOf(name, seat as Seat) ?? 0]);
      return Object.fromEntries(given);
    }),
    zones: position.zones.map(laidZone),
  });
}

function laidZone({ seat, zone, cards }: PlacedZone): LaidZone {
  const code = zoneCode(zone);
  if (seat === NOBODY) {
    return { zone: code as SharedZone, cards: cards.map((card) => card && laidCard(card)) };
  }
  const laid = cards.filter((card) => card !== null).map(laidCard);
  return { seat, zone: code as PlayerZone | 'field', cards: laid };
}

function laidCard({ definition, states }: PlacedCard): LaidCard {
  return { definition, tapped: states.includes(TAPPED) };
}

function cardsIn(table: MinxinTable, seat: Seat, name: string): readonly CardId[] {
  const code = zoneCode(name);
  const zones = code === 'field' ? FIELD : [code];
  return zones.flatMap((wanted) => {
    const cards = table.zones
      .filter((zone) => zone.name === wanted && zone.owner === seat)
      .flatMap((zone) => zone.cards);
    return TOP_FIRST.has(wanted) ? cards.toReversed() : cards;
  });
}

function number(table: MinxinTable, seat: Seat, name: string): number {
  const { state } = table;
  switch (name) {
    case POOL:
      return state.pool;
    case ROUND:
      return state.round;
    case TURN:
      return state.turn;
    case HAND_LIMIT:
      return (game.publicState(table, seat) as MinxinPublicState).players[seat].handLimit;
    case TOTAL:
      return scores(table)[seat].total;
    default: {
      const [code] = RESOURCE_NAMES.find(([, printedName]) => printedName === name) as [
        Resource,
        string,
      ];
      return state.players[seat][code];
    }
  }
}

/** The option that a player would be offered if no rule stood in the way. */
function refused(table: MinxinTable, handle: number, verb: string): Option {
  const card = table.cards.find((one) => one.handle === handle);
  return card ? option(verb, card.id, card.controller) : option(verb, NO_CARD);
}
