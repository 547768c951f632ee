import { fail, type Result, succeed } from '@lianhuan/kernel';
import { evolve } from './evolve.ts';
import type { LabGame } from './lab-game.ts';
import { minxin } from './minxin.ts';
import { sanguosha } from './sanguosha.ts';
import { sanguozhi } from './sanguozhi.ts';

/** The only place that lists the games. */
const GAMES: readonly LabGame[] = [
  minxin as LabGame,
  sanguozhi as LabGame,
  evolve as LabGame,
  sanguosha as LabGame,
];

/** The ids of the games the lab can simulate. */
export const LAB_GAMES: readonly string[] = GAMES.map(({ game }) => game.id);

/** The mode of play that somebody asks for: a problem where the game has only one. */
export function readMode(
  { game, hasModes = false }: LabGame,
  mode: string | undefined,
): Result<string | undefined> {
  if (mode === undefined || hasModes) return succeed(mode);
  const { zh, en } = game.name;
  return fail(`${zh}只有一种模式`, `${en} has only one mode`, 'mode');
}

/** Finds a game by its id; a problem says which there are. */
export function findGame(id: string): Result<LabGame> {
  const found = GAMES.find(({ game }) => game.id === id);
  if (found) return succeed(found);
  return fail(
    `没有名为“${id}”的游戏；现有：${LAB_GAMES.join('、')}`,
    `There is no game “${id}”; known: ${LAB_GAMES.join(', ')}`,
    'game',
  );
}
