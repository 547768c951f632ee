import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basketValue, bestBasket, type Offer } from '../minxin/market/basket.ts';

const offer = (thing: string, cost: number, value: number): Offer<string> => ({
  thing,
  cost,
  value,
});
const things = (offers: readonly Offer<string>[]) => offers.map(({ thing }) => thing).sort();

describe('the best basket', () => {
  test('prefers two good things to one great thing that costs as much', () => {
    const offers = [offer('great', 6, 5), offer('good', 3, 3), offer('fine', 3, 3)];
    expect(things(bestBasket(offers, 6))).toEqual(['fine', 'good']);
  });

  test('leaves what does harm, even when it is free', () => {
    expect(bestBasket([offer('harm', 0, -1), offer('nothing', 0, 0)], 5)).toEqual([]);
  });

  test('takes what is free even without a budget', () => {
    expect(things(bestBasket([offer('gift', 0, 1), offer('bargain', 1, 9)], 0))).toEqual(['gift']);
  });

  test('costs no more than the budget, and nothing that fits beside it is left out', () => {
    const offers = fc.array(
      fc.record({
        thing: fc.constant('x'),
        cost: fc.nat(9),
        value: fc.integer({ min: -5, max: 20 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(offers, fc.nat(20), (all, budget) => {
        const basket = bestBasket(all, budget);
        const spent = basket.reduce((sum, { cost }) => sum + cost, 0);
        expect(spent).toBeLessThanOrEqual(budget);
        expect(basketValue(basket)).toBe(bestByTrying(all, budget));
      }),
    );
  });
});

/** All baskets, one by one. */
function bestByTrying([first, ...rest]: readonly Offer<string>[], budget: number): number {
  if (first === undefined) return 0;
  const without = bestByTrying(rest, budget);
  if (first.cost > budget) return without;
  return Math.max(without, first.value + bestByTrying(rest, budget - first.cost));
}
