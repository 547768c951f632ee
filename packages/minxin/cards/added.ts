import { type AddedCardReader, AddedCards } from '@lianhuan/cardtext';
import type { CardDefinition } from './definition.ts';
import { library } from './library.ts';
import { readAddedCard } from './read-added-card.ts';
import { PRINTED } from './read-card.ts';

/** How cards are read that somebody adds to those of the game. */
export const addedReader: AddedCardReader<CardDefinition> = {
  read: readAddedCard,
  printed: PRINTED,
  library,
};

/** Cards that somebody adds to those of the game: the setting `cards`. */
export const addedCards = new AddedCards<CardDefinition>(addedReader);

/** The cards of a table that are not of the game's own: everybody may read what is printed on them. */
export function addedTo(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  const own = library().length;
  return cards.length === own ? NONE : cards.slice(own);
}

const NONE: readonly CardDefinition[] = [];
