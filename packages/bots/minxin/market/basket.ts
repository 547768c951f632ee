/** Something that can be got for a price, once. */
export interface Offer<Thing> {
  readonly thing: Thing;
  /** A whole number from 0. */
  readonly cost: number;
  readonly value: number;
}

/** As many offers as a 32-bit set holds; no table shows so many. */
const MOST_OFFERS = 31;

/**
 * The offers that are worth most together within a budget (a knapsack, by dynamic programming);
 * none of them is worth less than nothing.
 */
export function bestBasket<Thing>(
  offers: readonly Offer<Thing>[],
  budget: number,
): readonly Offer<Thing>[] {
  const worthwhile = offers.filter(({ cost, value }) => value > 0 && cost <= budget);
  if (worthwhile.length < 2) return worthwhile;
  const taken = bestSets(worthwhile.slice(0, MOST_OFFERS), budget)[budget];
  return worthwhile.filter((_, index) => index < MOST_OFFERS && (taken >> index) & 1);
}

/** For every amount that may be spent, the best set of offers, as bits. */
function bestSets(offers: readonly Offer<unknown>[], budget: number): Int32Array {
  const values = new Float64Array(budget + 1);
  const sets = new Int32Array(budget + 1);
  for (const [index, { cost, value }] of offers.entries()) {
    // Downwards, so that no offer is taken twice.
    for (let spent = budget; spent >= cost; spent--) {
      const sum = values[spent - cost] + value;
      if (sum <= values[spent]) continue;
      values[spent] = sum;
      sets[spent] = sets[spent - cost] | (1 << index);
    }
  }
  return sets;
}

/** What a basket is worth. */
export function basketValue(basket: readonly Offer<unknown>[]): number {
  return basket.reduce((sum, { value }) => sum + value, 0);
}
