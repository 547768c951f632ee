import type { Count } from '@lianhuan/sanguozhi';

/** What X comes to where the text has to be read without a table. */
export const TYPICAL_COUNT = 2;

/** A number of the text, X as it usually is. */
export function countOf(count: Count): number {
  switch (count.kind) {
    case 'number':
      return count.amount === 'X' ? TYPICAL_COUNT : count.amount;
    case 'times':
      return count.by * countOf(count.count);
    case 'plus':
      return countOf(count.count) + count.more;
    default:
      return TYPICAL_COUNT;
  }
}
