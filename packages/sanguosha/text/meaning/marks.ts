import type { Seat } from '@lianhuan/kernel';
import { characterOf, type SanguoshaTable } from '../../table/table.ts';
import { type Mark, markCalled } from '../reading/vocabulary.ts';

/** How many marks of that name a character has (T09). */
export function marksOf(table: SanguoshaTable, seat: Seat, mark: Mark): number {
  return characterOf(table, seat).marks[markCalled(mark).zh] ?? 0;
}
