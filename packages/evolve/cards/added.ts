import { type AddedCardReader, AddedCards } from '@lianhuan/cardtext';
import { evolveText } from '../text/reading/language.ts';
import { sortOf } from './card-sorts.ts';
import type { CardDefinition } from './definition.ts';
import { library } from './library.ts';
import { PRINTED, readCard } from './read-card.ts';
/** How cards are read that somebody adds to those of the game. */
export const addedReader: AddedCardReader<CardDefinition> = {
  read: readCard,
  language: evolveText,
  printed: PRINTED,
  library,
  apart: sortOf,
};

/** Cards that somebody adds to those of the game: the setting `cards`. */
export const addedCards = new AddedCards(addedReader);
