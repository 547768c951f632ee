import { type CardId, type Flow, type MoveEvent, NO_CARD, NOBODY } from '@lianhuan/kernel';
import type { DestroyedBy, EvolveEvent } from '../events.ts';
import { forbidden, happen, happenTogether } from '../pipeline.ts';
import { obeys, rule } from '../rules.ts';
import { type EvolveTable, onField } from '../table.ts';
import type { Agent } from '../text/procedures.ts';
import type { PlayerZone } from '../zones.ts';
import { carry, moveHome } from './moves.ts';

/** 破坏 (5.5) and 消失 (5.6). */

/** Nobody and nothing: the agent of what the rules do. */
export const NO_AGENT: Agent = { source: NO_CARD, seat: NOBODY };

/** One card's coming end. */
export interface Doom {
  readonly card: CardId;
  readonly how: DestroyedBy;
}

/** Destroys them at once, with moves that happen at the same time; gives whether any was. */
export function* destroyAll(
  table: EvolveTable,
  dooms: readonly Doom[],
  { source, seat }: Agent,
  also: readonly MoveEvent[] = [],
): Flow<boolean> {
  const events = dooms
    .filter(({ card }) => onField(table, card))
    .map(({ card, how }): EvolveEvent => ({ type: 'destroy', card, source, by: seat, how }));
  const ends = yield* happenTogether(table, events);
  const dying = ends.flatMap((event) => (event.type === 'destroy' ? event.card : []));
  return yield* depart(table, dying, 'graveyard', also);
}

/** 破坏 (5.5.1). */
export function* destroy(
  table: EvolveTable,
  cards: readonly CardId[],
  agent: Agent,
  how: DestroyedBy,
): Flow<boolean> {
  if (!rule('5.5.1')) return false;
  return yield* destroyAll(
    table,
    cards.map((card) => ({ card, how })),
    agent,
  );
}

/** Would nothing keep it from being destroyed (1.3.3)? */
export function canDestroy(
  table: EvolveTable,
  card: CardId,
  { source, seat }: Agent,
  how: DestroyedBy,
): boolean {
  return forbidden(table, { type: 'destroy', card, source, by: seat, how }) === null;
}

/** 消失 (5.6.1): from wherever it lies. */
export function* banish(
  table: EvolveTable,
  cards: readonly CardId[],
  { source, seat }: Agent,
): Flow<boolean> {
  if (!rule('5.6.1')) return false;
  const ends = yield* happenTogether(
    table,
    cards.map((card): EvolveEvent => ({ type: 'banish', card, source, by: seat })),
  );
  const going = ends.flatMap((event) => (event.type === 'banish' ? event.card : []));
  return yield* depart(table, going, 'banished');
}

/** They go to that zone of their owners, together; what they were is kept (10.11). */
function* depart(
  table: EvolveTable,
  cards: readonly CardId[],
  to: PlayerZone,
  also: readonly MoveEvent[] = [],
): Flow<boolean> {
  const leaving = cards.filter((card) => onField(table, card));
  if (leaving.length > 0 && obeys('10.11', '10.11.1')) {
    yield* happen(table, { type: 'remember', cards: leaving });
  }
  const moves = [...cards.map((card) => moveHome(table, card, to)), ...also];
  const moved = yield* carry(table, moves);
  return moved.length > 0;
}
