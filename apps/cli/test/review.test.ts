import { createBot, letBotAnswer, type Review } from '@lianhuan/bots';
import { evolve } from '@lianhuan/evolve';
import { Match } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { expectRefusal, fileWith, lianhuan, PATIENT } from './run.ts';

/** The beginning of a game in which the first seat picks anything. */
function carelessGame(): string {
  const setup = evolve.readSetup({});
  if (!setup.ok) throw new Error('no set-up');
  const match = new Match(evolve, { setup: setup.value, seed: 4 });
  const bots = ['random', 'greedy'].map((name) => {
    const made = createBot(name, 'evolve', 4);
    if (!made.ok) throw new Error('no bot');
    return made.value;
  });
  const anyMatch = match as unknown as Match;
  while (match.answers.length < 80 && letBotAnswer(anyMatch, bots));
  return fileWith('game.json', JSON.stringify(match.record()));
}

describe('lianhuan review', PATIENT, () => {
  const file = carelessGame();

  test('names better picks with what would have followed, and tells luck from skill', async () => {
    const { code, out } = await lianhuan(['review', file, '--nodes', '300']);
    expect(code).toBe(0);
    expect(out).toMatch(/选了：.+（胜率 \d+%）\n {2}更好：.+（胜率 \d+%）\n {4}\S/);
    expect(out).toMatch(/\d+ 次选择，\d+ 次有更好的/);
    expect(out).toMatch(/[▁▂▃▄▅▆▇█]{5}/);
  });

  test('gives the same as numbers, and what a pick cost is never a gain', async () => {
    const { out } = await lianhuan(['review', file, '--nodes', '300', '--json']);
    const { decisions, skill, luck } = JSON.parse(out) as Review;
    expect(decisions.length).toBeGreaterThan(10);
    for (const { before, after, better } of decisions) {
      if (better === null) expect(before).toBe(after);
      else expect(before).toBeGreaterThan(after);
    }
    expect(skill).toBeLessThan(0);
    const first = decisions[0].before;
    expect(first + skill + luck).toBeCloseTo(decisions.at(-1)?.after ?? 0, 9);
  });

  test('knows no seat that nobody has', async () => {
    expectRefusal(await lianhuan(['review', file, '--seat', '3']), '1 到 2', '1 to 2');
  });
});
