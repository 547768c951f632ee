import type { CardId, Flow } from '@lianhuan/kernel';
import { happen } from '../pipeline.ts';
import { rule } from '../rules.ts';
import { countersOn, type SanguozhiTable } from '../table.ts';

/** 标记 are had or not had: there is never a second of a kind (119.4c). */
const TAG = '标记';

/**
 * Puts 指示物 on a card, or takes them off where `by` is below 0, as many as there are (706.2); gives
 * whether that was done in full.
 */
export function* addCounters(
  table: SanguozhiTable,
  card: CardId,
  counter: string,
  by: number,
): Flow<boolean> {
  // A card lying face down has none (119.2a).
  if (table.cards[card].faceDown && by > 0 && rule('119.2a')) return false;
  const had = countersOn(table, card, counter);
  const change = by < 0 ? -Math.min(-by, had) : added(counter, had, by);
  if (change === 0) return by === 0;
  const came = yield* happen(table, { type: 'count', card, counter, by: change });
  return came !== null && (change === by || (by < 0 && !rule('706.2')));
}

function added(counter: string, had: number, by: number): number {
  if (!counter.endsWith(TAG) || !rule('119.4d')) return by;
  return had > 0 ? 0 : Math.min(by, 1);
}
