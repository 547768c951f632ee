import {
  type CardId,
  type Effect,
  NOBODY,
  playerOf as player,
  definitionOf as printed,
  type Seat,
  type Table,
} from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import type { Procedures } from '../text/meaning/procedures.ts';
import type { Body } from '../text/nodes/nodes.ts';
import { type MinxinState, paidIn, type Resource } from './state.ts';
import { FIELD, of, type PlayerZone, rowSlot, type ZoneName } from './zones.ts';

export { player, printed };

/** A table of 民心. */
export type MinxinTable = Table<CardDefinition, MinxinState, Body, Procedures>;
/** Something lasting on it. */
export type MinxinEffect = Effect<Body>;

/** The name of the zone a card lies in. */
export function zoneOf(table: MinxinTable, card: CardId): ZoneName {
  return table.zones[table.cards[card].zone].name as ZoneName;
}

/** How much of it a player could lose: what they have, and what they have just paid of it (2.3.2.2). */
export function losable(table: MinxinTable, seat: Seat, resource: Resource): number {
  const payment = table.state.contests.find((one) => one.seat === seat);
  const paid = payment === undefined ? 0 : paidIn(payment, resource);
  return player(table, seat)[resource] + paid;
}

/** The cards in a player's zone, the top one last. */
export function cardsIn(table: MinxinTable, seat: Seat, zone: PlayerZone): readonly CardId[] {
  return table.zones[of(seat, zone)].cards;
}

/** All of a player's cards in play, 部曲 first. */
export function field(table: MinxinTable, seat: Seat): CardId[] {
  const cards: CardId[] = [];
  for (const zone of FIELD) {
    const there = cardsIn(table, seat, zone);
    for (let index = 0; index < there.length; index++) cards.push(there[index]);
  }
  return cards;
}

/** 在场上: in one of the three areas of play (2.3.2). */
export function inPlay(table: MinxinTable, card: CardId): boolean {
  return (FIELD as readonly string[]).includes(zoneOf(table, card));
}

/** In the 中央牌列 (2.2.3). */
export function inRow(table: MinxinTable, card: CardId): boolean {
  return rowSlot(table.cards[card]) >= 0;
}

/** The counter of a card that has been routed and still waits to be put away. */
export const ROUTED = 'routed';

/** A routed 乱军 stands in the row until its reward has been carried out (2.4.4). */
export function isRouted(table: MinxinTable, card: CardId): boolean {
  return table.cards[card].counters?.[ROUTED] !== undefined;
}

/** The orders of seats from each start, by number of seats and direction: made once, as every turn asks for them. */
const ORDERS: (readonly Seat[])[] = [];

/** All seats, from `start` on in the order of play (2.2.1). */
export function seatsFrom(table: MinxinTable, start: Seat): readonly Seat[] {
  const { seats } = table;
  const { direction } = table.state;
  const key = (seats * 16 + start) * 2 + (direction === 1 ? 1 : 0);
  ORDERS[key] ??= Array.from(
    { length: seats },
    (_, step) => ((start + direction * step + seats * seats) % seats) as Seat,
  );
  return ORDERS[key];
}

const OTHERS: (readonly Seat[])[] = [];

/** The same without `start` itself. */
export function othersFrom(table: MinxinTable, start: Seat): readonly Seat[] {
  const key = (table.seats * 16 + start) * 2 + (table.state.direction === 1 ? 1 : 0);
  OTHERS[key] ??= seatsFrom(table, start).slice(1);
  return OTHERS[key];
}

/** Whose turn it is; before the first turn, whoever will begin. */
export function actingSeat({ state }: MinxinTable): Seat {
  return state.active === NOBODY ? state.first : state.active;
}

/** Is it this player's own turn? */
export function isActive(table: MinxinTable, seat: Seat): boolean {
  return table.state.active === seat;
}
