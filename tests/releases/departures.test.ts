import { minxin } from '@lianhuan/minxin';
import { engineOf } from '@lianhuan/releases';
import { describe, expect, test } from 'vitest';
import { departures, printsAsBefore } from '../../scripts/release/golden.ts';
import { todaysEngine } from '../../scripts/release/todays-engine.ts';
import { someGolden } from './some-golden.ts';

describe('golden games', () => {
  const golden = someGolden();
  const [game] = golden.games;

  test('that are played alike depart nowhere', () => {
    expect(departures(golden, todaysEngine('minxin'))).toEqual([]);
  });

  test('tell of rules that play otherwise, and where', () => {
    const start: typeof minxin.start = (setup, seed) => minxin.start(setup, Number(seed) + 1);
    const { bot } = todaysEngine('minxin');
    const [line, ...others] = departures(golden, engineOf({ game: { ...minxin, start }, bot }));
    expect(others).toEqual([]);
    expect(line).toMatch(/^game 0 of minxin \d+\.\d+\.\d+, answers\[/);
  });

  test('tell of a single fingerprint, an answer or a set-up that is not theirs', () => {
    const [at, print] = game.fingerprints[1];
    for (const other of [
      { ...game, fingerprints: game.fingerprints.with(1, [at, print ^ 1]) },
      { ...game, answers: game.answers.with(40, 999) },
      { ...game, answers: game.answers.slice(0, -1) },
      { ...game, setup: { players: 99 } },
    ]) {
      expect(departures({ ...golden, games: [game, other] }, todaysEngine('minxin'))).toHaveLength(
        1,
      );
    }
  });

  test('tell of cards on which anything else is printed', async () => {
    expect(await printsAsBefore(golden)).toBe(false);
  });
});
