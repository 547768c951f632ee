import { describe, expect, test } from 'vitest';
import {
  type Experiment,
  type Report,
  renderHtml,
  renderText,
  type SimulateOptions,
  simulate,
} from '../index.ts';
import { widthOf } from '../reports/columns.ts';

const experiment: Experiment = {
  game: 'minxin',
  players: 2,
  games: 20,
  bots: ['greedy', 'random'],
  seed: 7,
};

async function run(
  change: Partial<Experiment> = {},
  options: SimulateOptions = { workers: 1 },
): Promise<Report> {
  const result = await simulate({ ...experiment, ...change }, options);
  if (!result.ok) throw new Error(result.problems[0].text.en);
  return result.value;
}

const report = await run();

// A busy machine takes its time to start threads.
const PATIENT = { timeout: 60_000 };

describe('a simulation', () => {
  test('comes to the same in several threads, and tells how far it is', PATIENT, async () => {
    const told: number[] = [];
    const threaded = await run({}, { workers: 2, onProgress: (done) => told.push(done) });
    expect(threaded).toEqual(report);
    expect(told).toEqual([10, 20]);
  });

  test('reports on the games that were done when it is ended', async () => {
    const controller = new AbortController();
    const ended = await run(
      { games: 1_000_000_000 },
      {
        workers: 1,
        signal: controller.signal,
        onProgress: (done) => done >= 20 && controller.abort(),
      },
    );
    expect(ended).toEqual(report);
  });

  test('says so when it is ended before any game was over', async () => {
    const ended = await simulate(experiment, { workers: 1, signal: AbortSignal.abort() });
    expect(ended).toMatchObject({ ok: false });
  });

  test('hangs on its seed', async () => {
    expect(await run()).toEqual(report);
    expect(await run({ seed: 8 })).not.toEqual(report);
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

  test('knows which cards were taken, and whose holders won', () => {
    const { cards } = report;
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
    [{ decks: ['魏'] }, 'decks'],
  ] as const)('is refused for %o', async ([change, at]) => {
    const result = await simulate({ ...experiment, ...change });
    expect(result).toMatchObject({ ok: false, problems: [{ at }] });
  });
});

describe('a report', () => {
  test('names every seat and every card for people', async () => {
    for (const text of [renderText(report), await renderHtml(report)]) {
      expect(text).toContain('greedy');
      for (const { name } of report.cards) expect(text).toContain(name.zh);
    }
  });

  test('names the cards of a narrow terminal in Chinese alone', () => {
    expect(renderText(report, 200)).toContain('望族 Noble House');
    const narrow = renderText(report, 80).split('\n');
    expect(narrow.every((line) => widthOf(line) <= 80)).toBe(true);
    expect(narrow.some((line) => line.startsWith('望族'))).toBe(true);
  });

  test('says nothing of losers where nobody lost', async () => {
    const page = await renderHtml({ ...report, losingScores: null });
    expect(page).not.toContain('其他得分');
  });
});
