import { describe, expect, test } from 'vitest';
import { renderHtml } from '../reports/html/render.ts';
import { makeReport } from '../reports/report.ts';
import { renderText } from '../reports/text.ts';
import type { ReadExperiment } from '../simulating/experiment.ts';
import { lineupAt } from '../simulating/lineup.ts';
import type { MatchFigures } from '../simulating/trial.ts';
import { addTally, countMatch, emptyTally } from '../statistics/tally.ts';

/** The line-ups of the first games, until they come round again. */
function lineups(decks: readonly string[], players: number): string[][] {
  const all = [lineupAt(decks, players, 0)];
  for (let index = 1; ; index++) {
    const next = lineupAt(decks, players, index);
    if (String(next) === String(all[0])) return all;
    all.push(next);
  }
}

describe('line-ups', () => {
  test('seat each pair of decks both ways round', () => {
    expect(lineups(['甲', '乙', '丙'], 2).map(String)).toEqual([
      '甲,乙',
      '甲,丙',
      '乙,甲',
      '乙,丙',
      '丙,甲',
      '丙,乙',
    ]);
  });

  test('deal fewer decks than seats round and round', () => {
    expect(lineups(['甲', '乙'], 4).map(String)).toEqual(['甲,乙,甲,乙', '乙,甲,乙,甲']);
    expect(lineups(['甲'], 2)).toEqual([['甲', '甲']]);
  });

  test('are found one by one where nobody could list them', () => {
    const decks = Array.from({ length: 100 }, (_, index) => `d${index}`);
    expect(lineupAt(decks, 8, 1e9)).toHaveLength(8);
    expect(new Set(lineupAt(decks, 8, 1e9)).size).toBe(8);
  });

  test('are one where there are no decks', () => {
    expect(lineups([], 3)).toEqual([[]]);
  });
});

const experiment: ReadExperiment = {
  game: 'minxin',
  players: 2,
  games: 4,
  bots: ['greedy', 'greedy'],
  seed: 1,
  decks: ['甲', '乙'],
  written: {},
};

/** A game without scores, won by these seats. */
function game(decks: readonly string[], winners: readonly number[], looped = false): MatchFigures {
  return {
    winners,
    shared: false,
    looped,
    decks,
    sides: [],
    scores: null,
    rounds: 9,
    order: [0, 1],
    decisions: 100,
    held: [[], []],
    offered: [],
    taken: [],
  };
}

describe('a report of decks', () => {
  const [one, two] = [emptyTally(2, 0), emptyTally(2, 0)];
  countMatch(one, game(['甲', '乙'], [0]), experiment.bots);
  countMatch(one, game(['乙', '甲'], [1]), experiment.bots);
  countMatch(two, game(['甲', '乙'], [1]), experiment.bots);
  countMatch(two, game(['乙', '甲'], [], true), experiment.bots);
  addTally(one, two);
  const report = makeReport(experiment, one, []);

  test('has how often each deck won, and against which', () => {
    expect(report.byDeck).toMatchObject([
      { deck: '甲', wins: { hits: 2, trials: 4 } },
      { deck: '乙', wins: { hits: 1, trials: 4 } },
    ]);
    expect(report.byPair).toMatchObject([
      { deck: '甲', against: '乙', wins: { hits: 2, trials: 3 } },
    ]);
  });

  test('tells games without a winner, and those that went on for ever', () => {
    expect(report.draws.hits).toBe(1);
    expect(report.loops.hits).toBe(1);
    expect(report.ties.hits).toBe(0);
  });

  test('is told without scores where there are none', async () => {
    expect(report.scores).toBeNull();
    const text = renderText(report);
    expect(text).toContain('甲 : 乙');
    expect(text).not.toContain('得分');
    expect(await renderHtml(report)).not.toContain('得分');
  });

  test('does not count partners as beating each other', () => {
    const teams = emptyTally(4, 0);
    const bots = ['random', 'random', 'random', 'random'];
    const decks = ['甲', '乙', '丙', '丁'];
    countMatch(
      teams,
      { ...game(decks, [0, 2]), held: [[], [], [], []], order: [0, 1, 2, 3] },
      bots,
    );
    const { byPair } = makeReport({ ...experiment, players: 4, bots, decks }, teams, []);
    const met = byPair.filter(({ wins }) => wins.trials > 0);
    expect(met.map(({ deck, against, wins }) => `${deck}${against} ${wins.hits}`)).toEqual([
      '甲乙 1',
      '甲丁 1',
      '乙丙 0',
      '丙丁 1',
    ]);
  });
});
