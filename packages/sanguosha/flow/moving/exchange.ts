import type { CardId, Flow, Seat, ZoneId } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { cardsIn, isAlive, type SanguoshaTable } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';
import { moveAsOne, movedCard } from './move.ts';

/** 交换: cards go to the processing area together, and out of it together, face down all the while. */

/** Cards that are exchanged, and where they go. */
export interface Half {
  readonly cards: readonly CardId[];
  readonly to: ZoneId;
}

/** Exchanges cards. @returns whether any card moved */
export function* exchange(
  table: SanguoshaTable,
  halves: readonly Half[],
  by: Seat,
  skill: string | null,
): Flow<boolean> {
  const how = { reason: 'place', by, skill } as const;
  const to = shared('processing');
  const out = halves.flatMap(({ cards }) =>
    cards.map((card) => movedCard(table, card, { ...how, to, faceDown: true })),
  );
  const there = new Set(yield* moveAsOne(table, out, how));
  const back = halves.flatMap((half) =>
    half.cards
      .filter((card) => there.has(card) && table.cards[card].zone === to)
      .map((card) => movedCard(table, card, { ...how, to: half.to })),
  );
  if (rule('move.5')) yield* moveAsOne(table, back, how);
  return back.length > 0;
}

/** Two characters exchange their hands. @returns whether any card moved */
export function* exchangeHands(
  table: SanguoshaTable,
  [one, other]: readonly [Seat, Seat],
  by: Seat,
  skill: string | null,
): Flow<boolean> {
  if (!isAlive(table, one) || !isAlive(table, other)) return false;
  const halves = [
    { cards: [...cardsIn(table, one, 'hand')], to: of(other, 'hand') },
    { cards: [...cardsIn(table, other, 'hand')], to: of(one, 'hand') },
  ];
  return yield* exchange(table, halves, by, skill);
}
