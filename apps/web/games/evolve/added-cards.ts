import {
  addedCards,
  type CardDefinition,
  deckCardOf,
  englishText,
  explainCard,
  KIND_TERMS,
  library,
  TRAITS,
} from '@lianhuan/evolve';
import { cardPrinter, type PrintedGame, tablePrinter } from '../../engine/card-printer.ts';
import { printEvolveCard } from './card/print.ts';
import { iconOf } from './icons.ts';

const BOOK = { englishText, explainCard, deckCardOf, KIND_TERMS, TRAITS };

const PRINTED: PrintedGame<CardDefinition> = {
  library,
  added: addedCards,
  print: (card) => printEvolveCard(BOOK, card, ''),
  iconOf: (card) => iconOf(card),
};

/** Prints cards that somebody adds to the game, for the worker. */
export const printEvolveCards = cardPrinter(PRINTED);

/** Prints cards that were made up for a scenario. */
export const printEvolveTable = tablePrinter(PRINTED);
