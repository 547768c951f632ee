import type { DeckList } from '@lianhuan/sanguozhi';
import type { Kept } from '../../../decks/storage/own-decks.ts';

/** The parts of a deck (100.2, 100.3, 100.5). */
export const PARTS = ['main', 'side', 'events'] as const satisfies readonly (keyof DeckList)[];

/** One's own decks of 三国智. */
export const KEPT: Kept = { game: 'sanguozhi', parts: PARTS };

/** The cards of a deck, without its name or whatever else; a part that is not there is empty. */
export function listsOf({ main = [], side = [], events = [] }: Partial<DeckList>): DeckList {
  return { main, side, events };
}
