import { fail, type Result, type Seed, succeed, type Text } from '@lianhuan/kernel';
import { thinker } from '../search/searching.ts';
import type { ThinkingGame } from '../search/thinking-game.ts';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** The bots there are, weakest first. */
export const BOT_NAMES = ['random', 'greedy', 'adviser', 'strategist'] as const;
/** The name of a bot there is. */
export type BotName = (typeof BOT_NAMES)[number];

/** What people call them. */
export const BOT_LEVELS: Readonly<Record<BotName, Text>> = {
  random: { zh: '新兵', en: 'Recruit' },
  greedy: { zh: '校尉', en: 'Captain' },
  adviser: { zh: '谋士', en: 'Adviser' },
  strategist: { zh: '军师', en: 'Strategist' },
};

/** The bot of this name, be it written as bots are named or as people call it; null for none. */
export function botNamed(name: string): BotName | null {
  const called = name.toLowerCase();
  const found = BOT_NAMES.find((bot) => {
    const { zh, en } = BOT_LEVELS[bot];
    return [bot, zh, en.toLowerCase()].includes(called);
  });
  return found ?? null;
}

/**
 * Makes a player by its name, for a game that is played so.
 * @param seed whatever the bot leaves to chance follows from it
 * @throws RangeError if that is no seed and the bot leaves something to chance.
 */
export function namedBot(name: string, game: ThinkingGame, seed: Seed): Result<Bot> {
  const bot = botNamed(name);
  switch (bot) {
    case null:
      return unknownBot(name);
    case 'random':
      return succeed(randomBot(seed));
    case 'greedy':
      return succeed(greedyBot(game.evaluate));
    case 'adviser':
    case 'strategist':
      return succeed(thinker(bot, game, game.efforts[bot], seed));
  }
}

/** Nobody is called so. */
export function unknownBot(name: string): Result<never> {
  const called = BOT_NAMES.map((bot) => BOT_LEVELS[bot]);
  return fail(
    `没有名为“${name}”的电脑玩家；现有：${BOT_NAMES.join('、')}，也叫${called.map(({ zh }) => zh).join('、')}`,
    `There is no bot “${name}”; known: ${BOT_NAMES.join(', ')}, also called ${called.map(({ en }) => en).join(', ')}`,
    'bots',
  );
}
