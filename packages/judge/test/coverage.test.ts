import { describe, expect, test } from 'vitest';
import { findCitations, gatherCitations } from '../coverage/citations.ts';
import { ablationOf, coverageOf } from '../coverage/coverage.ts';
import { readScenarios } from '../reading/read-scenarios.ts';
import { renderAblation, renderCoverage } from '../report/rules.ts';
import { runScenario } from '../running/run-scenario.ts';
import { judgedToy } from './judged-toy.ts';
import type { Flaw } from './toy-game.ts';

const SCENARIOS = `game: toy
title: 手里满了不能再拿
rules: [1.1]
setup: { 篮子: [桃子], A: { 手里: [桃子 x3] } }
expect: [A may not 拿]
---
game: toy
title: 只看日志，关掉也不知道
rules: [1.2]
setup: { A: { 手里: [桃子] } }
plays: [A: 吃]
expect: [log cites 1.2, log says A 甜度+2]
---
game: toy
title: 轮流
rules: [1.10]
setup: { 篮子: [桃子] }
plays: [A: 结束]
expect: [轮到 = B]
---
game: toy
title: 失败的不算证明
rules: [2]
plays: [A: 结束]
expect: [winner: B]
`;

const judged = judgedToy();
const { scenarios } = readScenarios(SCENARIOS, 'toy.yaml', { toy: judged });
const citations = gatherCitations([
  { file: 'toy.ts', source: "if (full && rule('1.1')) return;\nrule(\n  '1.2');\nrule('1.3');" },
]);
const coverage = coverageOf(
  judged,
  scenarios.map((scenario) => runScenario(scenario)),
  citations,
);
const lacks = Object.fromEntries(coverage.rules.map(({ id, lacks }) => [id, lacks.join(' ')]));

test('citations are found with their lines', () => {
  expect(findCitations("a\nif (rule('1.1') && rule('2')) x;\nrule(\n'1.2')", 'f.ts')).toEqual([
    { rule: '1.1', at: { file: 'f.ts', line: 2 } },
    { rule: '2', at: { file: 'f.ts', line: 2 } },
    { rule: '1.2', at: { file: 'f.ts', line: 4 } },
  ]);
  expect(findCitations("obeys('1.1',\n'1.2')", 'f.ts')).toEqual([
    { rule: '1.1', at: { file: 'f.ts', line: 1 } },
    { rule: '1.2', at: { file: 'f.ts', line: 2 } },
  ]);
});

test('a proof says in English what it comes to, as far as that is known', () => {
  const said = coverage.rules.flatMap(({ proofs }) =>
    proofs.map(({ title, english }) => [title, english]),
  );
  expect(Object.fromEntries(said)).toEqual({
    手里满了不能再拿: null,
    '只看日志，关掉也不知道': 'Rule 1.2 is applied; the log says “A 甜度+2”',
    轮流: null,
    失败的不算证明: 'Won by B',
  });
});

describe('a rule is covered', () => {
  test('when it is cited, proven and missed', () => expect(lacks['1.1']).toBe(''));
  test('not when nobody notices that it is off', () => expect(lacks['1.2']).toBe('ablation'));
  test('not when no scenario lists it', () => expect(lacks['1.3']).toBe('proof ablation'));
  test('not when its run does not cite it, though shape needs no ablation', () =>
    expect(lacks['1.10']).toBe('citation proof'));
  test('not when the scenario fails', () => expect(lacks['2']).toBe('citation proof ablation'));
  test('or needs no cover, as a definition', () => expect(lacks['1']).toBe(''));
});

describe('a rule that is switched off is not missed', () => {
  const noticed = (expected: string, flaw?: Flaw) => {
    const text = `game: toy\ntitle: 吃\nrules: [1.2]\nsetup: { A: { 手里: [桃子] } }\nplays: [A: 吃]\nexpect: [${expected}]\n`;
    const toy = judgedToy(flaw);
    const results = readScenarios(text, 'toy.yaml', { toy }).scenarios.map((scenario) =>
      runScenario(scenario),
    );
    const rule = coverageOf(toy, results, citations).rules.find(({ id }) => id === '1.2');
    expect(rule?.proven).toBe(true);
    return rule?.ablated;
  };

  test('by a scenario that only reads the log', () => {
    expect(noticed('A.甜度 = 2')).toBe(true);
    expect(noticed('log says A 甜度+2')).toBe(false);
  });

  test('by a scenario that crashes without it', () => {
    expect(noticed('A.手里 is empty', 'needs-sweetness')).toBe(false);
    expect(noticed('A.甜度 = 2', 'needs-sweetness')).toBe(false);
  });
});

test('the summary counts', () => {
  expect(coverage.summary).toEqual({
    game: 'toy',
    total: 6,
    enforced: 5,
    cited: 3,
    proven: 2,
    ablated: 1,
    shape: 1,
    missing: 4,
  });
});

test('the report tells every rule', () => {
  const told = renderCoverage(coverage);
  expect(told).toContain(
    '✓ 1.1  手里最多三个果子  〔由代码执行〕\n    rule  toy.ts:1\n    ✓! toy.yaml:1 手里满了不能再拿\n',
  );
  expect(told).toContain('    ·  toy.yaml:14 轮流\n');
  expect(told).toContain('    ✗  toy.yaml:21 失败的不算证明\n');
  expect(told).toContain('✗ 失败\n');
});

test('ablation names the rules nobody missed', () => {
  expect(renderAblation(ablationOf(coverage), 'en')).toBe(
    '✗ 1.2  吃下果子，得到它的甜度\n    toy.yaml:7\n✗ 1.3  别人吃果子时可以用夺取夺走\n✗ 2  篮子空了，最甜的人获胜\n    toy.yaml:21\n' +
      'toy: switched off, 1 were noticed, 3 were not, 1 are shape and cannot be switched off\n',
  );
});
