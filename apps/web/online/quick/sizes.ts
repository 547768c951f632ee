import type { GameId } from '../../games/ids.ts';

/** How many may play a quick match of each game, the usual number first. Fewer choices: shorter waits. */
export const QUICK_SIZES: Readonly<Record<GameId, readonly number[]>> = {
  minxin: [2, 3, 4],
  sanguozhi: [2, 4],
  evolve: [2],
  sanguosha: [5, 8],
};

/** Games in which everybody plays with a deck of their own. In others decks belong to the set-up, which is the usual one. */
export const BRINGS_DECKS: readonly GameId[] = ['sanguozhi', 'evolve'];
