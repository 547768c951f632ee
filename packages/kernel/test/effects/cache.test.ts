import { expect, test } from 'vitest';
import { forgetCaches, inheritCaches } from '../../effects/cache.ts';
import { cachedByVersion, TableCache } from '../../index.ts';

interface Counted {
  version: number;
  amount: number;
}

/** Reads an amount, and says how often it did. */
function reading() {
  let looked = 0;
  const kept = cachedByVersion(({ amount }: Counted) => {
    looked += 1;
    return amount;
  });
  const read = (table: Counted) => kept(table, table.version);
  return { read, looked: () => looked };
}

test('what is kept is worked out once for each version', () => {
  const { read, looked } = reading();
  const table = { version: 1, amount: 5 };
  expect([read(table), read(table), looked()]).toEqual([5, 5, 1]);
  table.amount = 6;
  expect(read(table)).toBe(5);
  table.version = 2;
  expect([read(table), looked()]).toEqual([6, 2]);
});

test('each table has its own', () => {
  const { read, looked } = reading();
  const one = { version: 1, amount: 5 };
  const other = { version: 1, amount: 7 };
  expect([read(one), read(other), read(one), looked()]).toEqual([5, 7, 5, 2]);
});

test('an earlier version is worked out anew', () => {
  const { read } = reading();
  const table = { version: 2, amount: 6 };
  expect(read(table)).toBe(6);
  Object.assign(table, { version: 1, amount: 5 });
  expect(read(table)).toBe(5);
});

test('a copy of a table has what was kept of it, and from then on each keeps its own', () => {
  const lists = new TableCache<object, number[]>((list) => [...list]);
  const [table, copy] = [{}, {}];
  lists.set(table, [1]);
  inheritCaches(table, copy);
  lists.get(copy)?.push(2);
  expect([lists.get(table), lists.get(copy)]).toEqual([[1], [1, 2]]);
  lists.set(table, [3]);
  expect(lists.get(copy)).toEqual([1, 2]);
});

test('a copy of a table of which nothing is kept has nothing', () => {
  const numbers = new TableCache<object, number>();
  const copy = {};
  inheritCaches({}, copy);
  expect(numbers.get(copy)).toBeUndefined();
});

test('what is kept of a table is forgotten for all caches, and of that table alone', () => {
  const [numbers, words] = [new TableCache<object, number>(), new TableCache<object, string>()];
  const [table, other] = [{}, {}];
  for (const one of [table, other]) {
    numbers.set(one, 1);
    words.set(one, 'one');
  }
  forgetCaches(table);
  expect([numbers.get(table), words.get(table)]).toEqual([undefined, undefined]);
  expect([numbers.get(other), words.get(other)]).toEqual([1, 'one']);
});
