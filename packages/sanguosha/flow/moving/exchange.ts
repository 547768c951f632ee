import type { Flow, Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { cardsIn, isAlive, type SanguoshaTable } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import { moveAsOne, movedCard } from './move.ts';

/** 交换: cards of two characters go to the processing area together, and out of it together, face down all the while. */

/** Two characters exchange their hands. @returns whether any card moved */
export function* exchangeHands(
  table: SanguoshaTable,
  [one, other]: readonly [Seat, Seat],
  by: Seat,
  skill: string | null,
): Flow<boolean> {
  if (!isAlive(table, one) || !isAlive(table, other)) return false;
  const hands = [one, other].map((seat) => [...cardsIn(table, seat, 'hand')]);
  const how = { reason: 'place', by, skill } as const;
  const processing = { ...how, to: shared('processing'), faceDown: true };
  const out = hands.flat().map((card) => movedCard(table, card, processing));
  const there = new Set(yield* moveAsOne(table, out, how));
  const back = [other, one].flatMap((seat, index) =>
    hands[index]
      .filter((card) => there.has(card) && table.cards[card].zone === shared('processing'))
      .map((card) => movedCard(table, card, { ...how, to: of(seat, 'hand') })),
  );
  if (rule('move.5')) yield* moveAsOne(table, back, how);
  return back.length > 0;
}
