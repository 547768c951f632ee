import type { CardId, Effect, Seat, Table } from '@lianhuan/kernel';
import { citedAside, NO_CARD, playerOf as player, definitionOf as printed } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import type { Body } from '../effects/effect-body.ts';
import { rule } from '../rules.ts';
import type { Procedures } from '../text/meaning/procedures.ts';
import type { CardRef, EvolveState, History } from './state.ts';
import { of, type PlayerZone, type ZoneName } from './zones.ts';

export { player, printed };

/** A table of EVOLVE. */
export type EvolveTable = Table<CardDefinition, EvolveState, Body, Procedures>;
/** An effect on a table of EVOLVE. */
export type EvolveEffect = Effect<Body>;

/** The other player. */
export function opponentOf(seat: Seat): Seat {
  return (1 - seat) as Seat;
}

/** Both players, the turn player first (1.3.4). */
export function seatsInTurn(table: EvolveTable): readonly [Seat, Seat] {
  return table.state.active === 1 && citedAside(() => rule('1.3.4'))
    ? [1 as Seat, 0 as Seat]
    : [0 as Seat, 1 as Seat];
}

/** The name of the zone a card lies in. */
export function zoneOf(table: EvolveTable, card: CardId): ZoneName {
  return table.zones[table.cards[card].zone].name as ZoneName;
}

/** The cards in a player's zone, the top one last. */
export function cardsIn(table: EvolveTable, seat: Seat, zone: PlayerZone): readonly CardId[] {
  return table.zones[of(seat, zone)].cards;
}

/** A player's leader. */
export function leaderOf(table: EvolveTable, seat: Seat): CardId {
  return cardsIn(table, seat, 'leader')[0];
}

/** Does the card lie on the field? */
export function onField(table: EvolveTable, card: CardId): boolean {
  return zoneOf(table, card) === 'field';
}

/** Is the card a leader, lying in the 主战者区域? */
export function isLeader(table: EvolveTable, card: CardId): boolean {
  return zoneOf(table, card) === 'leader';
}

/** The card as the object it is now. */
export function refOf(table: EvolveTable, card: CardId): CardRef {
  return { card, incarnation: table.cards[card].incarnation };
}

/** Is the card still the object it was, or one that effects have followed since (4.8.3.3)? */
export function isSame(table: EvolveTable, ref: CardRef): boolean {
  const { incarnation } = table.cards[ref.card];
  if (incarnation === ref.incarnation) return true;
  const kept = table.state.followedObjects[ref.card];
  return kept !== undefined && kept.to === incarnation && kept.from <= ref.incarnation;
}

/** The evolve card that lies on a card (5.15.1.3); `NO_CARD` for none. */
export function evolvedInto(table: EvolveTable, card: CardId): CardId {
  return laidOn(table, card, 'evolved');
}

/** Has the card evolved (5.15.1.2)? */
export function isEvolved(table: EvolveTable, card: CardId): boolean {
  return evolvedInto(table, card) !== NO_CARD;
}

/** A carrot that is tied to a card (14.2.1.1); `NO_CARD` for none. */
export function mealOf(table: EvolveTable, card: CardId): CardId {
  return laidOn(table, card, 'race');
}

/** The card of that zone, of either player, that lies on this card; of several the last (11.6.2). */
function laidOn(table: EvolveTable, card: CardId, zone: 'evolved' | 'race'): CardId {
  let last: CardId = NO_CARD;
  if (!onField(table, card)) return last;
  for (let seat = 0; seat < table.seats; seat++) {
    for (const one of cardsIn(table, seat as Seat, zone)) {
      if (table.cards[one].host !== card) continue;
      if (last === NO_CARD || table.cards[one].enteredAt >= table.cards[last].enteredAt) last = one;
    }
  }
  return last;
}

/** What a card has been through on the field; null for a card that is not there. */
export function historyOf(table: EvolveTable, card: CardId): History | null {
  const known = table.state.history[card];
  return known?.incarnation === table.cards[card].incarnation ? known : null;
}

/** Has the card raced, and lies a carrot with it, so that it has 突进 (14.2.3.1)? */
export function hasRaced(table: EvolveTable, card: CardId): boolean {
  const history = historyOf(table, card);
  if (history === null || history.raced < 0) return false;
  return mealOf(table, card) !== NO_CARD && rule('14.2.3.1');
}

/** The kernel's counter that holds the damage on a follower; it is no 指示物 of the rulebook. */
export const DAMAGE = 'damage';

/** 蓄积指示物 (13.3.2). */
export const STACK = '蓄积指示物';

/** How many of a counter lie on a card. */
export function countersOn(table: EvolveTable, card: CardId, counter: string): number {
  return table.cards[card].counters?.[counter] ?? 0;
}

/** How much life a follower has lost (5.13.1). */
export function damageOn(table: EvolveTable, card: CardId): number {
  return countersOn(table, card, DAMAGE);
}
