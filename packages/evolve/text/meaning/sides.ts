import { NOBODY, type Seat } from '@lianhuan/kernel';
import { type EvolveTable, opponentOf } from '../../table/table.ts';
import type { Side } from '../reading/vocabulary.ts';
import type { Scope } from './scope.ts';

/** The players that 你, 对手, 双方 and 自己 mean. */

/** Is that player one of those that the side means? */
export function isSide(_: EvolveTable, side: Side, seat: Seat, scope: Scope): boolean {
  switch (side) {
    case 'own':
      return seat === scope.seat;
    case 'enemy':
      return seat !== NOBODY && seat !== scope.seat;
    case 'both':
      return seat !== NOBODY;
    case 'self':
      return seat === scope.actor;
  }
}

/** The players of a side, 你 first; null for all. */
export function seatsOfSide(
  _: EvolveTable,
  side: Side | null,
  { seat, actor }: Scope,
): readonly Seat[] {
  switch (side) {
    case 'own':
      return [seat];
    case 'enemy':
      return [opponentOf(seat)];
    case 'self':
      return [actor];
    case 'both':
    case null:
      return [seat, opponentOf(seat)];
  }
}
