import { type CardId, type Flow, NO_CARD, type Seat } from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { skillIndex } from '../skills/skill-index.ts';
import type { Period } from '../table/state.ts';
import { holderOf, type SanguoshaTable, zoneOf } from '../table/table.ts';

/** 获得 and 失去 skills. */

/** The character has the skill from now on, or for a while. */
export function* gainSkill(table: SanguoshaTable, seat: Seat, name: string, until: Period): Flow {
  yield* happen(table, { type: 'gain-skill', seat, skill: { name, until } });
}

/** The character has it no longer, printed or gained. */
export function* loseSkill(table: SanguoshaTable, seat: Seat, name: string): Flow {
  yield* happen(table, { type: 'lose-skill', seat, name });
}

/**
 * The character has none of the skills of its generals any more, nor those it gained; equipment keeps its own, and what
 * another's words lend is none that could be lost (T56).
 */
export function* loseAllSkills(table: SanguoshaTable, seat: Seat): Flow {
  const names = skillIndex(table)
    .skills.filter((held) => held.seat === seat)
    .filter(({ source }) => source === NO_CARD || isGeneralOf(table, seat, source))
    .map(({ name }) => name);
  rule('T56');
  for (const name of new Set(names)) yield* loseSkill(table, seat, name);
}

function isGeneralOf(table: SanguoshaTable, seat: Seat, card: CardId): boolean {
  return zoneOf(table, card) === 'generals' && holderOf(table, card) === seat;
}
