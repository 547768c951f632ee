import type { Flow, Seat } from '@lianhuan/kernel';
import type { EvolveEvent } from '../../events/events.ts';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { type EvolveTable, opponentOf } from '../../table/table.ts';

/** Winning and losing (1.2), extra and skipped turns (5.25, 5.27). */

type Reason = Extract<EvolveEvent, { type: 'lose' }>['why'];

/** These players lose at once. The player who is left wins; if both lose, it is a draw (1.2.1, 1.2.2). */
export function* lose(
  table: EvolveTable,
  losers: readonly { readonly seat: Seat; readonly why: Reason }[],
): Flow {
  if (losers.length === 0 || table.outcome !== null) return;
  yield* happenTogether(
    table,
    losers.map(({ seat, why }): EvolveEvent => ({ type: 'lose', seat, why })),
  );
  const lost = new Set(losers.map(({ seat }) => seat));
  const winners = ([0, 1] as Seat[]).filter((seat) => !lost.has(seat));
  if (winners.length === 0) rule('1.2.2');
  if (rule('1.2.1')) {
    yield* happen(table, { type: 'phase', phase: 'over' });
    yield* happen(table, { type: 'finish', winners });
  }
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

/** An effect wins or loses the game for that player, without waiting for a check timing (1.2.4, 5.22). */
export function* endGame(table: EvolveTable, seat: Seat, how: 'win' | 'lose'): Flow<boolean> {
  if (table.outcome !== null || !rule('1.2.4')) return false;
  const loser = how === 'win' && rule('5.22.1') ? opponentOf(seat) : seat;
  yield* lose(table, [{ seat: loser, why: 'effect' }]);
  return true;
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
