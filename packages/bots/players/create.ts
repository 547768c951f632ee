import { fail, type Result, type Seed, succeed } from '@lianhuan/kernel';
import { THINKING } from '../games.ts';
import type { Bot } from './bot.ts';
import { botNamed, namedBot, unknownBot } from './named.ts';
import { randomBot } from './random.ts';

/**
 * Makes a player for a game; a problem says which bots there are, or which games the bot plays.
 * @param game the id of a game
 * @param seed whatever the bot leaves to chance follows from it
 * @throws RangeError if that is no seed and the bot leaves something to chance.
 */
export function createBot(name: string, game: string, seed: Seed): Result<Bot> {
  const bot = botNamed(name);
  if (bot === null) return unknownBot(name);
  if (bot === 'random') return succeed(randomBot(seed));
  if (!Object.hasOwn(THINKING, game)) {
    return fail(
      `电脑玩家 ${bot} 还不会玩 ${game}；会玩：${Object.keys(THINKING).join('、')}`,
      `The ${bot} bot cannot play ${game} yet; it plays: ${Object.keys(THINKING).join(', ')}`,
      'bots',
    );
  }
  return namedBot(name, THINKING[game], seed);
}
