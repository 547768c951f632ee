import { readyDeckTexts } from '../../build/ready-deck.ts';
import type { ReadyDeck } from './decks/ready-decks.ts';

/** The ready decks of 三国智, for the build. */
export async function gatherSanguozhiDecks(): Promise<ReadyDeck[]> {
  const { readyDecks } = await import('@lianhuan/sanguozhi');
  return readyDecks().map((deck) => {
    const { main, side, events } = deck;
    return { ...readyDeckTexts(deck), main, side, events };
  });
}
