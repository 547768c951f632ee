import decks from 'virtual:evolve/ready-decks';
import type { Deck } from './deck-writing.ts';

/** The decks of the game's own, as a build read them. */
export function readyDecks(): readonly Deck[] {
  return decks;
}
