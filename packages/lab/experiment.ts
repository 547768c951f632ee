import { createBot } from '@lianhuan/bots';
import { fail, type Result, succeed } from '@lianhuan/kernel';
import { findGame } from './games.ts';

/** What is to be simulated; the result follows from it alone. */
export interface Experiment {
  /** The id of a game. */
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** The bot at each seat. */
  readonly bots: readonly string[];
  /** Any 32-bit integer; every game's own seed follows from it. */
  readonly seed: number;
}

/** Reads what a person asked for; one bot stands for all seats. */
export function readExperiment(wanted: Experiment): Result<Experiment> {
  const { players, games, seed } = wanted;
  const found = findGame(wanted.game);
  if (!found.ok) return found;
  const setup = found.value.game.readSetup({ players });
  if (!setup.ok) return setup;
  if (!Number.isInteger(games) || games < 1) {
    return fail(
      '局数应当是不小于 1 的整数',
      'The number of games is a whole number from 1',
      'games',
    );
  }
  if (!Number.isInteger(seed)) {
    return fail('随机种子应当是整数', 'The seed is a whole number', 'seed');
  }
  const bots = wanted.bots.length === 1 ? Array(players).fill(wanted.bots[0]) : wanted.bots;
  if (bots.length !== players) {
    return fail(
      `${players} 名玩家需要 ${players} 个电脑玩家（或只写一个，用于所有座位），这里有 ${bots.length} 个`,
      `${players} players need ${players} bots (or one for all seats); there are ${bots.length}`,
      'bots',
    );
  }
  for (const name of bots) {
    const bot = createBot(name, wanted.game, seed);
    if (!bot.ok) return bot;
  }
  return succeed({ ...wanted, bots });
}
