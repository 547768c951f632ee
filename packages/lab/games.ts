import { fail, type Game, type Result, succeed } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import type { Gauge } from './gauge.ts';
import { minxinGauge } from './minxin.ts';

/** A game with what the lab measures in it. */
export interface LabGame {
  readonly game: Game;
  readonly gauge: Gauge;
}

const GAMES: readonly LabGame[] = [{ game: minxin, gauge: minxinGauge as Gauge }];

/** The ids of the games the lab can simulate. */
export const LAB_GAMES: readonly string[] = GAMES.map(({ game }) => game.id);

/** Finds a game by its id. */
export function findGame(id: string): Result<LabGame> {
  const found = GAMES.find(({ game }) => game.id === id);
  if (found) return succeed(found);
  return fail(
    `没有名为“${id}”的游戏；现有：${LAB_GAMES.join('、')}`,
    `There is no game “${id}”; known: ${LAB_GAMES.join(', ')}`,
    'game',
  );
}
