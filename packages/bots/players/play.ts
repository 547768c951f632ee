import { glance, type Match } from '@lianhuan/kernel';
import type { Bot } from './bot.ts';

/** Lets the first of the seats that are asked answer, if a bot sits there; gives whether one did. */
export function letBotAnswer(match: Match, bots: readonly (Bot | null)[]): boolean {
  for (const { seat } of match.pending) {
    const bot = bots[seat];
    if (!bot) continue;
    match.answer(seat, bot.choose(glance(match, seat)));
    return true;
  }
  return false;
}
