import type { CardId, Seat } from '@lianhuan/kernel';
import { statusesInForce } from '../../skills/statuses.ts';
import { cardsIn, pileOf, type SanguoshaTable } from '../../table/table.ts';

/** What a character has at hand: cards that it uses and plays, and makes others of. */

/** Cards that lasting words let it use and play like those of its hand (木牛流马). */
export function usedLikeHand(table: SanguoshaTable, seat: Seat): readonly CardId[] {
  const words = statusesInForce(table, 'use-as-hand').filter((one) => one.seat === seat);
  const piles = new Set(words.map(({ word }) => word.pile));
  return [...piles].flatMap((pile) => [...pileOf(table, seat, pile)]);
}

/** The cards of its hand, and those that it uses like them. */
export function cardsAtHand(table: SanguoshaTable, seat: Seat): readonly CardId[] {
  const hand = cardsIn(table, seat, 'hand');
  const others = usedLikeHand(table, seat);
  return others.length === 0 ? hand : [...hand, ...others];
}
