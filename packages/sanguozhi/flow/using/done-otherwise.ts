import type { SanguozhiEvent } from '../../events/events.ts';
import { forbidden } from '../../events/pipeline.ts';
import { obeys } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';

/**
 * Does an event that did not happen as it was wished count as done in full? A replaced one does, if
 * what came in its place was done in full (706.2d, 710.10); one that is forbidden does not. To be asked
 * right after the event.
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
