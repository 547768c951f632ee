import { glance, type Match } from '@lianhuan/kernel';
import type { Bot } from './bot.ts';

/**
 * Lets the first of the seats that are asked answer, if a bot sits there; gives whether one did.
 * @param bots by seat; null where a person sits
 * @throws IllegalAnswer if the bot picks what is not offered; nothing has changed then.
 */
export function letBotAnswer(match: Match, bots: readonly (Bot | null)[]): boolean {
  for (const { seat } of match.pending) {
    const bot = bots[seat];
    if (!bot) continue;
    match.answer(seat, bot.choose(glance(match, seat)));
    return true;
  }
  return false;
}
