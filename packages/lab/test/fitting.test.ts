import { THINKING } from '@lianhuan/bots';
import { describe, expect, test } from 'vitest';
import { fitLogistic, predicted } from '../fitting/logistic.ts';
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
    const { weights, figures } = fitGame('evolve', 15, play);
    expect(weights.features).toEqual(THINKING.evolve.features.names);
    expect(weights.chapters.all.weights).toHaveLength(weights.features.length);
    expect(figures.games).toBe(3);
    expect(figures.thirds[2].right).toBeGreaterThan(0.55);
    expect(figures.calibration.reduce((sum, { positions }) => sum + positions, 0)).toBe(
      figures.positions,
    );
    expect(renderCalibration('evolve', figures)).toContain('<svg');
    expect(fitGame('evolve', 15, play).weights).toEqual(weights);
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
