import type { ThinkingGame, Weights } from '@lianhuan/bots';
import { type Fit, fitLogistic, predicted } from './logistic.ts';
import type { Sample } from './mixed-play.ts';

/** What was learnt, and how well it foretells games that it was not learnt from. */
export interface Learnt {
  readonly weights: Weights;
  readonly figures: HeldOut;
}

/** Of the positions of every fifth game, which nothing was learnt from. */
export interface HeldOut {
  readonly games: number;
  readonly positions: number;
  readonly all: Foretold;
  /** By thirds of the games. */
  readonly thirds: readonly Foretold[];
  /** Of positions with about the same chance, how many were won. */
  readonly calibration: readonly Calibrated[];
}

/** How well winners are foretold. */
export interface Foretold {
  /** The share of positions whose likelier outcome came about. */
  readonly right: number;
  /** Mean log loss: 0.693 is a coin's. */
  readonly loss: number;
}

/** Positions with about the same chance. */
export interface Calibrated {
  readonly chance: number;
  readonly won: number;
  readonly positions: number;
}

/** Every so-manieth game is held out. */
const HELD_OUT = 5;
const STEPS = 10;
/** So few positions of a chapter tell nothing. */
const FEW = 200;
const DIGITS = 5;

/**
 * Learns the chance to win from positions of games that were played.
 * @param version of the game
 */
export function learn(
  game: string,
  version: string,
  { features }: ThinkingGame,
  samples: readonly Sample[],
): Learnt {
  const isHeldOut = (sample: Sample) => sample.game % HELD_OUT === 0;
  const chapters = new Map<string, Fit>();
  for (const chapter of new Set(samples.map((sample) => sample.chapter))) {
    const own = samples.filter((sample) => sample.chapter === chapter && !isHeldOut(sample));
    if (own.length >= FEW) chapters.set(chapter, rounded(fitLogistic(own)));
  }
  const rest = samples.flatMap((sample) => {
    const fit = chapters.get(sample.chapter);
    if (fit === undefined || !isHeldOut(sample)) return [];
    return [{ ...sample, chance: predicted(fit, sample.features) }];
  });
  return {
    weights: { game, version, features: features.names, chapters: Object.fromEntries(chapters) },
    figures: {
      games: new Set(rest.map((one) => one.game)).size,
      positions: rest.length,
      all: foretold(rest),
      thirds: [0, 1, 2].map((third) =>
        foretold(rest.filter(({ progress }) => Math.min(2, Math.floor(progress * 3)) === third)),
      ),
      calibration: calibrated(rest),
    },
  };
}

interface Judged extends Sample {
  readonly chance: number;
}

function foretold(judged: readonly Judged[]): Foretold {
  let [right, loss] = [0, 0];
  for (const { chance, won } of judged) {
    if (chance >= 0.5 === won >= 0.5) right += 1;
    const sure = Math.min(1 - 1e-9, Math.max(1e-9, chance));
    loss -= won * Math.log(sure) + (1 - won) * Math.log(1 - sure);
  }
  return { right: right / judged.length, loss: loss / judged.length };
}

function calibrated(judged: readonly Judged[]): Calibrated[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const own = judged.filter(
      ({ chance }) => Math.min(STEPS - 1, Math.floor(chance * STEPS)) === step,
    );
    const mean = (of: (one: Judged) => number) =>
      own.reduce((sum, one) => sum + of(one), 0) / Math.max(1, own.length);
    return {
      chance: mean(({ chance }) => chance),
      won: mean(({ won }) => won),
      positions: own.length,
    };
  }).filter(({ positions }) => positions > 0);
}

function rounded({ bias, weights }: Fit): Fit {
  const short = (value: number) => Number(value.toPrecision(DIGITS));
  return { bias: short(bias), weights: weights.map(short) };
}
