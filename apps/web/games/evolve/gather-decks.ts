import { readyDeckTexts } from '../../build/ready-deck.ts';
import type { ReadyDeck } from './decks/ready-decks.ts';

/** The ready decks of EVOLVE, for the build. @throws Error for one that may not be played */
export async function gatherEvolveDecks(): Promise<ReadyDeck[]> {
  const { basesOf, cardCalled, deckCardOf, library, readyDecks } = await import('@lianhuan/evolve');
  const cards = library().map(deckCardOf);
  return readyDecks().map((deck) => {
    const { id, leader, main, evolve } = deck;
    const found = cardCalled(leader, 'leader');
    const [basis] = basesOf(deck, cards);
    if (found === null || basis === undefined) throw new Error(`the deck ${id} may not be played`);
    return {
      ...readyDeckTexts(deck),
      leader,
      main,
      evolve,
      basis,
      class: found.class,
      theme: found.theme,
    };
  });
}
