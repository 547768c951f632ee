import { expect, test } from 'vitest';
import { readSettings, type SettingsReader, settingProblem } from '../../index.ts';

const WORDS = ['不对', 'wrong'] as const;

function reader(written: object): SettingsReader {
  const read = readSettings(written, ['players', 'size']);
  if (!read.ok) throw new Error('a set-up is an object');
  return read.value;
}

function problemsOf(settings: SettingsReader) {
  const read = settings.result(null);
  return read.ok ? [] : read.problems;
}

test('a set-up is an object, and nothing else is', () => {
  expect(reader({ players: 2 }).result('read')).toEqual({ ok: true, value: 'read' });
  for (const other of [null, [2], 'players', 2, undefined]) {
    expect(readSettings(other, [])).toMatchObject({ ok: false, problems: [{ at: 'setup' }] });
  }
});

test('what is wrong with a setting says where it stands, in both languages, and by which rule', () => {
  expect(settingProblem('decks[1]', '没有', 'none')).toEqual({
    at: 'setup.decks[1]',
    text: { zh: '没有', en: 'none' },
  });
  const settings = reader({});
  settings.wrong('players', ...WORDS, '1.1');
  expect(problemsOf(settings)).toEqual([
    { at: 'setup.players', text: { zh: '不对', en: 'wrong' }, rule: '1.1' },
  ]);
});

test('each setting that the game does not know is a problem', () => {
  expect(problemsOf(reader({ players: 2, size: 1 }))).toEqual([]);
  const problems = problemsOf(reader({ colour: 1, players: 2, shape: 2 }));
  expect(problems.map(({ at }) => at)).toEqual(['setup.colour', 'setup.shape']);
  expect(problems[0].text.en).toContain('colour');
  expect(problems[0].text.zh).toContain('有的是：players、size');
});

test('what was left out is as the game has it', () => {
  const settings = reader({ players: 3 });
  expect([settings.given('players', 2), settings.given('size', 9)]).toEqual([3, 9]);
  expect(settings.whole('size', 5, [1, 9], WORDS)).toBe(5);
  expect(problemsOf(settings)).toEqual([]);
});

test('a number is within its bounds, both of them included, and whole', () => {
  const isWithin = (size: unknown) => {
    const settings = reader({ size });
    settings.whole('size', 2, [2, 4], WORDS);
    return problemsOf(settings).length === 0;
  };
  expect([1, 2, 3, 4, 5].map(isWithin)).toEqual([false, true, true, true, false]);
  for (const other of [2.5, '3', null, Number.NaN]) expect(isWithin(other)).toBe(false);
});

test('beside numbers a setting may take other values that are named', () => {
  const sizes = ['lot', 'none'].map((size) => {
    const settings = reader({ size });
    return [settings.whole('size', 'lot', [0, 1], WORDS, ['lot']), problemsOf(settings).length];
  });
  expect(sizes).toEqual([
    ['lot', 0],
    ['none', 1],
  ]);
});

test('the problems of a part that was read by others are among those of the set-up', () => {
  const settings = reader({ colour: 1 });
  expect(settings.part({ ok: true, value: 1 })).toBe(1);
  expect(settings.part({ ok: false, problems: [settingProblem('decks', ...WORDS)] })).toBeNull();
  expect(problemsOf(settings).map(({ at }) => at)).toEqual(['setup.colour', 'setup.decks']);
});
