import {
  ARM_TERMS,
  addedCards,
  englishText,
  explainCard,
  KINDS,
  library,
  SORT_TERMS,
  TRAITS,
  wordsOf,
} from '@lianhuan/sanguozhi';
import { cardPrinter } from '../../engine/card-printer.ts';
import { printSanguozhiCard } from './card/print.ts';
import { iconOf } from './icons.ts';

const BOOK = { englishText, explainCard, wordsOf, ARM_TERMS, KINDS, SORT_TERMS, TRAITS };

/** Prints cards that somebody adds to the game, for the worker. */
export const printSanguozhiCards = cardPrinter({
  library,
  added: addedCards,
  print: (card) => printSanguozhiCard(BOOK, card, ''),
  iconOf: (card) => iconOf(card),
});
