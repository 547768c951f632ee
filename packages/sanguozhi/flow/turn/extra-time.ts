import type { Flow, Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { PendingPhase, Phase } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { hasNoMorePhases } from '../game/loops.ts';

/** Time that effects add: phases (600.7) and whole turns. */

const ADDED: Readonly<Record<'combat' | 'prepare' | 'draw', readonly Phase[]>> = {
  combat: ['attack', 'defence', 'damage'],
  prepare: ['prepare'],
  draw: ['draw'],
};

/** Adds a phase right after the one of its kind that the turn has anyway, or a turn after this one. */
export function* extraTime(
  table: SanguozhiTable,
  seat: Seat,
  what: 'combat' | 'prepare' | 'turn' | 'draw',
): Flow<boolean> {
  if (what === 'turn') {
    yield* happen(table, { type: 'extra-turn', seat });
    return true;
  }
  // Only the active player has phases of this turn that others can be added to.
  if (seat !== table.state.active || !rule('600.7')) return false;
  if (yield* hasNoMorePhases(table)) return false;
  const added = ADDED[what].map((phase) => ({ phase, nested: 0 }));
  const pendingPhases = inserted(table.state.pendingPhases, added);
  yield* happen(table, { type: 'pending-phases', pendingPhases });
  return true;
}

/**
 * Puts the added phases after the last phase of their kind still to come; where there is none they come
 * next, but never inside a battle.
 */
function inserted(
  pendingPhases: readonly PendingPhase[],
  added: readonly PendingPhase[],
): readonly PendingPhase[] {
  const last = pendingPhases.findLastIndex(
    ({ phase, nested }) => nested === 0 && added.some((one) => one.phase === phase),
  );
  const at = last < 0 ? restOfBattle(pendingPhases) : last + 1;
  return [...pendingPhases.slice(0, at), ...added, ...pendingPhases.slice(at)];
}

/** How many phases the battles under way still have. */
function restOfBattle(pendingPhases: readonly PendingPhase[]): number {
  const after = pendingPhases.findIndex(
    ({ phase, nested }) => nested === 0 && !BATTLE_GOES_ON.has(phase),
  );
  return after < 0 ? pendingPhases.length : after;
}

const BATTLE_GOES_ON: ReadonlySet<Phase> = new Set(['defence', 'first-strike', 'damage']);
