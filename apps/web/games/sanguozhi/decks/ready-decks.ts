import decks from 'virtual:sanguozhi/decks';
import type { Text } from '@lianhuan/kernel';
import type { DeckList } from '@lianhuan/sanguozhi';

/** A deck of the game's own, ready to play. */
export interface ReadyDeck extends DeckList {
  readonly id: string;
  readonly name: Text;
  /** The plan of the deck, in a sentence or two. */
  readonly idea: Text;
}

/** The ready decks, in the order of the book. */
export const READY_DECKS: readonly ReadyDeck[] = decks;
