import { NO_CARD, type Option, option, type Seat } from '@lianhuan/kernel';

/** To let it go by, for whoever need not do anything. */
export function pass(seat: Seat): Option {
  return option('pass', NO_CARD, seat);
}
