import { describe, expect, test } from 'vitest';
import { readScenarios } from '../reading/read-scenarios.ts';
import { runScenario } from '../running/run-scenario.ts';
import { judgedToy } from './judged-toy.ts';

// Cards with something on them, and what can be said of a card, a list or a phase.

const GAMES = { toy: judgedToy() };

/** Why it failed, on one line; null if it passed. */
function failureOf(body: string): string | null {
  const text = `game: toy\ntitle: 例\n${body}`;
  const { scenarios, problems } = readScenarios(text, 'case.yaml', GAMES);
  expect(problems).toEqual([]);
  const { failure } = runScenario(scenarios[0]);
  return failure && `${failure.line} ${failure.text.zh}`;
}

const TABLE = `setup:
  phase: 夜里
  active: B
  篮子: [桃子 x2]
  A:
    甜度: 1
    手里: [李子 (横置 虫2), { card: 桃子 横置, 叶子: [夺取, { card: 李子, 虫: 3 }], 虫: 1 }]
  B: { 甜度: 4, 手里: { card: 夺取, owner: A } }
`;

describe('what is said of a position', () => {
  const holds = (check: string) => failureOf(`${TABLE}expect:\n  - "${check}"\n`) === null;

  test.each([
    'A.手里 is 李子 (横置 虫2), 桃子 (横置，虫1)',
    'A.手里 has 李子 虫2',
    '叶子 of 桃子 in A.手里 is 夺取, 李子',
    '叶子 of 桃子 in A.手里 has 李子 虫3',
    '叶子 of 桃子 in A.手里 = 2',
    '李子 in A.手里',
    '李子 not in B.手里',
    '李子 in A.手里 味道 = 酸',
    '味道 of 李子 in A.手里 = 酸',
    '桃子 in A.手里 味道 = 多汁2+甜',
    '桃子 in A.手里 味道 != 甜',
    '桃子 in A.手里 味道 has 甜',
    '桃子 in A.手里 味道 has 多汁',
    '桃子 in A.手里 味道 has not 酸',
    '夺取 in B.手里 味道 = none',
    '桃子 in A.手里 is 横置',
    '夺取 in B.手里 is not 横置',
    '桃子 in A.手里 has 多汁2',
    '桃子 in A.手里 has not 酸',
    '桃子 in A.手里 虫 = 1',
    '李子 in A.手里 甜 = 1',
    '夺取 in B.手里 甜 = none',
    'phase is 夜里',
    'phase = 夜里',
    'phase: 夜里',
    'phase is not 白天',
    '排行 is B 甜度4, A 甜度1',
    '排行 is B, A',
    '排行 has A',
    '排行 has not C',
    '排行 = 2',
    'A.手里 is not 桃子',
    'B decides',
    'B decides 行动',
  ])('holds: %s', (check) => expect(holds(check)).toBe(true));

  test.each([
    'A.手里 has 李子 虫1',
    'A.手里 is not 李子, 桃子',
    '叶子 of 桃子 in A.手里 is empty',
    '李子 in B.手里',
    '桃子 in A.手里 味道 = 甜',
    '桃子 in A.手里 味道 has 多汁3',
    '桃子 in A.手里 has 酸',
    '夺取 in B.手里 is 横置',
    '桃子 in A.手里 虫 = none',
    '夺取 in B.手里 甜 > 0',
    'phase is 白天',
    '排行 is A, B',
    '排行 is empty',
    '排行 has C',
    'A decides',
    'nobody decides',
    'winner: draw',
  ])('does not hold: %s', (check) => expect(holds(check)).toBe(false));

  test('a card is found wherever it lies, if there is only one of its name', () => {
    const one =
      'setup: { A: { 手里: [{ card: 桃子, 叶子: [李子 虫3] }] } }\nexpect:\n  - 李子 虫 = 3\n';
    expect(failureOf(one)).toBeNull();
    expect(failureOf(one.replace('李子 虫 = 3', '夺取 is 横置'))).toMatch(/桌上没有这张牌/);
    expect(failureOf(`${TABLE}expect:\n  - 桃子 is 横置\n`)).toMatch(/有几张同名的牌/);
  });

  test('what is found instead is told with all that lies on the cards', () => {
    expect(failureOf(`${TABLE}expect:\n  - A.手里 is empty\n`)).toBe(
      '12 断言不成立：A.手里 is empty\n实际：A.手里：李子 横置 虫2、桃子 横置 虫1（叶子 夺取、李子）',
    );
  });
});

describe('each', () => {
  const hands = 'setup: { 篮子: [桃子], A: { 手里: [桃子] }, B: { 手里: [李子 x3] } }\n';

  test('picks the option for whoever is asked, each seat once', () => {
    const body = `${hands}plays:\n  - each: 吃\nexpect:\n  - A.手里 is empty\n  - A decides\n`;
    expect(failureOf(body)).toBeNull();
    const turn = `${hands}plays:\n  - each: 结束\n  - B: 留 李子\nexpect:\n  - A decides\n`;
    expect(failureOf(turn)).toBeNull();
  });

  test('fails if nobody has the option', () => {
    expect(failureOf(`${hands}plays:\n  - each: 偷\n`)).toBe('5 A 没有选项“偷”');
  });
});

test('a match that nobody wins is a draw', () => {
  const body = 'setup: { A: { 手里: [] } }\nplays:\n  - A: 结束\nexpect:\n  - winner: draw\n';
  expect(failureOf(body)).toBeNull();
  expect(failureOf(body.replace('draw', 'none'))).toMatch(/实际：平局/);
});

test('a phase is asked for between plays', () => {
  const body = 'setup: { phase: 夜里, 篮子: [桃子 x2] }\nplays:\n  - A: 拿\n  - phase: 夜里\n';
  expect(failureOf(body)).toBeNull();
  expect(failureOf(body.replace('- phase: 夜里', '- phase: 白天'))).toMatch(/实际：夜里/);
});

test('a match may really begin with given cards', () => {
  const body =
    'start: true\nsetup: { 篮子: [李子], A: { 手里: [桃子] } }\nexpect:\n  - A.手里 is 桃子\n  - 篮子 is 李子\n';
  expect(failureOf(body)).toBeNull();
});
