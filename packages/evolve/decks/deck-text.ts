import type { Named } from '@lianhuan/cardtext';
import type { Result } from '@lianhuan/kernel';
import { type DeckList, deckWriting } from './deck-list.ts';

/** A deck as people hand it on. */
export type NamedDeck = DeckList & Named;

/** The deck as text that `readDeckText` reads, several of a card as `驿道佣兵 x3`. */
export function writeDeckText(deck: NamedDeck): string {
  return deckWriting.writeText(deck);
}

/** Reads a deck from its text; it says nothing yet of whether it may be played. */
export function readDeckText(text: string): Result<NamedDeck> {
  return deckWriting.readText(text);
}
