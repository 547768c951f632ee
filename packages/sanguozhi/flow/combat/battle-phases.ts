import type { Flow } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { PendingPhase, Phase } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { endWords } from '../turn/expiring-effects.ts';
import { needsFirstStrike } from './damage-phase.ts';

/** What a battle changes in the phases to come (606.1). */

/** Without an attack there is neither defence nor damage, and what lasts until the end of combat is over (600.5). */
export function* skipBattle(table: SanguozhiTable): Flow {
  if (table.state.combat !== null || !rule('606.1')) return;
  const pendingPhases = withoutFirst(withoutFirst(table.state.pendingPhases, 'defence'), 'damage');
  yield* happen(table, { type: 'pending-phases', pendingPhases });
  if (rule('600.5')) yield* endWords(table, 'combat-end');
}

function withoutFirst(
  pendingPhases: readonly PendingPhase[],
  phase: Phase,
): readonly PendingPhase[] {
  return pendingPhases[0]?.phase === phase ? pendingPhases.slice(1) : pendingPhases;
}

/** 先发 in the battle adds a phase before the one for all. */
export function* addFirstStrike(table: SanguozhiTable): Flow {
  if (!needsFirstStrike(table)) return;
  const added: PendingPhase = { phase: 'first-strike', nested: table.state.nestedBattles.length };
  yield* happen(table, {
    type: 'pending-phases',
    pendingPhases: [added, ...table.state.pendingPhases],
  });
}
