/** How often something came about, of how many times it could have. */
export interface Rate {
  readonly hits: number;
  readonly trials: number;
  /** From 0 to 1; 0 without trials. */
  readonly rate: number;
  /** The Wilson interval: the true rate lies within it 95 times in a hundred. */
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided 95 % interval. */
const Z = 1.959964;

/** A rate with its Wilson 95 % interval, which is 0 to 1 where there were no trials. */
export function rateOf(hits: number, trials: number): Rate {
  if (trials === 0) return { hits, trials, rate: 0, low: 0, high: 1 };
  const rate = hits / trials;
  const spread = (Z * Z) / trials;
  const centre = (rate + spread / 2) / (1 + spread);
  const margin =
    (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials));
  return {
    hits,
    trials,
    rate,
    low: Math.max(0, centre - margin),
    high: Math.min(1, centre + margin),
  };
}
