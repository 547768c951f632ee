import { fail, type Result, type Seed, succeed } from '@lianhuan/kernel';
import type { Bot } from './bot.ts';
import { EVALUATORS } from './games.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** The bots there are, weakest first. */
export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Is this the name of a bot? */
export function isBotName(name: string): name is BotName {
  return (BOT_NAMES as readonly string[]).includes(name);
}

/**
 * Makes a player for a game.
 * @param game the id of a game
 * @param seed whatever the bot leaves to chance follows from it
 */
export function createBot(name: string, game: string, seed: Seed): Result<Bot> {
  if (!isBotName(name)) {
    const known = BOT_NAMES.join('、');
    return fail(
      `没有名为“${name}”的电脑玩家；现有：${known}`,
      `There is no bot “${name}”; known: ${BOT_NAMES.join(', ')}`,
      'bots',
    );
  }
  if (name === 'random') return succeed(randomBot(seed));
  if (!Object.hasOwn(EVALUATORS, game)) {
    return fail(
      `电脑玩家 greedy 还不会玩 ${game}；会玩：${Object.keys(EVALUATORS).join('、')}`,
      `The greedy bot cannot play ${game} yet; it plays: ${Object.keys(EVALUATORS).join(', ')}`,
      'bots',
    );
  }
  return succeed(greedyBot(EVALUATORS[game]));
}
