import {
  addedCards,
  CARD_KINDS,
  type CardDefinition,
  englishText,
  explainCard,
  HOMES,
  library,
} from '@lianhuan/minxin';
import { cardPrinter, type PrintedGame, tablePrinter } from '../../engine/card-printer.ts';
import { printMinxinCard } from './card/print.ts';
import { iconOf } from './icons.ts';

const BOOK = { englishText, explainCard, CARD_KINDS, HOMES };

const PRINTED: PrintedGame<CardDefinition> = {
  library,
  added: addedCards,
  print: (card) => printMinxinCard(BOOK, card, ''),
  iconOf: (card) => iconOf(card),
};

/** Prints cards that somebody adds to the game, for the worker. */
export const printMinxinCards = cardPrinter(PRINTED);

/** Prints cards that were made up for a scenario. */
export const printMinxinTable = tablePrinter(PRINTED);
