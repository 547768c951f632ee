import type { Text } from '@lianhuan/kernel';
import type { Suit } from '../table/cards-in-use.ts';

/** The decks of the game: lists of cards with suit and rank. */

/** One card of a deck. */
export interface DeckCard {
  readonly name: string;
  readonly suit: Suit;
  readonly rank: number;
  /** What is printed beside it, as `ex`. */
  readonly marks: readonly string[];
}

/** A deck. */
export interface Deck {
  readonly id: string;
  readonly name: Text;
  readonly cards: readonly DeckCard[];
}
