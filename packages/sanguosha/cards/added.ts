import { type AddedCardReader, AddedCards } from '@lianhuan/cardtext';
import { cachedByObject } from '@lianhuan/kernel';
import { sanguoshaText } from '../text/reading/language.ts';
import type { CardDefinition } from './definition.ts';
import { library } from './library.ts';
import { PRINTED, readCard } from './read-card.ts';

/** How cards that somebody adds to those of the game are read. */
export const addedReader: AddedCardReader<CardDefinition> = {
  read: readCard,
  apart: ({ pack }) => pack,
  language: sanguoshaText,
  printed: PRINTED,
  library,
};

/** Cards that somebody adds to those of the game: the setting `cards`. */
export const addedCards = new AddedCards(addedReader);

/**
 * The cards among these whose words are not the game's own. A card of the game with another suit and rank, as scenarios
 * have them, needs no telling.
 */
export const addedWords = cachedByObject((cards: readonly CardDefinition[]) => {
  const own = new Set(library().map(({ abilities }) => abilities));
  return addedCards.among(cards).filter(({ abilities }) => !own.has(abilities));
});
