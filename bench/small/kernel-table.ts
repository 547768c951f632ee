/** What lies on a table of 小民心 on our kernel, and what can happen to it. */
import {
  addCard,
  addZone,
  applyTableEvent,
  type CardId,
  emptyTable,
  NOBODY,
  type Seat,
  type Table,
  type TableEvent,
  writable,
  type ZoneId,
} from '@lianhuan/kernel';
import { CARDS, CENTRE_DECK, type SmallCard, STARTING_DECK } from './cards.ts';
import type { SmallSetup } from './match.ts';
import { FAVOR_PER_PLAYER } from './rules.ts';

interface Player {
  renown: number;
  power: number;
  favor: number;
}

interface SmallState {
  readonly shuffled: boolean;
  round: number;
  active: Seat;
  pool: number;
  readonly players: readonly Player[];
}

export type SmallTable = Table<SmallCard, SmallState, never>;

export type SmallEvent =
  | TableEvent<never>
  | { type: 'gain'; seat: Seat; resource: keyof Player; amount: number }
  | { type: 'spend-all'; seat: Seat }
  | { type: 'turn'; seat: Seat; round: number };

export const CENTRE = 0 as ZoneId;
export const ROW = 1 as ZoneId;
export const EXILE = 2 as ZoneId;
const SHARED = 3;
const PLAYER_ZONES = ['deck', 'hand', 'field', 'discard'] as const;
type PlayerZone = (typeof PLAYER_ZONES)[number];
const ZONE_INDEX: Readonly<Record<PlayerZone, number>> = { deck: 0, hand: 1, field: 2, discard: 3 };

/** A player's zone. */
export function of(seat: Seat, zone: PlayerZone): ZoneId {
  return (SHARED + seat * PLAYER_ZONES.length + ZONE_INDEX[zone]) as ZoneId;
}

export function cardsIn(table: SmallTable, zone: ZoneId): readonly CardId[] {
  return table.zones[zone].cards;
}

/** The cards of a zone as indices into `CARDS`. */
export function indices(table: SmallTable, zone: ZoneId): number[] {
  return cardsIn(table, zone).map((card) => table.cards[card].definition);
}

/** What a player's cards are worth at the end. */
export function worth(table: SmallTable, seat: Seat): number {
  return PLAYER_ZONES.flatMap((zone) => indices(table, of(seat, zone))).reduce(
    (sum, card) => sum + CARDS[card].worth,
    0,
  );
}

/** Lays out a table, nothing shuffled. */
export function layOut({ players, shuffled }: SmallSetup, seed: number): SmallTable {
  const state: SmallState = {
    shuffled,
    round: 0,
    active: NOBODY,
    pool: players * FAVOR_PER_PLAYER,
    players: Array.from({ length: players }, () => ({ renown: 0, power: 0, favor: 0 })),
  };
  const table: SmallTable = emptyTable(players, seed, CARDS, state);
  addZone(table, 'centre', NOBODY, 'nobody');
  addZone(table, 'row', NOBODY, 'public');
  addZone(table, 'exile', NOBODY, 'public');
  for (let seat = 0; seat < players; seat++) {
    addZone(table, 'deck', seat as Seat, 'nobody');
    addZone(table, 'hand', seat as Seat, 'owner');
    addZone(table, 'field', seat as Seat, 'public');
    addZone(table, 'discard', seat as Seat, 'public');
  }
  for (const card of CENTRE_DECK) addCard(table, card, CENTRE, NOBODY);
  for (let seat = 0; seat < players; seat++) {
    for (const card of STARTING_DECK) addCard(table, card, of(seat as Seat, 'deck'), seat as Seat);
  }
  return table;
}

/** The only writer to the table. */
export function apply(table: SmallTable, event: SmallEvent): void {
  const { state } = writable(table);
  switch (event.type) {
    case 'gain':
      state.players[event.seat][event.resource] += event.amount;
      if (event.resource === 'favor') state.pool = Math.max(0, state.pool - event.amount);
      return;
    case 'spend-all':
      state.players[event.seat].renown = 0;
      state.players[event.seat].power = 0;
      return;
    case 'turn':
      state.active = event.seat;
      state.round = event.round;
      return;
    default:
      return applyTableEvent(table, event);
  }
}
