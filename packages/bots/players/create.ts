import { fail, type Result, type Seed, succeed } from '@lianhuan/kernel';
import { EVALUATORS } from '../games.ts';
import type { Bot } from './bot.ts';
import { isBotName, namedBot, unknownBot } from './named.ts';
import { randomBot } from './random.ts';

/**
 * Makes a player for a game; a problem says which bots there are, or which games the bot plays.
 * @param game the id of a game
 * @param seed whatever the bot leaves to chance follows from it
 * @throws RangeError if that is no seed and the bot leaves something to chance.
 */
export function createBot(name: string, game: string, seed: Seed): Result<Bot> {
  if (!isBotName(name)) return unknownBot(name);
  if (name === 'random') return succeed(randomBot(seed));
  if (!Object.hasOwn(EVALUATORS, game)) {
    return fail(
      `电脑玩家 greedy 还不会玩 ${game}；会玩：${Object.keys(EVALUATORS).join('、')}`,
      `The greedy bot cannot play ${game} yet; it plays: ${Object.keys(EVALUATORS).join(', ')}`,
      'bots',
    );
  }
  return namedBot(name, EVALUATORS[game], seed);
}
