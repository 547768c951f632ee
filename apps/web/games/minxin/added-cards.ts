import { addedCards, CARD_KINDS, englishText, explainCard, HOMES, library } from '@lianhuan/minxin';
import { cardPrinter } from '../../engine/card-printer.ts';
import { printMinxinCard } from './card/print.ts';

const BOOK = { englishText, explainCard, CARD_KINDS, HOMES };

/** Prints cards that somebody adds to the game, for the worker. */
export const printMinxinCards = cardPrinter({
  library,
  added: addedCards,
  print: (card) => printMinxinCard(BOOK, card, ''),
  iconOf: (card) => card.icon,
});
