import read from 'virtual:sanguosha/decks';
import type { Deck } from './deck.ts';

/** All decks, as a build read them. */
export function decks(): readonly Deck[] {
  return read;
}
