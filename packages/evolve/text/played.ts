import type { Seat } from '@lianhuan/kernel';
import { rule } from '../rules.ts';
import { type EvolveTable, player } from '../table.ts';
import type { Scope } from './scope.ts';

/** How many cards that player has used this turn (13.2.1); one that is just being used is among them. */
export function playedBy(table: EvolveTable, seat: Seat, { using, seat: user }: Scope): number {
  const { played } = player(table, seat);
  return using && seat === user && rule('13.2.1.2') ? played + 1 : played;
}
