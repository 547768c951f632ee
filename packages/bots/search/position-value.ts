import type { Match, Seat } from '@lianhuan/kernel';

/**
 * What a game looks at to tell how a match stands. It is asked only of matches that are imagined, or over: there
 * all lies open, so it may read the whole table.
 */
export interface PositionFeatures {
  /** What each number is, in their order. */
  readonly names: readonly string[];
  /** The numbers of a position as one seat stands in it. */
  read(match: Match, seat: Seat): readonly number[];
  /** Which weights a seat needs: those of its role in a game of roles; one for all unless said. */
  chapter?(match: Match, seat: Seat): string;
}

/** What was learnt of a game: its odds to win are linear in the features of a position, by log-odds. */
export interface Weights {
  readonly game: string;
  /** The version of the game from whose matches it was learnt. */
  readonly version: string;
  readonly features: readonly string[];
  /** By chapter. */
  readonly chapters: Readonly<Record<string, ChapterWeights>>;
}

/** The log-odds of a position in which all features are 0, and what a point of each adds. */
export interface ChapterWeights {
  readonly bias: number;
  readonly weights: readonly number[];
}

/** The only chapter of a game that has no others. */
export const ONE_CHAPTER = 'all';

/** How likely a seat is to win from a position, from 0 to 1. */
export type PositionValue = (match: Match, seat: Seat) => number;

/**
 * The value of positions by what was learnt.
 * @throws RangeError if the weights are of other features
 */
export function positionValue(features: PositionFeatures, learnt: Weights): PositionValue {
  if (learnt.features.join() !== features.names.join()) {
    throw new RangeError(`the weights of ${learnt.game} are of other features: fit them again`);
  }
  return (match, seat) => {
    const { outcome } = match;
    if (outcome !== null) return outcome.winners.includes(seat) ? 1 / outcomeShare(match) : 0;
    const chapter = learnt.chapters[features.chapter?.(match, seat) ?? ONE_CHAPTER];
    return chapter === undefined ? 0.5 : chanceOf(chapter, features.read(match, seat));
  };
}

/** From log-odds to a chance. */
export function chanceOf({ bias, weights }: ChapterWeights, features: readonly number[]): number {
  let odds = bias;
  for (let at = 0; at < weights.length; at++) odds += weights[at] * features[at];
  return 1 / (1 + Math.exp(-odds));
}

/** A victory that everybody shares is worth less than one over others. */
function outcomeShare({ outcome, table }: Match): number {
  const winners = outcome?.winners.length ?? 0;
  return winners === table.seats ? winners : 1;
}
