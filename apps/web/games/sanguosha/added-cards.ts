import {
  addedCards,
  CARD_KINDS,
  corner,
  englishText,
  explainCard,
  FACTIONS,
  GENDERS,
  library,
} from '@lianhuan/sanguosha';
import { cardPrinter } from '../../engine/card-printer.ts';
import { printSanguoshaCard } from './card/print.ts';
import { iconOf } from './icons.ts';

const BOOK = { englishText, explainCard, corner, CARD_KINDS, FACTIONS, GENDERS };

/** Prints cards that somebody adds to the game, for the worker. */
export const printSanguoshaCards = cardPrinter({
  library,
  added: addedCards,
  print: (card) => printSanguoshaCard(BOOK, card, { icon: '', copies: [] }),
  iconOf: (card) => iconOf(card),
});
