import type { Flow, Seat } from '@lianhuan/kernel';
import type { EvolveEvent } from '../../events/events.ts';
import { carryOut, decided, happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { type EvolveTable, opponentOf } from '../../table/table.ts';

/** Winning and losing (1.2), extra and skipped turns (5.25, 5.27). */

type Reason = Extract<EvolveEvent, { type: 'lose' }>['why'];

/** A player who is to lose, and why. */
interface Loser {
  readonly seat: Seat;
  readonly why: Reason;
}

/**
 * These players lose at once, as far as no effect forbids or replaces it. The player who is left wins; if both lose, it
 * is a draw (1.2.1, 1.2.2). Gives whether anybody lost.
 */
export function* lose(table: EvolveTable, losers: readonly Loser[]): Flow<boolean> {
  if (losers.length === 0 || table.outcome !== null) return false;
  const losing: EvolveEvent[] = [];
  for (const { seat, why } of losers) {
    const event: EvolveEvent = { type: 'lose', seat, why };
    // No effect has anything to do with giving up (1.2.3.1), or with the end of a loop (15.2.1.3).
    const isFree = (why === 'surrender' && rule('1.2.3.1')) || why === 'loop';
    const came = isFree ? event : yield* decided(table, event);
    if (came?.type === 'lose') losing.push(came);
  }
  if (losing.length === 0 || table.outcome !== null) return false;
  yield* carryOut(table, losing);
  const lost = new Set(losing.flatMap((event) => (event.type === 'lose' ? event.seat : [])));
  const winners = ([0, 1] as Seat[]).filter((seat) => !lost.has(seat));
  if (winners.length === 0) rule('1.2.2');
  if (rule('1.2.1')) {
    yield* happen(table, { type: 'phase', phase: 'over' });
    yield* happen(table, { type: 'finish', winners });
  }
  return true;
}

/** 投降 (1.2.3): the player loses at once, and no effect forbids it (1.2.3.1). */
export function* surrender(table: EvolveTable, seat: Seat): Flow {
  if (obeys('1.2.3', '1.2.3.1')) yield* lose(table, [{ seat, why: 'surrender' }]);
}

/** A loop that nobody can end is a draw (15.2.1.3). */
export function* endLoop(table: EvolveTable): Flow {
  const both = ([0, 1] as Seat[]).map((seat) => ({ seat, why: 'loop' as const }));
  rule('15.2.1.3');
  yield* lose(table, both);
}

/** An effect wins or loses the game for these players, without waiting for a check timing (1.2.4, 5.22); of both it is a draw. */
export function* endGame(
  table: EvolveTable,
  seats: readonly Seat[],
  how: 'win' | 'lose',
): Flow<boolean> {
  if (table.outcome !== null || !rule('1.2.4')) return false;
  const losers = how === 'win' && rule('5.22.1') ? seats.map(opponentOf) : seats;
  return yield* lose(
    table,
    losers.map((seat) => ({ seat, why: 'effect' as const })),
  );
}

/** The player gets an extra turn after this one (5.27), or the player's next turn is skipped (5.25.2). */
export function* turnOrder(table: EvolveTable, seat: Seat, how: 'extra' | 'skip'): Flow<boolean> {
  const { turns } = table.state;
  const { extra, skipped } = turns;
  if (how === 'extra') {
    const after = { ...turns, extra: [...extra, seat] };
    if (rule('5.27.1')) yield* happen(table, { type: 'turns', turns: after });
    return true;
  }
  const more = skipped.map((count, index) => (index === seat ? count + 1 : count));
  if (rule('5.25.2')) yield* happen(table, { type: 'turns', turns: { ...turns, skipped: more } });
  return true;
}
