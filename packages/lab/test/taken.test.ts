import { createBot, letBotAnswer } from '@lianhuan/bots';
import { Match, NOBODY } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { expect, test } from 'vitest';
import type { ReadExperiment } from '../simulating/experiment.ts';
import { childSeed } from '../simulating/seed.ts';
import { gameSeed, runTrial } from '../simulating/trial.ts';

// The lab looks at the table between answers; what it counts there is what the log says happened.

const experiment: ReadExperiment = {
  game: 'minxin',
  players: 2,
  games: 12,
  bots: ['greedy', 'greedy'],
  decks: [],
  written: {},
  seed: 7,
};

test.each(Array.from({ length: experiment.games }, (_, index) => index))(
  'game %i: every 乱军 that was routed counts as taken, and no other',
  (index) => {
    const { taken } = runTrial(experiment, index);
    const { table, routed } = recordedGame(gameSeed(experiment, index));
    const rebels = taken.filter((definition) => table.library[definition].kind === 'rebel');
    expect(rebels.toSorted()).toEqual(routed.toSorted());
    expect(rebels.length).toBeGreaterThan(0);
  },
);

/** The same game with its log, and the definitions of the 乱军 of the table that were routed in it. */
function recordedGame(seed: number) {
  const setup = minxin.readSetup({ players: experiment.players });
  if (!setup.ok) throw new Error(setup.problems[0].text.en);
  const match = new Match(minxin, { setup: setup.value, seed, recorded: true });
  const bots = experiment.bots.map((name, seat) => {
    const bot = createBot(name, minxin.id, childSeed(seed, seat));
    return bot.ok ? bot.value : null;
  });
  while (letBotAnswer(match, bots));
  const { table } = match;
  const routed = match.log.flatMap(({ event }) => {
    if (event?.type !== 'rout' || event.victim !== NOBODY) return [];
    const { definition } = table.cards[event.card];
    return table.library[definition].kind === 'rebel' ? [definition] : [];
  });
  return { table, routed };
}
