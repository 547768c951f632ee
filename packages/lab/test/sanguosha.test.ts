import { library } from '@lianhuan/sanguosha';
import { describe, expect, test } from 'vitest';
import { type Experiment, type Report, renderHtml, renderText, simulate } from '../index.ts';

async function run(change: Partial<Experiment>): Promise<Report> {
  const experiment = { game: 'sanguosha', players: 5, games: 30, bots: ['greedy'], seed: 3 };
  const result = await simulate({ ...experiment, ...change }, { workers: 1 });
  if (!result.ok) throw new Error(result.problems[0].text.en);
  return result.value;
}

// A busy machine takes its time for whole games.
describe('games of 三国杀 between greedy players', { timeout: 120_000 }, () => {
  test('are won by one side, and none goes on for ever', async () => {
    const report = await run({});
    expect(report.bySide.map(({ side }) => side)).toEqual(['lord', 'rebel', 'renegade']);
    expect(report.bySide.map(({ wins }) => wins.trials)).toEqual([30, 30, 30]);
    const won = report.bySide.reduce((sum, { wins }) => sum + wins.hits, 0);
    expect(won + report.draws.hits).toBe(30);
    // The lord and the loyalists share their victory as one side.
    expect(report.ties.hits).toBe(0);
    expect(report.loops.hits).toBe(0);
    expect(renderText(report)).toContain('主公与忠臣 lord and loyalists');
    expect(await renderHtml(report)).toContain('主公与忠臣');
  });

  test('tell of each general how often its player won, of those who died as well', async () => {
    const { cards, bySeat } = await run({});
    const generals = new Set(library().flatMap(({ id, kind }) => (kind === 'general' ? [id] : [])));
    expect(cards.filter(({ id }) => !generals.has(id))).toEqual([]);
    const names = cards.map(({ name }) => name.zh);
    expect(new Set(names).size).toBe(names.length);
    const sum = (each: readonly number[]) => each.reduce((all, one) => all + one, 0);
    expect(sum(cards.map(({ wins }) => wins.trials))).toBe(30 * 5);
    expect(sum(cards.map(({ wins }) => wins.hits))).toBe(sum(bySeat.map(({ wins }) => wins.hits)));
  });

  test('have sides of their own for three, and none without roles', async () => {
    const three = await run({ players: 3, games: 10 });
    expect(three.bySide.map(({ side }) => side)).toEqual(['landlord', 'farmer']);
    const duel = await run({ players: 2, games: 5 });
    expect(duel.bySide).toEqual([]);
    expect(duel.loops.hits).toBe(0);
  });

  test('of 国战 end as well', async () => {
    const report = await run({ players: 6, games: 10, mode: 'hegemony' });
    expect(report.loops.hits).toBe(0);
  });
});
