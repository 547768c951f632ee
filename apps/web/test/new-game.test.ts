import { expect, test } from 'vitest';
import { freshDraft, gameOf } from '../games/minxin/home/new-game.ts';
import { parseSeed } from '../pages/home/seed.ts';

const LONG = 'x'.repeat(42).concat('A');

test.each([
  ['0', 0],
  [' 42 ', 42],
  ['4294967295', -1],
  ['4294967296', null],
  ['-1', null],
  ['1.5', null],
  ['seven', null],
  ['', null],
  [` ${LONG} `, LONG],
  [`${LONG}A`, null],
])('the seed “%s” reads as %s', (text, seed) => {
  expect(parseSeed(text)).toBe(seed);
});

test('a fresh draft is a standard game of one person against one bot', () => {
  expect(gameOf({ ...freshDraft(), seed: '7' })).toEqual({
    game: 'minxin',
    setup: { players: 2, order: 'counter-clockwise', favorPerPlayer: 30 },
    seed: 7,
    seats: ['human', 'greedy'],
  });
});

test('a game without a person cannot be started', () => {
  expect(gameOf({ ...freshDraft(), seats: ['greedy', 'random', 'human'] })).toBeNull();
});
