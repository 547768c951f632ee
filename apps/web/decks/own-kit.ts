import { useMemo } from 'react';
import { useOwnCards } from '../own-cards/own-cards-store.ts';
import type { DeckKit, DeckKitMaker } from './deck-kit.ts';

/** The decks of a game with the cards that the player added to it. */
export function useDeckKit(maker: DeckKitMaker): DeckKit {
  const { cards } = useOwnCards(maker.game);
  return useMemo(() => maker.make(cards), [maker, cards]);
}
