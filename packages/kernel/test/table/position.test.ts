import { expect, test } from 'vitest';
import { applyTableEvent, bottomFirst, layingOut, NOBODY, type TableEvent } from '../../index.ts';
import { DECK, hand, toyTable } from '../toy-game.ts';

test('cards that are listed from the top are laid from the bottom', () => {
  const topFirst = new Set(['deck']);
  expect(bottomFirst({ zone: 'deck', cards: [1, 2, 3] }, topFirst)).toEqual([3, 2, 1]);
  expect(bottomFirst({ zone: 'hand', cards: [1, 2, 3] }, topFirst)).toEqual([1, 2, 3]);
});

test('what is laid out is applied and takes its moment, and is not told in the log', () => {
  const table = toyTable(2, 1);
  const applied: unknown[] = [];
  const { write } = layingOut<typeof table, object>((_, event) => {
    applied.push(event);
  });
  const { clock } = table;
  write(table, { type: 'shuffle', zone: DECK });
  expect(applied).toEqual([{ type: 'shuffle', zone: DECK }]);
  expect(table.clock).toBe(clock + 1);
});

test('a card is brought in by a move, face down where that is said', () => {
  const table = toyTable(2, 1);
  const { bring } = layingOut<typeof table, TableEvent<never>>(applyTableEvent);
  const { clock } = table;
  const from = { outside: DECK, owner: NOBODY };
  const [open, covered] = [bring(table, 0, from, hand(1)), bring(table, 3, from, hand(1), true)];
  expect(table.zones[hand(1)].cards).toEqual([open, covered]);
  expect([open, covered].map((card) => table.cards[card])).toMatchObject([
    { definition: 0, owner: NOBODY, zone: hand(1), faceDown: false },
    { definition: 3, owner: NOBODY, zone: hand(1), faceDown: true },
  ]);
  expect(table.clock).toBe(clock + 2);
});
