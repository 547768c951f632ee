import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readScenarios } from '../reading/read-scenarios.ts';
import { renderScenarioReport } from '../report/scenarios.ts';
import { runScenario } from '../running/run-scenario.ts';
import { areNeighbours } from '../scenario/neighbours.ts';

describe('neighbours of a rule number', () => {
  test.each([
    ['117.4', '117.4f'],
    ['117.4f', '117.4'],
    ['117.4e', '117.4f'],
    ['2.3.2', '2.3.2.2'],
    ['2.3.2.2', '2.3.2.3'],
    ['2.3.4', '2.3.4#2'],
  ])('%s and %s', (one, other) => {
    expect(areNeighbours(one, other)).toBe(true);
  });

  test.each([
    ['117.4f', '117.4f'],
    ['804.4', '804.5'],
    ['117.4', '1174'],
    ['804.5d', '805.5d'],
    ['804', '804.5'],
    ['2.3.2.2', '2.3.3.2'],
    ['117.4f', '117.40'],
  ])('not %s and %s', (one, other) => {
    expect(areNeighbours(one, other)).toBe(false);
  });
});

function judge(text: string) {
  const { scenarios, problems } = readScenarios(text, 'case.yaml', GAMES);
  expect(problems).toEqual([]);
  return runScenario(scenarios[0]);
}

/** A has sent a general this turn, so that 500.1b bars another. */
const barred = (rule: string) => `
game: sanguozhi
title: 只能派遣一次
cards:
  - { name: 甲将, kind: general }
  - { name: 乙将, kind: general }
setup: { A: { 手牌: [甲将, 乙将] } }
plays:
  - A: 派遣 甲将 · 副将
  - each: 让过
expect:
  - A may not 派遣 乙将 because ${rule}
`;

describe('because', () => {
  test('with the very rule passes without a word', () => {
    expect(judge(barred('500.1b'))).toMatchObject({ passed: true, notes: [] });
  });

  test('with a neighbour passes, and a note says which rule it was', () => {
    const result = judge(barred('500.1a'));
    expect(result).toMatchObject({ passed: true, failure: null });
    expect(result.notes).toEqual([
      {
        line: 12,
        text: {
          zh: '写的是 500.1a，依据其实是相邻的 500.1b',
          en: '500.1a is named; it is its neighbour 500.1b',
        },
      },
    ]);
    expect(renderScenarioReport({ results: [result], problems: [], exitCode: 0 })).toBe(
      '✓ case.yaml:2 只能派遣一次\n  case.yaml:12 提醒：写的是 500.1a，依据其实是相邻的 500.1b\n1 个局面：1 个通过，0 个失败\n',
    );
  });

  test('with a rule from elsewhere fails', () => {
    expect(judge(barred('500.2')).failure?.text.zh).toContain('不能的依据是 500.1b');
  });

  test('of a set-up that is refused may name a neighbour, too', () => {
    const refused = (rule: string) => `
game: evolve
title: 没有主牌组
start: { decks: [{ leader: 阿丽莎, main: [] }, elf] }
expect: [refused because ${rule}]
`;
    expect(judge(refused('6.1.1')).notes).toEqual([]);
    expect(judge(refused('6.1.1.4'))).toMatchObject({ passed: true });
    expect(judge(refused('6.1.1.4')).notes).toHaveLength(1);
    expect(judge(refused('6.1.2')).notes).toHaveLength(1);
    expect(judge(refused('6.2.1')).passed).toBe(false);
  });
});

test('until waits for a phase of a turn, or for a right to act in it', () => {
  const upTo = (until: string) => `
game: sanguozhi
title: 等到
cards: [{ name: 甲将, kind: general }]
setup: { A: { 卡组: [甲将 x3] }, B: { 卡组: [甲将 x3] } }
plays:
  - until: ${until}
expect:
  - asked: B 准备流程
  - 主动玩家 = ${until.includes('of') ? 'B' : 'A'}
  - phase is 准备流程 of ${until.includes('of') ? 'B' : 'A'}
  - phase is not 准备流程 of ${until.includes('of') ? 'A' : 'B'}
`;
  expect(judge(upTo('B 准备流程')).failure?.text.zh).toBeUndefined();
  expect(judge(upTo('准备流程 of B')).failure?.text.zh).toBeUndefined();
});

test('why: an ability that heard and found nothing stands where it was carried out', () => {
  const result = judge(`
game: sanguozhi
title: 没有宝物
cards:
  - { name: 守望人, kind: general, text: '每当己方其他将领上场时，将所有敌方场上宝物置入墓地。' }
  - { name: 新来人, kind: general }
setup: { A: { 副将: [守望人], 手牌: [新来人] } }
plays:
  - A: 派遣 新来人 · 副将
  - each: 让过
`);
  const report = renderScenarioReport(
    { results: [result], problems: [], exitCode: 0 },
    { why: true },
  );
  expect(report).toMatch(
    /新来人 解析\n *┬ 守望人：.*\n *守望人：「将所有敌方场上宝物置入墓地」：没有结果\n/,
  );
});
