import { useEffect, useState } from 'react';
import type { GameId } from '../games/ids.ts';
import { GAMES } from '../games/index.ts';
import type { PlayableDeck } from './playable-deck.ts';

/** The decks that one may bring to a table of a game: none until they are there, and in games without decks. */
export function usePlayableDecks(game: GameId): readonly PlayableDeck[] {
  const [known, setKnown] = useState<{ game: GameId; decks: readonly PlayableDeck[] } | null>(null);
  useEffect(() => {
    let gone = false;
    void GAMES[game].loadDecks?.().then((decks) => {
      if (!gone) setKnown({ game, decks });
    });
    return () => {
      gone = true;
    };
  }, [game]);
  return known?.game === game ? known.decks : NONE;
}

const NONE: readonly PlayableDeck[] = [];
