import { expect, test } from 'vitest';
import { hasOneForEach, mostWorth } from '../../index.ts';

test('the most is found that is found by trying all ways', () => {
  const worths = [3, 1, 2, 2, 3, 1, 1, 2, 3, 1, 1, 1];
  for (let seed = 0; seed < 200; seed++) {
    const edges = worths.flatMap((worth, at) => {
      const bit = (seed * 2654435761 + at * 40503 * seed) >>> (at % 13);
      const edge = { row: at % 4, column: Math.floor(at / 3), worth: ((worth + seed) % 3) + 1 };
      return bit % 3 === 0 ? [] : [edge];
    });
    expect(mostWorth(edges)).toBe(tried(edges));
  }
});

function tried(edges: Parameters<typeof mostWorth<number, number>>[0]): number {
  const [first, ...others] = edges;
  if (first === undefined) return 0;
  const apart = others.filter(({ row, column }) => row !== first.row && column !== first.column);
  return Math.max(tried(others), first.worth + tried(apart));
}

test('there is one for each only where those that are chosen first can give way', () => {
  expect(hasOneForEach([['a', 'b'], ['a']])).toBe(true);
  expect(
    hasOneForEach([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]),
  ).toBe(false);
  expect(hasOneForEach([['a'], []])).toBe(false);
  expect(hasOneForEach([])).toBe(true);
});
