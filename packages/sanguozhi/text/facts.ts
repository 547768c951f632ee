import type { SanguozhiTable } from '../table.ts';
import { holds, provideFacts } from './evaluate.ts';
import type { Condition } from './nodes.ts';
import type { Scope } from './scope.ts';
import { CONDITIONS } from './words/conditions.ts';
import { COUNTS } from './words/counts.ts';
import { QUALITIES } from './words/qualities.ts';

export { count, holds } from './evaluate.ts';

provideFacts({ conditions: CONDITIONS, counts: COUNTS, qualities: QUALITIES });

/** Do all hold? */
export function allHold(
  table: SanguozhiTable,
  conditions: readonly Condition[],
  scope: Scope,
): boolean {
  for (const condition of conditions) {
    if (!holds(table, condition, scope)) return false;
  }
  return true;
}
