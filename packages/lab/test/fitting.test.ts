import { THINKING } from '@lianhuan/bots';
import { describe, expect, test } from 'vitest';
import { fitLogistic, predicted } from '../fitting/logistic.ts';
import { playMixed } from '../fitting/mixed-play.ts';
import { findGame } from '../games/index.ts';
import { fitGame, renderCalibration } from '../index.ts';
import { childSeed } from '../simulating/seed.ts';

const luck = (number: number) => (childSeed(17, number) >>> 0) / 2 ** 32;

describe('what is learnt from positions', () => {
  /** Won with log-odds 0.5 + 2·a − b; the third number tells nothing. */
  const examples = Array.from({ length: 6000 }, (_, at) => {
    const features = [0, 1, 2].map((which) => 4 * luck(10 * at + which) - 2);
    const chance = 1 / (1 + Math.exp(-(0.5 + 2 * features[0] - features[1])));
    return { features, won: luck(10 * at + 9) < chance ? 1 : 0 };
  });

  test('is what it was made from, within its noise', () => {
    const fit = fitLogistic(examples);
    expect(fit.bias).toBeCloseTo(0.5, 0);
    for (const [at, weight] of [2, -1, 0].entries()) {
      expect(Math.abs(fit.weights[at] - weight)).toBeLessThan(0.2);
    }
    expect(predicted(fit, [0, 0, 0])).toBeCloseTo(0.62, 1);
  });

  test('stays small where two numbers say the same', () => {
    const twice = examples.map(({ features, won }) => ({
      features: [features[0], features[0]],
      won,
    }));
    const { weights } = fitLogistic(twice);
    expect(weights[0]).toBeCloseTo(weights[1], 3);
  });

  test('needs something to learn from', () => {
    expect(() => fitLogistic([])).toThrow(RangeError);
  });
});

describe('fitting a game', { timeout: 120_000 }, () => {
  const play = { players: [2], seed: 3, thinking: 0 };

  test('learns from mixed play who is likely to win, and says how well', () => {
    const { weights, figures } = fitGame('evolve', 25, play);
    expect(weights.features).toEqual(THINKING.evolve.features.names);
    expect(weights.chapters.all.weights).toHaveLength(weights.features.length);
    expect(figures.games).toBeGreaterThanOrEqual(3);
    expect(figures.games).toBeLessThanOrEqual(5);
    expect(figures.thirds[2].right).toBeGreaterThan(0.55);
    expect(figures.calibration.reduce((sum, { positions }) => sum + positions, 0)).toBe(
      figures.positions,
    );
    expect(renderCalibration('evolve', figures)).toContain('<svg');
    expect(fitGame('evolve', 25, play).weights).toEqual(weights);
  });

  test('takes positions of the careful part of a game alone, for both seats', () => {
    const found = findGame('evolve');
    if (!found.ok) throw new Error(found.problems[0].text.en);
    const begun = Array.from({ length: 24 }, (_, number) => {
      const samples = playMixed(found.value, THINKING.evolve, play, number);
      for (let at = 0; at < samples.length; at += 2) {
        expect(samples[at].won + samples[at + 1].won).toBe(1);
        expect(samples[at].progress).toBe(samples[at + 1].progress);
      }
      return samples[0]?.progress ?? 1;
    });
    expect(begun.some((progress) => progress < 0.2)).toBe(true);
    expect(begun.some((progress) => progress > 0.4)).toBe(true);
  });

  test('is of games in which somebody thinks', () => {
    expect(() => fitGame('chess', 1, play)).toThrow(RangeError);
  });
});

test.for(Object.entries(THINKING))(
  'the weights of %s are of its features',
  ([id, { features, weights }]) => {
    expect(weights.game).toBe(id);
    expect(weights.features).toEqual(features.names);
    for (const { weights: each } of Object.values(weights.chapters)) {
      expect(each).toHaveLength(features.names.length);
    }
  },
);
