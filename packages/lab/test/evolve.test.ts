import { expect, test } from 'vitest';
import { renderHtml, renderText } from '../index.ts';
import { simulated } from './simulated.ts';

const report = await simulated('evolve', 42);

test('every pair of ready decks meets, from both seats', () => {
  expect(report.byDeck.map(({ wins }) => wins.trials)).toEqual(Array<number>(7).fill(12));
  expect(report.byPair).toHaveLength(21);
});

test('games are decided by life, and end', () => {
  expect(report.loops.hits).toBe(0);
  expect(report.rounds.most).toBeLessThan(30);
  expect(renderText(report)).toContain('平均生命值 mean life');
});

test('cards are counted of those who had them to hand: evolve cards that were used, no leaders', async () => {
  const names = report.cards.map(({ name }) => name.zh);
  expect(names.some((name) => name.endsWith('（进化）'))).toBe(true);
  expect(report.cards.some(({ id }) => id.startsWith('leader-'))).toBe(false);
  for (const text of [renderText(report), await renderHtml(report)]) {
    expect(text).toContain('胜者生命值');
    expect(text).not.toContain('获得');
  }
});
