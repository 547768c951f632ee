import type { SanguozhiEvent } from '../events.ts';
import { forbidden } from '../pipeline.ts';
import { obeys } from '../rules.ts';
import type { SanguozhiTable } from '../table.ts';

/**
 * Does it count as done in full, though it did not happen as wished? What was replaced does, since
 * something else was done in its place (706.2d, 710.10); what cannot happen does not.
 */
export function isDoneOtherwise(
  table: SanguozhiTable,
  wished: SanguozhiEvent,
  came: SanguozhiEvent | null,
): boolean {
  if (came !== null) return true;
  return forbidden(table, wished) === null && obeys('706.2d', '710.10');
}
