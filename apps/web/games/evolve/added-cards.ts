import {
  addedCards,
  deckCardOf,
  englishText,
  explainCard,
  KIND_TERMS,
  library,
  TRAITS,
} from '@lianhuan/evolve';
import { cardPrinter } from '../../engine/card-printer.ts';
import { printEvolveCard } from './card/print.ts';

const BOOK = { englishText, explainCard, deckCardOf, KIND_TERMS, TRAITS };

/** Prints cards that somebody adds to the game, for the worker. */
export const printEvolveCards = cardPrinter({
  library,
  added: addedCards,
  print: (card) => printEvolveCard(BOOK, card, ''),
  iconOf: (card) => card.icon,
});
