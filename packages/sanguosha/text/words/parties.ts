import { NOBODY, type Seat } from '@lianhuan/kernel';
import type { Party } from '../reading/vocabulary.ts';

/** Is that the one whom the occasion speaks of? @param owner whose skill it is */
export function isParty(party: Party, seat: Seat, owner: Seat): boolean {
  if (seat === NOBODY || party === 'that') return false;
  return party === 'any' || (party === 'you') === (seat === owner);
}
