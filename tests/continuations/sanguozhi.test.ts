import { basename } from 'node:path';
import { scenariosOf } from '@lianhuan/judge';
import { expect, test } from 'vitest';
import { continuationOf } from './continuation.ts';
import { describeContinuations } from './go-on.ts';

describeContinuations('sanguozhi');

test('a line names the same rules the first time a card is read as ever after', () => {
  const file = '709-time-stamps.yaml';
  const scenarios = scenariosOf('sanguozhi').scenarios.filter((one) => basename(one.file) === file);
  expect(scenarios).not.toEqual([]);
  for (const scenario of scenarios) {
    const first = continuationOf(scenario, 'end');
    expect(continuationOf(scenario, 'end'), scenario.title).toBe(first);
  }
});
