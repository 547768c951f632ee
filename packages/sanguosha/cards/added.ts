import { AddedCards } from '@lianhuan/cardtext';
import { sanguoshaText } from '../text/reading/language.ts';
import type { CardDefinition } from './definition.ts';
import { library } from './library.ts';
import { PRINTED, readCard } from './read-card.ts';

/** Cards that somebody adds to those of the game: the setting `cards`. */
export const addedCards = new AddedCards<CardDefinition>({
  read: readCard,
  apart: ({ pack }) => pack,
  language: sanguoshaText,
  printed: PRINTED,
  library,
});
