import type { Result } from '@lianhuan/kernel';
import { readyDecks } from '#ready-decks';
import { type DeckList, deckWriting } from './deck-writing.ts';

export { checkDeck } from './deck-check.ts';
export { readyDecks };

/** Reads a deck as people write it; it says nothing yet of whether it may be played. */
export function readDeckList(written: unknown): Result<DeckList> {
  return deckWriting.readList(written);
}
