import { type AddedCardReader, AddedCards } from '@lianhuan/cardtext';
import { minxinText } from '../text/reading/language.ts';
import type { CardDefinition } from './definition.ts';
import { library } from './library.ts';
import { readAddedCard } from './read-added-card.ts';
import { PRINTED } from './read-card.ts';

/** How cards are read that somebody adds to those of the game. */
export const addedReader: AddedCardReader<CardDefinition> = {
  read: readAddedCard,
  language: minxinText,
  printed: PRINTED,
  library,
};

/** Cards that somebody adds to those of the game: the setting `cards`. */
export const addedCards = new AddedCards(addedReader);
