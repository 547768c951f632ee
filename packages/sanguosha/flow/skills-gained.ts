import type { Flow, Seat } from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import type { SanguoshaTable } from '../table/table.ts';

/** 获得 and 失去 skills. */

/** The character has the skill from now on. */
export function* gainSkill(table: SanguoshaTable, seat: Seat, name: string): Flow {
  yield* happen(table, { type: 'gain-skill', seat, skill: { name, until: 'always' } });
}

/** The character has it no longer, printed or gained. */
export function* loseSkill(table: SanguoshaTable, seat: Seat, name: string): Flow {
  yield* happen(table, { type: 'lose-skill', seat, name });
}
