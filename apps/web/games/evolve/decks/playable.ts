import type { PlayableDeck } from '../../../decks/playable-deck.ts';
import { readableDecks } from '../../../decks/storage/own-decks.ts';
import { deckOf, KEPT } from './lists.ts';
import { READY_DECKS } from './ready-decks.ts';

/** The decks that somebody may bring to a table: ready ones, and their own. */
export function playableDecks(): readonly PlayableDeck[] {
  return [
    ...READY_DECKS.map(({ id, name }) => ({ name, deck: id, own: false })),
    ...readableDecks(KEPT).map(({ name, lists }) => ({
      name: { zh: name, en: name },
      deck: deckOf(lists),
      own: true,
    })),
  ];
}
