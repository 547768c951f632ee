import type { Flow, Seat } from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import { MOST_HELD } from '../table/limits.ts';
import type { Resource } from '../table/state.ts';
import { type MinxinTable, player } from '../table/table.ts';

/** 获得 or lose (2.3.2): 民心 comes from the pool, the others out of nothing. */
export function* gain(table: MinxinTable, seat: Seat, resource: Resource, amount: number): Flow {
  const has = player(table, seat)[resource];
  // A player loses no more 民心 than they have, and gains no more than anybody has.
  const least = resource === 'favor' ? -has : -MOST_HELD;
  const change = Math.min(Math.max(amount, least), Math.max(0, MOST_HELD - has));
  if (change !== 0) yield* happen(table, { type: 'gain', seat, resource, amount: change });
}

/** 获取 (2.3.2): 民心 taken from another player, as much as there is. */
export function* seize(table: MinxinTable, seat: Seat, from: Seat, amount: number): Flow {
  const taken = Math.min(amount, player(table, from).favor);
  if (taken > 0) yield* happen(table, { type: 'seize', seat, from, amount: taken });
}
