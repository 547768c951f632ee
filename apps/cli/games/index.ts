import { refuse } from '../problem.ts';
import type { TerminalGame } from './terminal-game.ts';

/** The only place that lists the games. Each is loaded when it is asked for. */
const LOADERS: Readonly<Record<string, () => Promise<TerminalGame>>> = {
  minxin: async () => (await import('./minxin/index.ts')).minxin,
  sanguozhi: async () => (await import('./sanguozhi/index.ts')).sanguozhi,
  evolve: async () => (await import('./evolve/index.ts')).evolve,
  sanguosha: async () => (await import('./sanguosha/index.ts')).sanguosha,
};

/** The ids of the games there are. */
export const GAME_IDS: readonly string[] = Object.keys(LOADERS);
/** What is played when no game is named. */
export const [FIRST_GAME] = GAME_IDS;

/**
 * The same id, if there is such a game.
 * @param at where the id stands: an argument, a file
 * @throws Refused with the ids there are, for any other
 */
export function knownGame(id: string, at = 'game'): string {
  if (Object.hasOwn(LOADERS, id)) return id;
  return refuse(
    `没有名为“${id}”的游戏；现有：${GAME_IDS.join('、')}`,
    `There is no game “${id}”; known: ${GAME_IDS.join(', ')}`,
    at,
  );
}

/** Loads the game of this id. @param at where the id stands @throws Refused if there is no such game */
export function loadGame(id: string, at?: string): Promise<TerminalGame> {
  return LOADERS[knownGame(id, at)]();
}
