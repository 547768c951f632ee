import { expect, test } from 'vitest';
import { renderHtml, renderText, simulate } from '../index.ts';
import { simulated } from './simulated.ts';

const report = await simulated('sanguozhi', 12);

test('every pair of ready decks meets, from both seats', () => {
  expect(report.byDeck.map(({ wins }) => wins.trials)).toEqual([6, 6, 6, 6]);
  expect(report.byPair).toHaveLength(6);
});

test('games are decided by 粮草, and end', () => {
  expect(report.loops.hits).toBe(0);
  expect(report.rounds.most).toBeLessThan(100);
  for (const text of [renderText(report)]) expect(text).toContain('平均粮草 mean grain');
});

test('cards are counted of those who had them to hand, and nothing of an offer', async () => {
  const names = report.cards.map(({ name }) => name.zh);
  expect(names).toContain('步兵兵权');
  for (const text of [renderText(report), await renderHtml(report)]) {
    expect(text).toContain('胜者粮草');
    expect(text).not.toContain('获得');
  }
});

test('partners win together', { timeout: 60_000 }, async () => {
  const four = await simulate(
    { game: 'sanguozhi', players: 4, games: 2, bots: ['greedy'], seed: 3 },
    { workers: 1 },
  );
  if (!four.ok) throw new Error(four.problems[0].text.en);
  expect(four.value.even).toBe(0.5);
  expect(four.value.ties.hits).toBe(0);
});
