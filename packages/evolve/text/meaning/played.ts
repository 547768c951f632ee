import { NO_CARD, type Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { type EvolveTable, player } from '../../table/table.ts';
import type { Scope } from './scope.ts';

/**
 * How many cards that player has used this turn (13.2.1). A card whose words are being declared counts, but not while
 * its cost is counted.
 */
export function playedBy(table: EvolveTable, seat: Seat, scope: Scope): number {
  const { played } = player(table, seat);
  const isUsing = scope.using !== NO_CARD && scope.root !== null && seat === scope.seat;
  return isUsing && rule('13.2.1.2') ? played + 1 : played;
}
