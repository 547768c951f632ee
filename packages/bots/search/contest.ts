/** One of the options that are tried, and what came of it in each of the matches that were imagined. */
export interface Contender {
  /** Its place in the decision. */
  readonly option: number;
  /** The chance to win, by imagined match; shorter where it fell behind. */
  readonly values: number[];
}

/** Before so many matches nothing is dropped: early differences are luck. */
const LEAST = 6;
/** So many standard errors behind the best one an option is dropped. */
const BEHIND = 2;

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * By how many standard errors one option is better than another, in the matches that both were tried in: the
 * same future makes the difference far more certain than either value.
 */
export function leadOf(one: Contender, other: Contender): number {
  const both = Math.min(one.values.length, other.values.length);
  if (both < 2) return 0;
  const over = Array.from({ length: both }, (_, at) => one.values[at] - other.values[at]);
  const mean = meanOf(over);
  const variance = over.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (both - 1);
  if (variance === 0) return mean === 0 ? 0 : Math.sign(mean) * Number.POSITIVE_INFINITY;
  return mean / Math.sqrt(variance / both);
}

/** The one with the highest mean; of equals the first. */
export function leaderOf(contenders: readonly Contender[]): Contender {
  return contenders.reduce((best, one) => (meanOf(one.values) > meanOf(best.values) ? one : best));
}

/** Those that are not clearly behind the best. */
export function stillIn(contenders: readonly Contender[]): readonly Contender[] {
  const best = leaderOf(contenders);
  if (best.values.length < LEAST) return contenders;
  return contenders.filter((one) => one === best || leadOf(best, one) < BEHIND);
}
