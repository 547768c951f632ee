import {
  ARM_TERMS,
  addedCards,
  type CardDefinition,
  englishText,
  explainCard,
  KINDS,
  library,
  SORT_TERMS,
  TRAITS,
  wordsOf,
} from '@lianhuan/sanguozhi';
import { cardPrinter, type PrintedGame, tablePrinter } from '../../engine/card-printer.ts';
import { printSanguozhiCard } from './card/print.ts';
import { iconOf } from './icons.ts';

const BOOK = { englishText, explainCard, wordsOf, ARM_TERMS, KINDS, SORT_TERMS, TRAITS };

const PRINTED: PrintedGame<CardDefinition> = {
  library,
  added: addedCards,
  print: (card) => printSanguozhiCard(BOOK, card, ''),
  iconOf: (card) => iconOf(card),
};

/** Prints cards that somebody adds to the game, for the worker. */
export const printSanguozhiCards = cardPrinter(PRINTED);

/** Prints cards that were made up for a scenario. */
export const printSanguozhiTable = tablePrinter(PRINTED);
