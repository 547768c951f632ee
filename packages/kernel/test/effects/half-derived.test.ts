import { expect, test } from 'vitest';
import { cachedByVersion } from '../../effects/cache.ts';
import { deriving, onceAtATime } from '../../effects/half-derived.ts';

/** Two numbers of 5 and 7: the words of each add the other. */
function counting() {
  const table = {};
  const printed = [5, 7];
  const numberOf = (at: number): number =>
    printed[at] + onceAtATime(table, at, 0, () => numberOf(1 - at));
  return { table, numberOf };
}

test('of two numbers that count each other the one that is asked for counts the other without its own words', () => {
  const { numberOf } = counting();
  expect(numberOf(0)).toBe(5 + 7 + 5);
  expect(numberOf(1)).toBe(7 + 5 + 7);
});

test('another table is another matter, and so is the same one afterwards', () => {
  const [one, other] = [{}, {}];
  const ask = (table: object) => onceAtATime(table, 3, 'left out', () => 'said');
  expect(onceAtATime(one, 3, '', () => `${ask(one)}, ${ask(other)}`)).toBe('left out, said');
  expect(ask(one)).toBe('said');
  expect(() => onceAtATime(one, 3, '', fails)).toThrow('fails');
  expect(ask(one)).toBe('said');
});

test('what was worked out without words is not kept', () => {
  const { table, numberOf } = counting();
  const keptNumber = cachedByVersion(() => numberOf(0));
  expect(onceAtATime(table, 0, 0, () => keptNumber(table, 1))).toBe(5);
  expect(keptNumber(table, 1)).toBe(17);
});

test('a derivation goes by all words, also of those that are being worked out', () => {
  const { table, numberOf } = counting();
  expect(onceAtATime(table, 0, 0, () => deriving(() => numberOf(0)))).toBe(17);
});

function fails(): never {
  throw new Error('fails');
}
