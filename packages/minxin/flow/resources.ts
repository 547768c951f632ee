import type { Flow, Seat } from '@lianhuan/kernel';
import { happen } from '../events/pipeline.ts';
import type { Resource } from '../table/state.ts';
import { type MinxinTable, player } from '../table/table.ts';

/** 获得 or lose (2.3.2): 民心 comes from the pool, the others out of nothing. */
export function* gain(table: MinxinTable, seat: Seat, resource: Resource, amount: number): Flow {
  // A player loses no more 民心 than they have.
  const least = resource === 'favor' ? -player(table, seat).favor : amount;
  const change = Math.max(amount, least);
  if (change !== 0) yield* happen(table, { type: 'gain', seat, resource, amount: change });
}

/** 获取 (2.3.2): 民心 taken from another player, as much as there is. */
export function* seize(table: MinxinTable, seat: Seat, from: Seat, amount: number): Flow {
  const taken = Math.min(amount, player(table, from).favor);
  if (taken > 0) yield* happen(table, { type: 'seize', seat, from, amount: taken });
}
