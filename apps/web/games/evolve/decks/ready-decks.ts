import decks from 'virtual:evolve/decks';
import type { Basis, CardClass, DeckList } from '@lianhuan/evolve';
import type { Text } from '@lianhuan/kernel';

/** A deck of the game's own. */
export interface ReadyDeck extends DeckList {
  readonly id: string;
  readonly name: Text;
  readonly idea: Text;
  /** What its cards have in common (6.1.1.5): a class, or a theme by its name. */
  readonly basis: Basis;
  readonly class: CardClass;
  readonly theme: string | null;
}

export const READY_DECKS: readonly ReadyDeck[] = decks;
