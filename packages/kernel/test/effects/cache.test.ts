import { expect, test } from 'vitest';
import { cachedByVersion } from '../../index.ts';

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
