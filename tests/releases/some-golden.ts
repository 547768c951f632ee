import { createBot, letBotAnswer } from '@lianhuan/bots';
import { Match } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import type { Golden } from '../../scripts/release/golden.ts';

/** Golden games made of a single game of 民心 between two bots, 80 answers long. */
export function someGolden(): Golden {
  const setup = { players: 2 };
  const read = minxin.readSetup(setup);
  if (!read.ok) throw new Error('two may play');
  const match = new Match(minxin, { setup: read.value, seed: 3, checkpointEvery: 8 });
  const bot = createBot('greedy', 'minxin', 1);
  if (!bot.ok) throw new Error('there is a greedy bot');
  while (match.answers.length < 80 && letBotAnswer(match, [bot.value, bot.value]));
  const { seed, answers, fingerprints } = match.record();
  const games = [{ setup, seed, answers, fingerprints }];
  return { game: 'minxin', version: minxin.version, cards: '', games };
}
