import { expect, test } from 'vitest';
import { readPreferences } from '../games/minxin/preferences.ts';

test.each([
  ['nothing', undefined],
  ['nothing of it', {}],
  ['a word that no longer means anything', { stop: 'sometimes' }],
  ['something else altogether', 7],
])('where %s was stored, the game stops only when one is able to answer', (_, stored) => {
  expect(readPreferences(stored)).toEqual({ stop: 'when-able' });
});

test('what was chosen is kept', () => {
  expect(readPreferences({ stop: 'always' })).toEqual({ stop: 'always' });
});
