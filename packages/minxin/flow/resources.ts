import type { Flow, Seat } from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import { MOST_HELD } from '../table/limits.ts';
import type { Resource } from '../table/state.ts';
import { losable, type MinxinTable, player } from '../table/table.ts';

/** 获得 or lose (2.3.2): 民心 comes from the pool, the others out of nothing. Gives whether there was any. */
export function* gain(
  table: MinxinTable,
  seat: Seat,
  resource: Resource,
  amount: number,
): Flow<boolean> {
  const room = Math.max(0, MOST_HELD - player(table, seat)[resource]);
  const change = Math.min(Math.max(amount, -losable(table, seat, resource)), room);
  if (change === 0) return false;
  yield* happen(table, { type: 'gain', seat, resource, amount: change });
  return true;
}

/** 获取 (2.3.2): 民心 taken from another player, as much as there is. */
export function* seize(table: MinxinTable, seat: Seat, from: Seat, amount: number): Flow {
  const taken = Math.min(amount, player(table, from).favor);
  if (taken > 0) yield* happen(table, { type: 'seize', seat, from, amount: taken });
}
