import type { Result } from '@lianhuan/kernel';
import type { JsonSchema } from '../cards/card-schema.ts';
import type { DeckOf, DeckWriting, Named, ReadyDeck } from './deck-list.ts';

/** How others read and write the decks of a game. */
export interface DeckDoors<List> {
  /** Reads a deck as people write it; it says nothing yet of whether it may be played. */
  readDeckList(written: unknown): Result<List>;
  /** Reads a deck from its text; it says nothing yet of whether it may be played. */
  readDeckText(text: string): Result<List & Named>;
  /** The JSON schema of a file with a deck, for editors. */
  deckSchema(): JsonSchema;
  /** The deck as text that `readDeckText` reads, several of a card as `name x3`. */
  writeDeckText(deck: List & Named): string;
  /**
   * The decks of the game's own, in a fixed order; read once.
   * @throws Error if one of the game's own files cannot be read.
   */
  readyDecks(): readonly (List & ReadyDeck)[];
}

/** Opens a game's decks to others. @param files those of the game's own, by their names */
export function deckDoors<Many extends string, One extends string>(
  writing: DeckWriting<Many, One>,
  files: () => Readonly<Record<string, string>>,
): DeckDoors<DeckOf<Many, One>> {
  let ready: readonly (DeckOf<Many, One> & ReadyDeck)[] | null = null;
  return {
    readDeckList: (written) => writing.readList(written),
    readDeckText: (text) => writing.readText(text),
    deckSchema: () => writing.schema(),
    writeDeckText: (deck) => writing.writeText(deck),
    readyDecks() {
      ready ??= Object.entries(files()).map(([file, text]) => writing.readReady(file, text));
      return ready;
    },
  };
}
