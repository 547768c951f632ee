import {
  type CardId,
  citedAside,
  type Flow,
  type MoveEvent,
  NO_CARD,
  NOBODY,
} from '@lianhuan/kernel';
import type { DestroyedBy, EvolveEvent } from '../../events/events.ts';
import { decided, forbidden, isReplacedFirst } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { type EvolveTable, isLeader, onField } from '../../table/table.ts';
import type { PlayerZone } from '../../table/zones.ts';
import type { Agent } from '../../text/meaning/procedures.ts';
import { carryOutMoves, moveHome, objectsOf, stillThere } from './moves.ts';

/** 破坏 (5.5) and 消失 (5.6). */

/** The agent of what the rules do: no player and no card. */
export const NO_AGENT: Agent = { source: NO_CARD, seat: NOBODY };

/** A card that is to be destroyed, and by what. */
export interface Destruction {
  readonly card: CardId;
  readonly how: DestroyedBy;
}

/**
 * Destroys these cards at once; gives whether any was destroyed.
 * @param also moves of other cards that happen at the same time
 */
export function* destroyTogether(
  table: EvolveTable,
  destructions: readonly Destruction[],
  { source, seat }: Agent,
  also: readonly MoveEvent[] = [],
): Flow<boolean> {
  const events = destructions
    .filter(({ card }) => onField(table, card))
    .map(({ card, how }): RemovalEvent => ({ type: 'destroy', card, source, by: seat, how }));
  return yield* remove(table, events, 'graveyard', also);
}

/** Destroys these cards, 破坏 (5.5.1); gives whether any was destroyed. */
export function* destroy(
  table: EvolveTable,
  cards: readonly CardId[],
  agent: Agent,
  how: DestroyedBy,
): Flow<boolean> {
  const destructions = cards.map((card) => ({ card, how }));
  return rule('5.5.1') && (yield* destroyTogether(table, destructions, agent));
}

/** Does the card lie on the field, and does no effect forbid that it is destroyed (5.5.1, 1.3.3)? */
export function canDestroy(
  table: EvolveTable,
  card: CardId,
  { source, seat }: Agent,
  how: DestroyedBy,
): boolean {
  if (!onField(table, card)) return false;
  if (forbidden(table, { type: 'destroy', card, source, by: seat, how }) !== null) return false;
  // What cannot leave the field pays for nothing (10.4.2.2).
  return how !== 'cost' || forbidden(table, moveHome(table, card, 'graveyard')) === null;
}

/** Banishes these cards, 消失 (5.6.1), from wherever they lie, leaders excepted; gives whether any was banished. */
export function* banish(
  table: EvolveTable,
  cards: readonly CardId[],
  { source, seat }: Agent,
): Flow<boolean> {
  const events = cards
    .filter((card) => !isLeader(table, card))
    .map((card): RemovalEvent => ({ type: 'banish', card, source, by: seat }));
  return rule('5.6.1') && (yield* remove(table, events, 'banished'));
}

/** A destruction or banishment of one card. */
type RemovalEvent = Extract<EvolveEvent, { readonly type: 'destroy' | 'banish' }>;

/**
 * Moves the destroyed or banished cards to that zone of their owners, together, and keeps what they were (10.11).
 * Where something else is put in the place of a card's move, the card is not destroyed or banished (10.10.1.1).
 */
function* remove(
  table: EvolveTable,
  ends: readonly RemovalEvent[],
  to: PlayerZone,
  also: readonly MoveEvent[] = [],
): Flow<boolean> {
  const departing: EvolveEvent[] = [];
  const moves: MoveEvent[] = [];
  const were = objectsOf(
    table,
    [...ends, ...also].map(({ card }) => card),
  );
  for (const end of ends) {
    if (were.get(end.card) !== table.cards[end.card].incarnation) continue;
    const came = yield* decidedEnd(table, end, moveHome(table, end.card, to));
    if (came === null) continue;
    departing.push(came[0]);
    moves.push(came[1]);
  }
  for (const wished of also) {
    const move = yield* decided(table, wished);
    if (move?.type === 'move') moves.push(move);
  }
  const going = stillThere(table, moves, were);
  const leaving = going.flatMap(({ card }) => (onField(table, card) ? card : []));
  // What each is now is kept first, in one with all of it: why it leaves is told of its leaving.
  const isKept = leaving.length > 0 && citedAside(() => obeys('10.11', '10.11.1'));
  const kept: readonly EvolveEvent[] = isKept ? [{ type: 'last-known', cards: leaving }] : [];
  yield* carryOutMoves(table, [...kept, ...stillThere(table, departing, were), ...going]);
  return going.length > 0;
}

/** The end of a card and its move, after all that forbids or replaces either: both are one event (10.10.2). */
function* decidedEnd(
  table: EvolveTable,
  end: RemovalEvent,
  wished: MoveEvent,
): Flow<readonly [RemovalEvent, MoveEvent] | null> {
  const isMovedFirst =
    forbidden(table, end) === null && (yield* isReplacedFirst(table, end, wished));
  const replacedMove = isMovedFirst ? yield* decided(table, wished) : wished;
  if (replacedMove === null) return null;
  const came = yield* decided(table, end);
  if (came === null || came.type !== end.type) return null;
  const move = isMovedFirst ? replacedMove : yield* decided(table, wished);
  return move?.type === 'move' ? [came, move] : null;
}
