import {
  addedCards,
  CARD_KINDS,
  type CardDefinition,
  corner,
  englishText,
  explainCard,
  FACTIONS,
  GENDERS,
  library,
} from '@lianhuan/sanguosha';
import { cardPrinter, type PrintedGame, tablePrinter } from '../../engine/card-printer.ts';
import { printSanguoshaCard } from './card/print.ts';
import { iconOf } from './icons.ts';

const BOOK = { englishText, explainCard, corner, CARD_KINDS, FACTIONS, GENDERS };

const PRINTED: PrintedGame<CardDefinition> = {
  library,
  added: addedCards,
  print: (card) => printSanguoshaCard(BOOK, card, { icon: '', copies: [] }),
  iconOf: (card) => iconOf(card),
};

/** Prints cards that somebody adds to the game, for the worker. */
export const printSanguoshaCards = cardPrinter(PRINTED);

/** Prints cards that were made up for a scenario. */
export const printSanguoshaTable = tablePrinter(PRINTED);
