import { expect, test } from 'vitest';
import { bottomFirst, layingOut } from '../../index.ts';
import { DECK, toyTable } from '../toy-game.ts';

test('cards that are listed from the top are laid from the bottom', () => {
  const topFirst = new Set(['deck']);
  expect(bottomFirst({ zone: 'deck', cards: [1, 2, 3] }, topFirst)).toEqual([3, 2, 1]);
  expect(bottomFirst({ zone: 'hand', cards: [1, 2, 3] }, topFirst)).toEqual([1, 2, 3]);
});

test('what is laid out is applied and takes its moment, and is not told in the log', () => {
  const table = toyTable(2, 1);
  const applied: unknown[] = [];
  const write = layingOut<typeof table, object>((_, event) => {
    applied.push(event);
  });
  const { clock } = table;
  write(table, { type: 'shuffle', zone: DECK });
  expect(applied).toEqual([{ type: 'shuffle', zone: DECK }]);
  expect(table.clock).toBe(clock + 1);
});
