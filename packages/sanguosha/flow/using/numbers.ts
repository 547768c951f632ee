import type { Seat } from '@lianhuan/kernel';
import type { SanguoshaTable } from '../../table/table.ts';
import type { ChangeNumber } from '../../text/nodes/nodes.ts';

/** By how much lasting words change a number, for whoever has them. */
export function changeOf(_table: SanguoshaTable, word: ChangeNumber, _seat: Seat): number {
  const amount = word.amount === 'X' ? 0 : word.amount;
  return word.sign === '-' ? -amount : amount;
}
