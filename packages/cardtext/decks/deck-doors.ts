import type { Result } from '@lianhuan/kernel';
import type { JsonSchema } from '../cards/card-schema.ts';
import type { DeckOf, DeckWriting, Named } from './deck-list.ts';
import { DeckTexts } from './deck-text.ts';

/** How others read and write the texts of a game's decks. */
export interface DeckDoors<List> {
  /** Reads a deck from its text; it says nothing yet of whether it may be played. */
  readDeckText(text: string): Result<List & Named>;
  /** The deck as text that `readDeckText` reads, several of a card as `name x3`. */
  writeDeckText(deck: List & Named): string;
  /** The JSON schema of a file with a deck, for editors. */
  deckSchema(): JsonSchema;
}

/** Opens the texts of a game's decks to others. */
export function deckDoors<Many extends string, One extends string>(
  writing: DeckWriting<Many, One>,
): DeckDoors<DeckOf<Many, One>> {
  const texts = new DeckTexts(writing);
  return {
    readDeckText: (text) => texts.read(text),
    writeDeckText: (deck) => texts.write(deck),
    deckSchema: () => writing.schema(),
  };
}
