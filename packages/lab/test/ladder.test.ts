import { describe, expect, test } from 'vitest';
import { climb, type Ladder, type LadderPlan, renderLadder } from '../index.ts';
import { playDuel } from '../ladder/duel.ts';
import { ratings } from '../ladder/elo.ts';

const plan: LadderPlan = {
  game: 'minxin',
  players: 2,
  games: 6,
  bots: ['random', 'greedy'],
  seed: 5,
};

async function ladder(change: Partial<LadderPlan> = {}, workers = 1): Promise<Ladder> {
  const result = await climb({ ...plan, ...change }, { workers });
  if (!result.ok) throw new Error(result.problems[0].text.en);
  return result.value;
}

// A busy machine takes its time to start threads.
const PATIENT = { timeout: 120_000 };

describe('ratings', () => {
  test('are 400 apart where one wins ten times as often', () => {
    const [first, second] = ratings(2, [{ first: 1, second: 0, games: 110_000, points: 100_000 }]);
    expect(first.elo).toBe(1000);
    expect(second.elo).toBeCloseTo(1400, 0);
    expect(second.low).toBeLessThan(second.elo);
    expect(second.high).toBeGreaterThan(second.elo);
  });

  test('have intervals that narrow as the root of the games', () => {
    const width = (games: number) => {
      const [, { low, high }] = ratings(2, [{ first: 1, second: 0, games, points: games / 2 }]);
      return high - low;
    };
    expect(width(400) / width(1600)).toBeCloseTo(2, 1);
    // 400 games at one half: 1.96 · 400/ln 10 · 2/√400 to either side.
    expect(width(400) / 2).toBeCloseTo(34, 0);
  });

  test('hold for those who have not met, by those whom both have met', () => {
    const rated = ratings(3, [
      { first: 1, second: 0, games: 4000, points: 3000 },
      { first: 2, second: 1, games: 4000, points: 3000 },
    ]);
    expect(rated[2].elo - rated[1].elo).toBeCloseTo(rated[1].elo - rated[0].elo, 0);
    expect(rated[2].high - rated[2].low).toBeGreaterThan(rated[1].high - rated[1].low);
  });

  test('stay finite for one who has won every game', () => {
    const [, winner] = ratings(2, [{ first: 1, second: 0, games: 10, points: 10 }]);
    expect(winner.elo).toBeGreaterThan(1200);
    expect(winner.high).toBeLessThan(3000);
  });
});

describe('a ladder', PATIENT, () => {
  test('has the stronger above, and is the same in several threads', async () => {
    const one = await ladder();
    expect(one.bots.map(({ name }) => name)).toEqual(['random', 'greedy']);
    expect(one.bots[1].rating.elo).toBeGreaterThan(one.bots[0].rating.elo);
    expect(one.pairs[0].wins).toMatchObject({ hits: 6, trials: 6 });
    expect(await ladder({}, 2)).toEqual(one);
    expect(renderLadder(one)).toContain('校尉 greedy : 新兵 random');
  });

  test('plays each deal with both sides: of two alike each wins one', () => {
    for (const deal of [0, 1, 2]) {
      const points = [0, 1].map((side) => playDuel(plan, ['greedy', 'greedy'], 2 * deal + side));
      expect(points[0] + points[1]).toBe(1);
    }
  });

  test('lets one play for a whole side in games of roles', () => {
    const sides = { game: 'sanguosha', players: 5, seed: 3 };
    const points = [0, 1, 2, 3, 4, 5].map((number) =>
      playDuel(sides, ['greedy', 'random'], number),
    );
    expect(points.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(4);
  });

  test('refuses bots and games that nobody knows', async () => {
    expect(await climb({ ...plan, bots: ['greedy', 'clever'] })).toMatchObject({ ok: false });
    expect(await climb({ ...plan, bots: ['greedy', '校尉'] })).toMatchObject({ ok: false });
    expect(await climb({ ...plan, game: 'chess' })).toMatchObject({ ok: false });
  });
});
