import { expect, test } from 'vitest';
import { writeFuture } from '../../knowledge/exchange.ts';
import { B1, BOTTOM, CARDS, matchOf, TOP } from './knowledge-scene.ts';

const chance = (drawn: number) => ({ key: [drawn, 0, 0, 0, 0, 0, 0, 0], drawn });

test('another future has its own chance and handles, and lays cards in each other’s places', () => {
  const { table } = matchOf();
  const { clock } = table;
  const [random, handles] = [chance(3), chance(5)];
  const ring = [
    [BOTTOM, TOP],
    [TOP, B1],
    [B1, BOTTOM],
  ] as const;
  writeFuture(table, { random, handles, exchange: ring });
  expect([table.random, table.handles]).toEqual([random, handles]);
  expect(CARDS.map((card) => table.cards[card].definition)).toEqual([3, 1, 2, 6, 4, 5, 0, 7, 8]);
  expect(table.clock).toBe(clock + 1);
});

test('a future in which every card stays makes nothing be worked out again', () => {
  const { table } = matchOf();
  const { clock } = table;
  writeFuture(table, { random: chance(1), handles: chance(2), exchange: [] });
  expect(table.clock).toBe(clock);
});
