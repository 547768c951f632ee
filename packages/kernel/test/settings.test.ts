import { expect, test } from 'vitest';
import { isWithin, readSettings, settingProblem, unknownSettings } from '../index.ts';

test('a set-up is an object, and nothing else is', () => {
  expect(readSettings({ players: 2 })).toEqual({ ok: true, value: { players: 2 } });
  for (const other of [null, [2], 'players', 2, undefined]) {
    expect(readSettings(other)).toMatchObject({ ok: false, problems: [{ at: 'setup' }] });
  }
});

test('what is wrong with a setting says where it stands, in both languages', () => {
  expect(settingProblem('decks[1]', '没有', 'none')).toEqual({
    at: 'setup.decks[1]',
    text: { zh: '没有', en: 'none' },
  });
});

test('each setting that the game does not know is a problem', () => {
  expect(unknownSettings({})).toEqual([]);
  const problems = unknownSettings({ colour: 1, size: 2 });
  expect(problems.map(({ at }) => at)).toEqual(['setup.colour', 'setup.size']);
  expect(problems[0].text.en).toContain('colour');
});

test('a number is within its bounds, both of them included, and whole', () => {
  expect([1, 2, 3, 4, 5].map((value) => isWithin(value, 2, 4))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  for (const other of [2.5, '3', null, Number.NaN]) expect(isWithin(other, 2, 4)).toBe(false);
});
