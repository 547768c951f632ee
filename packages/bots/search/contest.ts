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
/** From so many matches on an option is dropped that surely wins hardly oftener than what looks best: it costs thought for nothing. */
const ENOUGH = 12;
const HARDLY = 0.002;

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * By how many standard errors one option is better than another, in the matches that both were tried in: the
 * same future makes the difference far more certain than either value.
 */
export function leadOf(one: Contender, other: Contender): number {
  const { mean, error } = differenceOf(one, other);
  if (error === 0) return mean === 0 ? 0 : Math.sign(mean) * Number.POSITIVE_INFINITY;
  return mean / error;
}

/** How much oftener one option wins than another, and the standard error of that; infinite for fewer than two matches. */
function differenceOf(one: Contender, other: Contender): Difference {
  const both = Math.min(one.values.length, other.values.length);
  if (both < 2) return { mean: 0, error: Number.POSITIVE_INFINITY, both };
  const over = Array.from({ length: both }, (_, at) => one.values[at] - other.values[at]);
  const mean = meanOf(over);
  const variance = over.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (both - 1);
  return { mean, error: Math.sqrt(variance / both), both };
}

interface Difference {
  readonly mean: number;
  readonly error: number;
  /** In how many matches both were tried. */
  readonly both: number;
}

/** The one with the highest mean; of equals the first. */
export function leaderOf(contenders: readonly Contender[]): Contender {
  return contenders.reduce((best, one) => (meanOf(one.values) > meanOf(best.values) ? one : best));
}

/**
 * Those that are not clearly behind the best and, but for what looks best at first sight, may be better than that.
 * @param sight what looks best at first sight
 */
export function stillIn(contenders: readonly Contender[], sight: Contender): readonly Contender[] {
  if (leaderOf(contenders).values.length < LEAST) return contenders;
  const worthwhile = contenders.filter((one) => one === sight || mayBeBetter(one, sight));
  const best = leaderOf(worthwhile);
  return worthwhile.filter((one) => one === best || leadOf(best, one) < BEHIND);
}

function mayBeBetter(one: Contender, other: Contender): boolean {
  const { mean, error, both } = differenceOf(one, other);
  return both < ENOUGH || mean + BEHIND * error > HARDLY;
}
