import { describe, expect, test } from 'vitest';
import { readScenarios } from '../reading/read-scenarios.ts';
import { renderScenarioReport } from '../report/scenarios.ts';
import { runScenario } from '../running/run-scenario.ts';
import { judgedToy } from './judged-toy.ts';

const GAMES = { toy: judgedToy() };

function run(body: string, off: string[] = [], games = GAMES) {
  const { scenarios, problems } = readScenarios(
    `game: toy\ntitle: 例\n${body}`,
    'case.yaml',
    games,
  );
  expect(problems).toEqual([]);
  return runScenario(scenarios[0], { off });
}

/** Why it failed, on one line; null if it passed. */
function failureOf(body: string, off: string[] = []): string | null {
  const { failure } = run(body, off);
  return failure && `${failure.line} ${failure.text.zh}`;
}

const PEACH = 'setup: { 篮子: [李子 x2, 桃子], A: { 手里: [桃子, 李子] }, B: { 手里: [夺取] } }\n';

describe('plays', () => {
  test('a unique part of a label is enough', () => {
    expect(
      failureOf(`${PEACH}plays:\n  - A: 吃 桃\n  - B: 让过\nexpect:\n  - A.甜度 = 2\n`),
    ).toBeNull();
  });

  test('an option that is not there fails, with the options there are', () => {
    const { failure } = run(`${PEACH}plays:\n  - A: 吃 杏子\n`);
    expect(failure).toMatchObject({
      kind: 'play',
      line: 5,
      text: { zh: 'A 没有选项“吃 杏子”；是“吃 桃子”或“吃 李子”吗？' },
    });
    expect(failure?.snapshot?.pending).toMatchObject([
      { seat: 'A', prompt: { zh: '行动' }, rule: '1.10' },
    ]);
    expect(failure?.snapshot?.pending[0].options.map(({ zh }) => zh)).toEqual([
      '吃 桃子',
      '吃 李子',
      '拿',
      '结束',
    ]);
  });

  test('an option that is not there fails, with the rule that stands in the way', () => {
    const full = 'setup: { 篮子: [李子], A: { 手里: [桃子, 李子 x2] } }\n';
    expect(failureOf(`${full}plays:\n  - A: 拿\n`)).toBe(
      '5 A 没有选项“拿”\n不能的依据：1.1 手里最多三个果子',
    );
    expect(failureOf(`${full}plays:\n  - A: 拿\n`, ['2'])).toBe('5 A 没有选项“拿”');
  });

  test('a part that several labels have fails', () => {
    expect(failureOf(`${PEACH}plays:\n  - A: 吃\n`)).toBe('5 “吃”可以是几个选项：吃 桃子；吃 李子');
  });

  test('labels that read the same are the same: the first is taken', () => {
    const body =
      'setup: { A: { 手里: [桃子 x2] } }\nplays:\n  - A: 桃\nexpect:\n  - A.手里 is 桃子\n';
    expect(failureOf(body)).toBeNull();
  });

  test('a seat that is not asked cannot play', () => {
    expect(failureOf(`${PEACH}plays:\n  - B: 拿\n`)).toBe(
      '5 现在不询问 B（询问的是 A），不能“拿”；有这个选项的是 A',
    );
  });

  test('an option that another seat has fails, with the seat that has it', () => {
    expect(failureOf(`${PEACH}plays:\n  - B: 吃 桃子\n`)).toBe(
      '5 现在不询问 B（询问的是 A），不能“吃 桃子”；有这个选项的是 A',
    );
  });

  test('a forced pick needs no line', () => {
    const body =
      'setup: { A: { 手里: [桃子] } }\nplays:\n  - A: 吃\nexpect:\n  - A.甜度 = 2\n  - asked: A\n';
    expect(failureOf(body)).toBeNull();
  });

  test('a line for a forced pick is accepted', () => {
    const body =
      'setup: { A: { 手里: [桃子] } }\nplays:\n  - A: 吃\n  - B: 让过\nexpect:\n  - A.甜度 = 2\n';
    expect(failureOf(body)).toBeNull();
    expect(failureOf(body.replace('让过', '夺取'))).toMatch(/不询问 B/);
  });

  test('a line is accepted for a pick that the game made itself', () => {
    const body =
      'setup: { 篮子: [李子], A: { 手里: [桃子] } }\nplays:\n  - A: 结束\n  - A: 留 桃子\n  - B: 拿\n';
    expect(failureOf(body)).toBeNull();
  });

  test('any takes first options, until stops at a question', () => {
    const both = `${PEACH}plays:\n  - any: 1\n  - until: A 行动\nexpect:\n  - 果核 is 桃子\n`;
    expect(failureOf(both)).toBeNull();
    const answer = `${PEACH}plays:\n  - until: B 应对\nexpect:\n  - B may 用 夺取\n`;
    expect(failureOf(answer)).toBeNull();
    expect(failureOf(`${PEACH}plays:\n  - until: B 行动\n`)).toMatch(/对局已经结束/);
  });

  test('after the end nobody is asked', () => {
    const body = 'setup: { A: { 手里: [] } }\nplays:\n  - A: 结束\n  - A: 拿\n';
    expect(failureOf(body)).toBe('6 对局已经结束，没有人被询问');
  });
});

describe('checks', () => {
  const holds = (check: string) => failureOf(`${PEACH}expect:\n  - ${check}\n`) === null;

  test.each([
    'A.手里 has 桃子',
    'A.手里 has 桃子 x1, 李子',
    'A.手里 has not 夺取',
    'A.手里 is 桃子, 李子',
    '篮子 is 李子 x2, 桃子',
    '果核 is empty',
    'A.手里 = 2',
    'A.甜度 = B.甜度',
    'A.手里 > B.手里',
    '甜 of 桃子 in A.手里 = 2',
    '轮到 = A',
    'A may 拿',
    'B may not 拿',
    'asked: A 行动',
    'winner: none',
    'log cites not 1.2',
    'log says not 桃子',
    'never: A.甜度 = 1',
    'always: A.手里 has 桃子',
  ])('holds: %s', (check) => expect(holds(check)).toBe(true));

  test.each([
    'A.手里 has 桃子 x2',
    'A.手里 has 夺取',
    'A.手里 has not 桃子',
    'A.手里 is 李子, 桃子',
    'A.手里 is empty',
    'A.手里 != 2',
    'A.手里 <= B.手里',
    '甜 of 桃子 in B.手里 = 2',
    '轮到 = B',
    'A may 偷',
    'A may not 拿',
    'asked: B',
    'asked: A 应对',
    'asked: nobody',
    'winner: A',
    'log cites 1.2',
    'log says 桃子',
    'never: A.手里 = 2',
    'always: A.手里 = 3',
  ])('does not hold: %s', (check) => expect(holds(check)).toBe(false));

  const kept = (check: string) => {
    const hands = 'A: { 手里: [桃子, 李子] }, B: { 手里: [夺取] }';
    const plays = 'plays:\n  - A: 结束\n  - A: 留 桃子\n';
    const body = `setup: { 篮子: [李子], ${hands} }\n${plays}expect:\n  - ${check}\n`;
    return failureOf(body) === null;
  };

  test.each([
    'A sees 桃子, 李子 in A.手里',
    'A sees not 夺取 in B.手里',
    'B sees 夺取 x1 in B.手里',
    'B sees not 桃子, 李子 in A.手里',
    'B was shown 桃子',
    'B was not shown 李子',
    'A was not shown 李子',
    'B knows A chose 桃子',
    'B knows A chose',
    'B knows not A chose 李子',
  ])('of what a seat is shown holds: %s', (check) => expect(kept(check)).toBe(true));

  test.each([
    'A sees 夺取 in B.手里',
    'A sees not 桃子 in A.手里',
    'A sees 桃子 x2 in A.手里',
    'B sees 桃子 in A.手里',
    'B was shown 李子',
    'B was shown 桃子, 李子',
    'B was shown 桃子 x2',
    'B was not shown 桃子',
    'B was not shown 李子, 桃子',
    'B knows A chose 李子',
    'B knows not A chose',
    'A knows B chose 桃子',
  ])('of what a seat is shown does not hold: %s', (check) => expect(kept(check)).toBe(false));

  test('stand between plays, where they see that moment', () => {
    const body = `${PEACH}plays:\n  - A: 拿\n  - check: A.手里 = 3\n  - asked: A\n`;
    expect(failureOf(body)).toBeNull();
    expect(failureOf(body.replace('= 3', '= 4'))).toBe('6 断言不成立：A.手里 = 4\n实际：3');
  });

  test('never is looked at after every answer', () => {
    const body = `${PEACH}plays:\n  - A: 吃 桃子\n  - B: 让过\n  - A: 吃 李子\n  - B: 让过\nexpect:\n`;
    expect(failureOf(`${body}  - A.甜度 = 3\n`)).toBeNull();
    expect(failureOf(`${body}  - never: A.甜度 = 2\n`)).toBe(
      '10 不应出现的情形出现了：never: A.甜度 = 2',
    );
  });

  test('why not: by the game’s own refusal, or because switching the rule off allows it', () => {
    const full =
      'setup: { 篮子: [桃子], A: { 手里: [桃子 x3] } }\nexpect:\n  - A may not 拿 because 1.1\n';
    expect(failureOf(full)).toBeNull();
    expect(failureOf(full.replace('1.1', '1.2'))).toMatch(/不能的依据是 1.1/);
    expect(failureOf(`${PEACH}expect:\n  - A may not 偷 because 1.1\n`)).toMatch(
      /关掉 1.1 之后也不能/,
    );
  });

  test('why not: a rule that alone stands in the way is why, though the game names another', () => {
    const toy = judgedToy();
    const refusals: typeof toy.refusals = (table, seat) =>
      toy.refusals(table, seat).map((refused) => ({ ...refused, rule: '2' }));
    const games = { toy: { ...toy, refusals } };
    const full =
      'setup: { 篮子: [桃子], A: { 手里: [桃子 x3] } }\nexpect:\n  - A may not 拿 because ';
    const failureFor = (because: string) => run(`${full}${because}\n`, [], games).failure?.text.zh;
    expect(failureFor('2')).toBeUndefined();
    expect(failureFor('1.1')).toBeUndefined();
    expect(failureFor('1.2')).toMatch(/不能的依据是 2/);
  });
});

describe('a rule that is switched off', () => {
  const eats = 'setup: { A: { 手里: [桃子] } }\nplays:\n  - A: 吃\nexpect:\n  - A.甜度 = 2\n';

  test('makes a scenario that needs it fail', () => {
    expect(failureOf(eats)).toBeNull();
    expect(failureOf(eats, ['1.2'])).toMatch(/断言不成立/);
    expect(failureOf(eats, ['1.1'])).toBeNull();
  });

  test.each([
    'log cites 1.2',
    'log says A 甜度+2',
    'always: log says not 甜度+9',
    'A may not 拿 because 1.1',
  ])('is not noticed by what is said about the table: %s', (check) => {
    const full = 'setup: { 篮子: [李子], A: { 手里: [桃子 x4] } }\nplays:\n  - A: 吃\n';
    expect(failureOf(`${full}expect:\n  - ${check}\n`)).toBeNull();
    expect(failureOf(`${full}expect:\n  - ${check}\n`, ['1.2'])).toBeNull();
  });

  test('is not noticed by the reason of what is refused for another rule as well', () => {
    const refused = 'start: { hand: 4 }\nexpect:\n  - refused because 1.1\n';
    expect(failureOf(refused, ['1.2'])).toBeNull();
  });
});

test('a made-up card plays by what is written for it', () => {
  const body =
    'cards: [{ name: 仙桃, sweet: 9 }]\nsetup: { A: { 手里: [仙桃] } }\nplays:\n  - A: 吃 仙桃\nexpect:\n  - A.甜度 = 9\n';
  expect(failureOf(body)).toBeNull();
});

test('a scenario may begin where a match begins', () => {
  const body =
    'start: { seed: 3 }\nplays:\n  - until: nobody\nexpect:\n  - 篮子 is empty\n  - winner: A\n';
  expect(failureOf(body)).toBeNull();
  expect(run('start: true\nplays:\n  - A: 拿\n').passed).toBe(true);
});

test('a set-up may be refused, and a rule is why', () => {
  const refused = 'start: { hand: 4 }\nexpect:\n  - refused because 1.1\n';
  expect(failureOf(refused)).toBeNull();
  expect(run(refused).cited).toEqual(new Set(['1.1']));
  expect(failureOf(refused, ['1.1'])).toContain('没有规则不许');
  expect(failureOf(refused.replace('1.1', '1.2'))).toContain('不能的依据是 1.1');
  expect(failureOf(refused.replace('4', '3'))).toContain('没有规则不许');
  expect(failureOf(`${refused}  - A.手里 is empty\n`)).toContain('A.手里 is empty');
});

test('from the real beginning a zone may hold other cards', () => {
  const body =
    'start: true\nsetup: { 篮子: [桃子 x2] }\nplays:\n  - A: 拿\n  - A: 吃 桃子\nexpect:\n  - 篮子 is 桃子\n';
  expect(failureOf(body)).toBeNull();
});

test('a failure is told with the pending decision, the named zones and the log with its rules', () => {
  const result = run(`${PEACH}plays:\n  - A: 吃 桃子\n  - B: 让过\nexpect:\n  - A.甜度 = 5\n`);
  const report = renderScenarioReport(
    { results: [result], problems: [], exitCode: 1 },
    { why: true },
  );
  expect(report).toBe(`✗ case.yaml:1 例
  case.yaml:8
  断言不成立：A.甜度 = 5
  实际：2
  A: 行动 (1.10)
    0  吃 李子
    1  拿
    2  结束
  局面
    篮子：李子 x2、桃子
    A.手里：李子
    B.手里：夺取
    A.甜度 = 2
    排行：A 甜度2
  经过
    ▸ A: 吃 桃子
      桃子 → 果核
    ▸ B: 让过
      A 甜度+2 (1.2)
  ▸ A: 吃 桃子
    ┬ A 吃 桃子
      桃子 → 果核
  ▸ B: 让过
      A 甜度+2 (1.2)
1 个局面：0 个通过，1 个失败
`);
});

test('what cannot be read is counted beside what was played', () => {
  const text = { zh: '看不懂', en: 'What is this?' };
  const problem = { file: 'case.yaml', line: 3, column: 1, path: 'foo', text };
  const report = renderScenarioReport({ results: [], problems: [problem], exitCode: 2 });
  expect(report.trimEnd().split('\n').at(-1)).toBe('0 个局面：0 个通过，0 个失败；另有 1 处读不出');
});
