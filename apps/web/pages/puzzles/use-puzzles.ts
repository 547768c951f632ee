import type { Puzzle } from '@lianhuan/bots';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';

/** The puzzles of a game, fetched when they are first wanted; none where it has none. */
export function usePuzzles(game: GameId): readonly Puzzle[] {
  return useLoaded(GAMES[game].loadPuzzles ?? noPuzzles);
}

async function noPuzzles(): Promise<readonly Puzzle[]> {
  return [];
}
