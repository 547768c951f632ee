import { basename } from 'node:path';
import { type GAMES, scenariosOf } from '@lianhuan/judge';
import { describe, expect, test } from 'vitest';
import { continuationsOf, FROM, keyOf, readContinuations } from './continuation.ts';

type GameName = keyof typeof GAMES;

/**
 * The test of a game that its scenarios go on as is kept. Where it fails and should, `npm run continuations -- GAME`
 * keeps how they go on now, and the difference of that file names the scenarios which a change of the rules makes go
 * on otherwise.
 */
export function describeContinuations(game: GameName): void {
  describe(`scenarios of ${game} go on as they did`, () => {
    const kept = readContinuations(game);
    const { scenarios } = scenariosOf(game);
    const files = new Set(scenarios.map(({ file }) => file));

    test.each([...files].map((file) => [basename(file), file]))('%s', (_, file) => {
      const now = continuationsOf(scenarios.filter((one) => one.file === file));
      expect(now).toEqual(Object.fromEntries(Object.keys(now).map((key) => [key, kept[key]])));
    });

    test('no two scenarios of a file have the same title, and none is kept that is gone', () => {
      const keys = scenarios.flatMap((one) => FROM.map((from) => keyOf(one, from)));
      expect(new Set(keys).size).toBe(keys.length);
      expect(Object.keys(kept).filter((key) => !keys.includes(key))).toEqual([]);
    });
  });
}
