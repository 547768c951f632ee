import type { Problem } from '@lianhuan/kernel';
import { type DeckCard, type DeckList, exchanged } from '@lianhuan/sanguozhi';

/** What went out of the main deck and what came in. */
export interface Swap {
  readonly out: readonly string[];
  readonly into: readonly string[];
}

export function swapBetween(before: DeckList, after: DeckList): Swap {
  return { out: beyond(before.main, after.main), into: beyond(after.main, before.main) };
}

/** What keeps such a change of side deck from being made; nothing where nothing was changed. */
export function exchangeProblems(
  before: DeckList,
  after: DeckList,
  cards: readonly DeckCard[],
): readonly Problem[] {
  const { out, into } = swapBetween(before, after);
  if (out.length === 0 && into.length === 0) return [];
  const result = exchanged(before, out, into, cards);
  return result.ok ? [] : result.problems;
}

/** The names that one list has more often than another, as often as it has them more. */
function beyond(names: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return names.filter((name) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
