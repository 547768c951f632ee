import type { DeckList } from '@lianhuan/evolve';
import type { Lists } from '../../../decks/deck-edit.ts';
import type { Kept } from '../../../decks/storage/own-decks.ts';

/** The parts of a deck (6.1.1). */
export const PARTS = ['leader', 'main', 'evolve'] as const satisfies readonly (keyof DeckList)[];

/** One's own decks of EVOLVE. */
export const KEPT: Kept = { game: 'evolve', parts: PARTS };

/** A deck as lists: its leader is a list of one, or of none. */
export function listsOf({ leader, main, evolve }: DeckList): Lists {
  return { leader: leader === '' ? [] : [leader], main, evolve };
}

/** Such lists as a deck. */
export function deckOf({ leader = [], main = [], evolve = [] }: Lists): DeckList {
  return { leader: leader[0] ?? '', main, evolve };
}
