import { expect, test } from 'vitest';
import { readPreferences } from '../games/minxin/preferences.ts';

test.each([
  ['nothing', undefined],
  ['nothing of it', {}],
  ['a word that no longer means anything', { stop: 'sometimes' }],
  ['something else altogether', 7],
])('where %s was stored, the game stops only when one is able to answer', (_, stored) => {
  expect(readPreferences(stored)).toEqual({
    stop: 'when-able',
    harmless: 'by-itself',
    passing: null,
    giving: null,
  });
});

test('what was chosen is kept', () => {
  expect(readPreferences({ stop: 'always' })).toMatchObject({ stop: 'always' });
  const turn = { seat: 0, turn: 3 };
  const chosen = { stop: 'always', harmless: 'ask', passing: turn, giving: turn };
  expect(readPreferences(chosen)).toEqual(chosen);
});
