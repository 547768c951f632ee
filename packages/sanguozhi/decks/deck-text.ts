import { deckDoors } from '@lianhuan/cardtext';
import { deckWriting } from './deck-writing.ts';

/** The doors to decks as text: reading those that people write, and writing them. */
export const { readDeckText, writeDeckText, deckSchema } = deckDoors(deckWriting);
