import { AddedCards } from '@lianhuan/cardtext';
import type { CardDefinition } from './definition.ts';
import { library } from './library.ts';
import { PRINTED, readCard } from './read-card.ts';

/** Cards that somebody adds to those of the game: the setting `cards`. */
export const addedCards = new AddedCards<CardDefinition>({
  read: readCard,
  printed: PRINTED,
  library,
});

/** The cards of a table that are not of the game's own: everybody may read what is printed on them. */
export function addedTo(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  const own = library().length;
  return cards.length === own ? NONE : cards.slice(own);
}

const NONE: readonly CardDefinition[] = [];
