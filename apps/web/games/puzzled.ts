import type { ThinkingGame } from '@lianhuan/bots';
import type { Game } from '@lianhuan/kernel';
import type { GameId } from './ids.ts';

/** What a puzzle is solved with: the rules of its game, and how it is thought about. */
export interface Puzzled {
  readonly game: Game;
  readonly thinking: ThinkingGame;
}

/** The games that there are puzzles of; one is fetched when the first of its puzzles is opened. */
export const PUZZLED: Readonly<Partial<Record<GameId, () => Promise<Puzzled>>>> = {
  evolve: async () => (await import('./evolve/puzzled.ts')).puzzled,
  minxin: async () => (await import('./minxin/puzzled.ts')).puzzled,
  sanguozhi: async () => (await import('./sanguozhi/puzzled.ts')).puzzled,
};
