import type { SanguozhiEvent } from '../../events/events.ts';
import { forbidden } from '../../events/pipeline.ts';
import { obeys } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';

/**
 * Does it count as done in full, though it did not happen as wished? What was replaced does, if what
 * came in its place was done in full (706.2d, 710.10); what cannot happen does not. To be asked at once.
 */
export function isDoneOtherwise(
  table: SanguozhiTable,
  wished: SanguozhiEvent,
  came: SanguozhiEvent | null,
): boolean {
  if (came !== null) return true;
  if (forbidden(table, wished) !== null) return false;
  return table.state.replacedInFull && obeys('706.2d', '710.10');
}
