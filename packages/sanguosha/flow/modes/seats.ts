import { chance, type Flow, type Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import type { SanguoshaTable } from '../../table/table.ts';

/** A seat that chance picks: whoever bids first (L1), chooses first, or has seat 1 (H2). */
export function* randomSeat(table: SanguoshaTable): Flow<Seat> {
  const picked = chance(0 as Seat, table.seats);
  yield* happen(table, picked);
  return picked.result as Seat;
}
