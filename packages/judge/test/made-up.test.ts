import { type Seat, view } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readScenarios } from '../reading/read-scenarios.ts';
import { runScenario } from '../running/run-scenario.ts';

/** Reads a file of scenarios and runs those that can be read. */
function judge(text: string) {
  const { scenarios, problems } = readScenarios(text, 'case.yaml', GAMES);
  return {
    problems: problems.map(({ line, path, text }) => `${line} ${path} ${text.zh}`),
    failures: scenarios.map((scenario) => runScenario(scenario).failure?.text.zh ?? null),
  };
}

describe('a card made up for a case', () => {
  test('stands for the card of the game whose name it bears', () => {
    const { problems, failures } = judge(`
game: sanguozhi
title: 另一个张飞
cards:
  - { name: 张飞, kind: general, stats: 7/8/0 }
setup: { A: { 副将: [张飞] } }
expect:
  - 张飞 攻 = 7
  - 张飞 命 = 8
`);
    expect(problems).toEqual([]);
    expect(failures).toEqual([null]);
  });

  test('stands for the card of its sort alone, where several have one name', () => {
    const { problems, failures } = judge(`
game: evolve
title: 另一个衍生物
cards:
  - { name: 妖精, kind: follower, special: token, class: elf, stats: 4/4 }
setup: { A: { 战场: [妖精 衍生物] } }
expect:
  - 妖精 攻击力 = 4
`);
    expect(problems).toEqual([]);
    expect(failures).toEqual([null]);
  });

  test.each([
    [
      'sanguozhi',
      '张飞',
      '{ name: 张飞, kind: general, stats: 7/8/0 }',
      'A: { 副将: [张飞] }',
      'A.副将',
    ],
    [
      'evolve',
      '唱诗少女',
      '{ name: 唱诗少女, kind: follower, stats: 4/4 }',
      'A: { 战场: [唱诗少女] }',
      'A.战场',
    ],
    ['minxin', '民兵', '{ name: 民兵, kind: troop, cost: 9 }', '中央牌列: [民兵]', '中央牌列'],
  ])('is among the cards that all see to be added, in %s', (game, name, card, setup, zone) => {
    const { scenarios } = readScenarios(
      `game: ${game}\ntitle: 看得见\ncards: [${card}]\nsetup: { ${setup} }\nexpect: [${name} in ${zone}]\n`,
      'case.yaml',
      GAMES,
    );
    const { match } = runScenario(scenarios[0]);
    if (match === null) throw new Error('no match began');
    const { addedCards } = view(match, 0 as Seat).state as {
      addedCards: readonly { name: string }[];
    };
    expect(addedCards.map((one) => one.name)).toEqual([name]);
  });

  test('leaves the card of the game as it is in the next case', () => {
    const { failures } = judge(`
game: minxin
title: 贵的民兵
cards: [{ name: 民兵, kind: troop, cost: 9 }]
setup: { 中央牌列: [民兵] }
expect: [民兵 in 中央牌列, 费用 of 民兵 in 中央牌列 = 9]
---
game: minxin
title: 平常的民兵
setup: { 中央牌列: [民兵] }
expect: [费用 of 民兵 in 中央牌列 != 9]
`);
    expect(failures).toEqual([null, null]);
  });

  test('brings in counters that can be laid and checked', () => {
    const { problems, failures } = judge(`
game: sanguozhi
title: 梅花指示物
cards:
  - { name: 赏梅人, kind: general, text: '上场：己方+2梅花指示物。' }
  - { name: 折梅人, kind: general, text: '每当本将领对将领造成伤害时，该将领获得1个花香标记。' }
setup: { A: { 副将: [赏梅人, 折梅人 花香标记2], 梅花指示物: 3 } }
expect:
  - 折梅人 花香标记 = 2
  - A.梅花指示物 = 3
  - B.梅花指示物 = 0
`);
    expect(problems).toEqual([]);
    expect(failures).toEqual([null]);
  });

  test('that cannot be read is one fault, and the rest of the file runs', () => {
    const { problems, failures } = judge(`
game: minxin
title: 看不懂的牌
cards:
  - { name: 怪人, kind: troop, text: 进场：飞上天。 }
setup: { A: { 手牌: [怪人, 怪人 x2], 部曲区: [怪人] } }
plays:
  - A: 打出 怪人
  - check: 怪人 in A.部曲区
expect:
  - A.部曲区 has 怪人
  - 费用 of 怪人 in A.部曲区 = 0
---
game: minxin
title: 看得懂的
setup: { A: { 声望: 3 } }
expect: [A.声望 = 3]
`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^5 cards\[0\]/);
    expect(failures).toEqual([null]);
  });
});
