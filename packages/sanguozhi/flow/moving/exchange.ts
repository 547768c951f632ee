import type { Flow } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';

/** Carries out both halves of an 交换 at once: rule effects do not see the table between them (801.11b). */
export function* exchange(table: SanguozhiTable, halves: readonly SanguozhiEvent[]): Flow {
  rule('801.11b');
  yield* happenTogether(table, halves);
}
