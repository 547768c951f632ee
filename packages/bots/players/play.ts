import { glance, InformationSet, type Match, type Seat } from '@lianhuan/kernel';
import type { Bot, Imagine } from './bot.ts';

/**
 * Lets the first of the seats that are asked answer, if a bot sits there; gives whether one did.
 * @param bots by seat; null where a person sits
 * @throws IllegalAnswer if the bot picks what is not offered; nothing has changed then.
 */
export function letBotAnswer(match: Match, bots: readonly (Bot | null)[]): boolean {
  for (const { seat } of match.pending) {
    const bot = bots[seat];
    if (!bot) continue;
    match.answer(seat, bot.choose(glance(match, seat), imagineAt(match, seat)));
    return true;
  }
  return false;
}

/** What seats know is followed from one decision to the next. */
const known = new WeakMap<Match, Map<Seat, InformationSet>>();

function imagineAt(match: Match, seat: Seat): Imagine {
  return (secrets) => {
    const sets = known.get(match) ?? new Map<Seat, InformationSet>();
    known.set(match, sets);
    const set = sets.get(seat) ?? new InformationSet(match, seat, secrets);
    sets.set(seat, set);
    return set;
  };
}
