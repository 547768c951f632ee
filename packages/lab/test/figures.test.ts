import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childSeed } from '../simulating/seed.ts';
import { addHistogram, count, distribution, type Histogram } from '../statistics/histogram.ts';
import { rateOf } from '../statistics/rate.ts';

const counted = (...values: number[]): Histogram => {
  const histogram: Histogram = new Map();
  for (const value of values) count(histogram, value);
  return histogram;
};

describe('a distribution', () => {
  test('has the mean, the median and the ends of what was counted', () => {
    expect(distribution(counted(1, 2, 2, 3, 12))).toMatchObject({
      mean: 4,
      median: 2,
      least: 1,
      most: 12,
      p5: 1,
      p95: 12,
      histogram: [
        [1, 1],
        [2, 2],
        [3, 1],
        [12, 1],
      ],
    });
  });

  test('of one value is that value', () => {
    expect(distribution(counted(7))).toMatchObject({ mean: 7, median: 7, p5: 7, p95: 7 });
  });

  test('of nothing is an error', () => {
    expect(() => distribution(new Map())).toThrow(RangeError);
  });

  test('is the same in whatever parts it was counted', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { minLength: 2 }), fc.nat(), (values, at) => {
        const parts = counted(...values.slice(at % values.length));
        addHistogram(parts, counted(...values.slice(0, at % values.length)));
        expect(distribution(parts)).toEqual(distribution(counted(...values)));
      }),
    );
  });
});

describe('a rate', () => {
  test('has the Wilson interval around it', () => {
    const { rate, low, high } = rateOf(50, 100);
    expect(rate).toBe(0.5);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
  });

  test('of no hits does not claim that it never happens', () => {
    expect(rateOf(0, 10)).toMatchObject({ rate: 0, low: 0 });
    expect(rateOf(0, 10).high).toBeCloseTo(0.2775, 4);
  });

  test('of no trials says nothing', () => {
    expect(rateOf(0, 0)).toMatchObject({ low: 0, high: 1 });
  });

  test('always lies within its interval', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (hits, misses) => {
        const { rate, low, high } = rateOf(hits, hits + misses);
        expect(low).toBeLessThanOrEqual(rate + 1e-12);
        expect(high).toBeGreaterThanOrEqual(rate - 1e-12);
      }),
    );
  });
});

test('child seeds of one seed differ from each other and from those of its neighbour', () => {
  const seeds = [7, 8].flatMap((seed) =>
    Array.from({ length: 1000 }, (_, at) => childSeed(seed, at)),
  );
  expect(new Set(seeds).size).toBe(seeds.length);
});
