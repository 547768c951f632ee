import type { Flow } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { Phase, Planned } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { needsFirstStrike } from './damage-phase.ts';

/** What a battle changes in the phases to come (606.1). */

/** Without an attack there is neither defence nor damage. */
export function* skipBattle(table: SanguozhiTable): Flow {
  if (table.state.combat !== null || !rule('606.1')) return;
  const agenda = withoutFirst(withoutFirst(table.state.agenda, 'defence'), 'damage');
  yield* happen(table, { type: 'agenda', agenda });
}

function withoutFirst(agenda: readonly Planned[], phase: Phase): readonly Planned[] {
  return agenda[0]?.phase === phase ? agenda.slice(1) : agenda;
}

/** 先发 in the battle adds a phase before the one for all. */
export function* addFirstStrike(table: SanguozhiTable): Flow {
  if (!needsFirstStrike(table)) return;
  const added: Planned = { phase: 'first-strike', nested: table.state.bases.length };
  yield* happen(table, { type: 'agenda', agenda: [added, ...table.state.agenda] });
}
