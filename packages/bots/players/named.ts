import { fail, type Result, type Seed, succeed } from '@lianhuan/kernel';
import type { Bot } from './bot.ts';
import { type Evaluator, greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** The bots there are, weakest first. */
export const BOT_NAMES = ['random', 'greedy'] as const;
/** The name of a bot there is. */
export type BotName = (typeof BOT_NAMES)[number];

/** Is this the name of a bot? */
export function isBotName(name: string): name is BotName {
  return (BOT_NAMES as readonly string[]).includes(name);
}

/**
 * Makes a player by its name, for a game whose options are weighed so.
 * @param seed whatever the bot leaves to chance follows from it
 * @throws RangeError if that is no seed and the bot leaves something to chance.
 */
export function namedBot(name: string, evaluate: Evaluator, seed: Seed): Result<Bot> {
  if (!isBotName(name)) return unknownBot(name);
  return succeed(name === 'random' ? randomBot(seed) : greedyBot(evaluate));
}

/** Nobody is called so. */
export function unknownBot(name: string): Result<never> {
  return fail(
    `没有名为“${name}”的电脑玩家；现有：${BOT_NAMES.join('、')}`,
    `There is no bot “${name}”; known: ${BOT_NAMES.join(', ')}`,
    'bots',
  );
}
