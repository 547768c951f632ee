import { basename } from 'node:path';
import { GAMES, scenariosOf } from '@lianhuan/judge';
import { describe, expect, test } from 'vitest';
import { continuationOf, continuationsOf, FROM, keyOf, readContinuations } from './continuation.ts';

// Where this fails and should: `npm run continuations -- GAME` keeps how scenarios go on now, and the difference of
// that file names the scenarios which a change of the rules makes go on otherwise.

describe.each(Object.keys(GAMES))('scenarios of %s go on as they did', (game) => {
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

test('a line names the same rules the first time a card is read as ever after', () => {
  const file = '709-time-stamps.yaml';
  const scenarios = scenariosOf('sanguozhi').scenarios.filter((one) => basename(one.file) === file);
  expect(scenarios).not.toEqual([]);
  for (const scenario of scenarios) {
    const first = continuationOf(scenario, 'end');
    expect(continuationOf(scenario, 'end'), scenario.title).toBe(first);
  }
});
