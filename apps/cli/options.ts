import { isSeed, type Seed } from '@lianhuan/kernel';
import { refuse } from './problem.ts';

/**
 * Makes the reader of a whole number for an option: `whole('--games', 1)`. The reader throws Refused for
 * any other text.
 */
export function whole(name: string, least: number, most = 2 ** 31 - 1): (text: string) => number {
  return (text) => {
    const value = /^[-+]?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    return refuse(
      `应当是 ${least} 到 ${most} 之间的整数，不是“${text}”`,
      `should be a whole number from ${least} to ${most}, not “${text}”`,
      name,
    );
  };
}

/** What `--mode` is for. */
export const MODE_HELP =
  '模式，只有三国杀有几种；不写则由人数定  the mode, where a game has several (三国杀); by the number of players if left out';

/** A seed to count on from: any 32-bit integer. */
export const seed = whole('--seed', -(2 ** 31));

/** Reads the seed of one game: a number, or 43 characters as records hold them. @throws Refused for any other text */
export function anySeed(text: string): Seed {
  if (isSeed(text)) return text;
  if (/^[-+]?\d+$/.test(text)) return seed(text);
  return refuse(
    `应当是整数，或对局记录里那样的 43 个字符，不是“${text}”`,
    `should be a whole number, or 43 characters as in a record, not “${text}”`,
    '--seed',
  );
}

/** A list with commas between, Western or Chinese. */
export function list(text: string): string[] {
  return text.split(/[,，、]/).map((item) => item.trim());
}
