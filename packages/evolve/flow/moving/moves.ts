import {
  type CardId,
  type Flow,
  type MoveEvent,
  moveTo,
  NO_ZONE,
  type Seat,
  type ShiftEvent,
} from '@lianhuan/kernel';
import { replacementsOn } from '../../effects/active-effects.ts';
import { cardsNow, characteristicsOf } from '../../effects/derivation.ts';
import type { EvolveEvent } from '../../events/events.ts';
import { carryOut, decided, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { type EvolveTable, isSame, onField, printed, zoneOf } from '../../table/table.ts';
import { GONE, of, type PlayerZone, type ZoneName } from '../../table/zones.ts';

/** Moves of cards from zone to zone (4.1), and tokens that cease to exist by moving (9.1.4). */

/** Has another player than its owner the card on the field, by 夺取 or otherwise? */
export function isSeized(table: EvolveTable, card: CardId): boolean {
  const { owner, controller } = table.cards[card];
  return owner !== controller && onField(table, card);
}

/** That player controls a card of the field from now on, on the own field; it stays the object it is (5.21.2). */
export function shiftToField(card: CardId, controller: Seat): ShiftEvent {
  return { type: 'shift', card, to: of(controller, 'field'), controller, from: NO_ZONE };
}

/** A move to that zone of the card's owner (4.1.6). */
export function moveHome(
  table: EvolveTable,
  card: CardId,
  to: PlayerZone,
  place: 'top' | 'bottom' = 'top',
): MoveEvent {
  obeys('3.1.1', '4.1.6');
  if (isSeized(table, card)) rule('5.21.3');
  return moveTo(table, card, of(table.cards[card].owner, to), place);
}

/** Moves cards together, as far as nothing forbids or replaces their moves; gives the cards that moved. */
export function* moveTogether(
  table: EvolveTable,
  moves: readonly MoveEvent[],
): Flow<readonly CardId[]> {
  // Where no move can be replaced, none can change what becomes of the others.
  if (moves.length < 2 || replacementsOn(table, moves[0]).length === 0) {
    return yield* moved(table, yield* happenTogether(table, moves));
  }
  const decisions: EvolveEvent[] = [];
  const were = objectsOf(
    table,
    moves.map(({ card }) => card),
  );
  for (const move of moves) {
    const came = yield* decided(table, move);
    if (came !== null) decisions.push(came);
  }
  return yield* carryOutMoves(table, stillThere(table, decisions, were));
}

/** The incarnation that each of these cards is now. */
export function objectsOf(
  table: EvolveTable,
  cards: readonly CardId[],
): ReadonlyMap<CardId, number> {
  return new Map(cards.map((card) => [card, table.cards[card].incarnation]));
}

/**
 * The events whose card is still the object it was: what was put in the place of one event may have moved the card
 * of another (4.1.4).
 */
export function stillThere<Event extends EvolveEvent>(
  table: EvolveTable,
  events: readonly Event[],
  were: ReadonlyMap<CardId, number>,
): readonly Event[] {
  return events.filter((event) => {
    if (!('card' in event)) return true;
    const was = were.get(event.card);
    return was === table.cards[event.card].incarnation || !rule('4.1.4');
  });
}

/** Carries out events that were decided before, moves among them, at the same time; gives the cards that moved. */
export function* carryOutMoves(
  table: EvolveTable,
  events: readonly EvolveEvent[],
): Flow<readonly CardId[]> {
  return yield* moved(table, yield* carryOut(table, events));
}

/** Ends the effects that last until a card has left the field, where it is the object it was no more (10.2.1.2). */
function* endWithCards(table: EvolveTable): Flow {
  const { forbid, replace, modify } = table.effects;
  const ending = [...forbid, ...replace, ...modify].filter(
    ({ body }) => body.kind === 'begun' && body.until !== null && !isSame(table, body.until),
  );
  if (ending.length === 0 || !rule('10.2.1.2')) return;
  yield* happenTogether(
    table,
    ending.map((effect) => ({ type: 'end-effect', effect })),
  );
}

function* moved(table: EvolveTable, events: readonly EvolveEvent[]): Flow<readonly CardId[]> {
  const cards: CardId[] = [];
  const going: CardId[] = [];
  for (const event of events) {
    if (event.type !== 'move') continue;
    cards.push(event.card);
    if (!mayExist(table, event.card)) going.push(event.card);
  }
  if (going.length > 0) yield* removeTokens(table, going);
  if (cards.length > 0) yield* endWithCards(table);
  return cards;
}

/** These tokens lie in a zone where tokens cannot be: they cease to exist at once (9.1.4.3). */
function* removeTokens(table: EvolveTable, going: readonly CardId[]): Flow {
  const moves = going.map((card) => moveTo(table, card, GONE));
  if (obeys('9.1.3', '9.1.3.1', '9.1.4.3')) yield* carryOut(table, moves);
}

function mayExist(table: EvolveTable, card: CardId): boolean {
  const { special, kind } = printed(table, card);
  if (special !== 'token') return true;
  const zone: ZoneName = zoneOf(table, card);
  if (zone === 'gone' || zone === 'extra' || zone === 'resolving') return true;
  return zone === 'field' && (kind !== 'spell' || !rule('9.1.4.2')) && rule('9.1.4.1');
}

/** The followers and amulets of a player on the field. */
export function fieldOf(table: EvolveTable, seat: Seat): readonly CardId[] {
  return table.zones[of(seat, 'field')].cards;
}

/** A player's followers on the field. */
export function followersOf(table: EvolveTable, seat: Seat): readonly CardId[] {
  const found: CardId[] = [];
  const cards = cardsNow(table);
  for (const card of fieldOf(table, seat)) {
    if (cards.of(card).kind === 'follower') found.push(card);
  }
  return found;
}

/** Does the card lie on the field, and is it a follower now (5.24)? */
export function isFollower(table: EvolveTable, card: CardId): boolean {
  return onField(table, card) && characteristicsOf(table, card).kind === 'follower';
}
