import { type Evaluator, namedBot } from '@lianhuan/bots';
import type { Game, Table } from '@lianhuan/kernel';
import type { GameEngine } from '@lianhuan/releases';

/** A game of this build, as the worker plays it. @param evaluate what its greedy bot thinks */
export function gameEngine<T extends Table>(
  game: Game<T>,
  evaluate: Evaluator,
  screen: NonNullable<GameEngine<T>['screen']>,
): GameEngine<T> {
  return { game, bot: (name, seed) => namedBot(name, evaluate, seed), screen };
}
