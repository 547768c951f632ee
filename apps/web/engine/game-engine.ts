import { namedBot, type ThinkingGame } from '@lianhuan/bots';
import type { Game, Table } from '@lianhuan/kernel';
import type { GameEngine } from '@lianhuan/releases';

/** A game of this build, as the worker plays it. @param thinking how its bots play */
export function gameEngine<T extends Table>(
  game: Game<T>,
  thinking: ThinkingGame,
  screen: NonNullable<GameEngine<T>['screen']>,
): GameEngine<T> {
  return { game, bot: (name, seed) => namedBot(name, thinking, seed), screen };
}
