import type { Seat } from '@lianhuan/kernel';
import { type MinxinTable, refusals } from '@lianhuan/minxin';
import type { Refusal } from './protocol.ts';

/** Why cards this seat sees cannot be used now. */
export function refusalsFor(table: MinxinTable, seat: Seat): readonly Refusal[] {
  return refusals(table, seat).map(({ rule, ...refusal }) => ({ ...refusal, rules: [rule] }));
}
