import { describe, expect, test } from 'vitest';
import { type Experiment, type Report, renderHtml, renderText, simulate } from '../index.ts';

const experiment: Experiment = {
  game: 'minxin',
  players: 2,
  games: 20,
  bots: ['greedy', 'random'],
  seed: 7,
};

async function run(change: Partial<Experiment> = {}, workers = 1): Promise<Report> {
  const result = await simulate({ ...experiment, ...change }, { workers });
  if (!result.ok) throw new Error(result.problems[0].text.en);
  return result.value;
}

describe('a simulation', () => {
  test('comes to the same whatever the number of workers', async () => {
    const alone = await run();
    expect(await run({}, 3)).toEqual(alone);
    expect(await run({ seed: 8 })).not.toEqual(alone);
  });

  test('counts every game once', async () => {
    const report = await run({ games: 26 });
    const wins = report.bySeat.reduce((sum, { wins }) => sum + wins.hits, 0);
    const rounds = report.rounds.histogram.reduce((sum, [, count]) => sum + count, 0);
    expect(wins - report.ties.hits).toBe(26);
    expect(rounds).toBe(26);
    expect(report.byOrder.reduce((sum, { hits }) => sum + hits, 0)).toBe(wins);
  });

  test('reports on bots only where they differ', async () => {
    expect((await run({ games: 5 })).byBot.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
    expect((await run({ games: 5, bots: ['random'] })).byBot).toEqual([]);
  });

  test('tells how far it is', async () => {
    const told: number[] = [];
    await simulate(experiment, { workers: 2, onProgress: (done) => told.push(done) });
    expect(told.at(-1)).toBe(20);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  test('knows which cards were taken, and whose holders won', async () => {
    const { cards } = await run();
    const taken = cards.filter((card) => card.takenPerGame > 0);
    expect(taken.length).toBeGreaterThan(20);
    for (const card of cards) {
      if (card.taken) expect(card.taken.hits).toBeLessThanOrEqual(card.taken.trials);
      expect(card.wins.hits).toBeLessThanOrEqual(card.wins.trials);
    }
  });

  test.for([
    [{ game: 'chess' }, 'game'],
    [{ games: 0 }, 'games'],
    [{ seed: 0.5 }, 'seed'],
    [{ players: 7 }, 'setup.players'],
    [{ bots: ['greedy', 'greedy', 'greedy'] }, 'bots'],
    [{ bots: ['clever'] }, 'bots'],
  ] as const)('is refused for %o', async ([change, at]) => {
    const result = await simulate({ ...experiment, ...change });
    expect(result).toMatchObject({ ok: false, problems: [{ at }] });
  });
});

describe('a report', () => {
  test('names every seat and every card for people', async () => {
    const report = await run();
    for (const text of [renderText(report), await renderHtml(report)]) {
      expect(text).toContain('greedy');
      for (const { name } of report.cards) expect(text).toContain(name.zh);
    }
  });

  test('says nothing of losers where nobody lost', async () => {
    const report = await run();
    const page = await renderHtml({ ...report, losingScores: null });
    expect(page).not.toContain('其他得分');
  });
});
