import { DeckTexts } from '@lianhuan/cardtext';
import { type Deck, deckWriting } from './deck-writing.ts';
import { deckFiles } from './files.ts';

let known: readonly Deck[] | null = null;

/** The decks of the game's own, in a fixed order, read from the files beside this one. */
export function readyDecks(): readonly Deck[] {
  known ??= new DeckTexts(deckWriting).readReady(deckFiles());
  return known;
}
