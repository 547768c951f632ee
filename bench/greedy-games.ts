import { createBot, letBotAnswer } from '@lianhuan/bots';
import { Match } from '@lianhuan/kernel';
import { sanguosha } from '@lianhuan/sanguosha';
import type { StartPlay } from './contestants.ts';
import { countOptions } from './engine.ts';

/** The 25 standard generals; eight players choose among one more than there are, so those of 风 come with them. */
function packsFor(players: number): readonly string[] {
  return players < 8 ? ['标准版'] : ['标准版', '风'];
}

/**
 * Games of 三国杀 with a greedy player in every seat, with the standard generals and deck: what FreeKill was
 * measured at. A move is one answer of a bot, whatever is picked for it.
 * @throws Error if there is no such game or no such player
 */
export async function loadGreedyGames(players: number): Promise<StartPlay> {
  const setup = sanguosha.readSetup({ players, packs: packsFor(players), decks: ['standard'] });
  if (!setup.ok) throw new Error(setup.problems[0].text.en);
  const bots = Array.from({ length: players }, (_, seat) => {
    const bot = createBot('greedy', 'sanguosha', seat);
    if (!bot.ok) throw new Error(bot.problems[0].text.en);
    return bot.value;
  });
  return (seed) => {
    const match = new Match(sanguosha, { setup: setup.value, seed, checkpointEvery: 0 });
    return {
      countMoves: () => countOptions(match),
      move: () => {
        letBotAnswer(match, bots);
      },
    };
  };
}
