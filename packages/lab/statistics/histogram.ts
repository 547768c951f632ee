/** How often each whole number came up. */
export type Histogram = Map<number, number>;

/** A histogram in the form people and programs read. */
export interface Distribution {
  readonly mean: number;
  readonly median: number;
  /** The values that five, and ninety-five, of a hundred counted values do not exceed. */
  readonly p5: number;
  readonly p95: number;
  readonly least: number;
  readonly most: number;
  /** [value, how often], from the least value on. */
  readonly histogram: readonly (readonly [value: number, count: number])[];
}

/** Counts a value once more, or several times. */
export function count<Value>(histogram: Map<Value, number>, value: Value, times = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + times);
}

/** Adds the counts of another histogram. */
export function addHistogram(into: Histogram, other: Histogram): void {
  for (const [value, times] of other) count(into, value, times);
}

/** @throws RangeError if nothing was counted. */
export function distribution(counted: Histogram): Distribution {
  const histogram = [...counted].sort(([a], [b]) => a - b);
  if (histogram.length === 0) throw new RangeError('nothing was counted');
  const total = histogram.reduce((sum, [, times]) => sum + times, 0);
  const sum = histogram.reduce((all, [value, times]) => all + value * times, 0);
  return {
    mean: sum / total,
    median: quantile(histogram, total, 0.5),
    p5: quantile(histogram, total, 0.05),
    p95: quantile(histogram, total, 0.95),
    least: histogram[0][0],
    most: histogram[histogram.length - 1][0],
    histogram,
  };
}

/** The least value that at least this share (0 to 1) of all counted values does not exceed. */
function quantile(
  sorted: readonly (readonly [number, number])[],
  total: number,
  share: number,
): number {
  let below = 0;
  for (const [value, times] of sorted) {
    below += times;
    if (below >= share * total) return value;
  }
  return sorted[sorted.length - 1][0];
}
