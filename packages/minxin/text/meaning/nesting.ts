import { type CardId, cachedByObject } from '@lianhuan/kernel';
import { DEEPEST } from '../../table/limits.ts';
import type { MinxinTable } from '../../table/table.ts';

/**
 * Abilities that are being carried out, each because of the one before it. Where nothing is under way, as at
 * idle points, there is none: so it belongs to the flow, and is no part of the table.
 */
interface Nesting {
  readonly cards: CardId[];
  /** Cards that took part in a loop: their abilities are not carried out until the first ability is done. */
  readonly stopped: Set<CardId>;
}

/** The abilities under way on this table. */
export const nestingOf = cachedByObject(
  (_: MinxinTable): Nesting => ({ cards: [], stopped: new Set() }),
);

/** Do abilities bring each other about without end? */
export function isEndless({ cards }: Nesting): boolean {
  return cards.length >= DEEPEST;
}

/** Ends a loop: gives the cards whose abilities were carried out in it more than once, and stops them. */
export function stopLoop({ cards, stopped }: Nesting): readonly CardId[] {
  const again = new Set(cards.filter((card, at) => cards.indexOf(card) < at && !stopped.has(card)));
  for (const card of again) stopped.add(card);
  return [...again];
}

/** One ability more is under way. */
export function enter({ cards }: Nesting, card: CardId): void {
  cards.push(card);
}

/** The last of them is done. */
export function leave({ cards, stopped }: Nesting): void {
  cards.pop();
  if (cards.length === 0) stopped.clear();
}
