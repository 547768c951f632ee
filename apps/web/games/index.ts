import { useSettings } from '../engine/settings.ts';
import type { GameEntry } from './entry.ts';
import { evolve } from './evolve/index.ts';
import { GAME_IDS, type GameId, isGameId } from './ids.ts';
import { minxin } from './minxin/index.ts';
import { sanguosha } from './sanguosha/index.ts';
import { sanguozhi } from './sanguozhi/index.ts';

/** The games, as the pages know them. */
export const GAMES: Readonly<Record<GameId, GameEntry>> = { minxin, sanguozhi, evolve, sanguosha };

/** The game that was last chosen, or else the first. */
export function chosenGame({ game } = useSettings.getState()): GameId {
  return isGameId(game) ? game : GAME_IDS[0];
}

/** The same, for components. */
export function useChosenGame(): GameId {
  return useSettings(chosenGame);
}
