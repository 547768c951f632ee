import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { failuresOf } from './failures-of.ts';

// What players say for their plays in 影之诗 EVOLVE and 三国智; the words of 三国杀 have a file of their own.

const textOf = (game: string) => readFileSync(new URL(`${game}.yaml`, import.meta.url), 'utf8');

describe.each(['evolve', 'sanguozhi'])('%s', (game) => {
  const told = failuresOf(textOf(game));
  expect(told.length).toBeGreaterThan(85);
  test.each(told)('%s', (_, failure) => expect(failure).toBeNull());
});

/** A scenario of these cards, set-up, plays and claims. */
function failureOf(
  game: string,
  {
    cards,
    setup,
    plays = [],
    expected = [],
  }: {
    readonly cards: readonly string[];
    readonly setup: string;
    readonly plays?: readonly string[];
    readonly expected?: readonly string[];
  },
): string | null {
  const list = (lines: readonly string[]) => lines.map((one) => `\n  - ${one}`).join('') || ' []';
  const text = `game: ${game}\ntitle: 例\ncards:${list(cards)}\nsetup: ${setup}\nplays:${list(plays)}\nexpect:${list(expected)}\n`;
  return failuresOf(text)[0][1];
}

describe('EVOLVE: several picks in one line', () => {
  const cards = [
    '{ name: 中兵, kind: 随从, cost: 1, stats: 2/2, text: "" }',
    '{ name: 卫兵, kind: 随从, cost: 1, stats: 1/1, text: "【守护】" }',
    '{ name: 平民, kind: 随从, cost: 1, stats: 1/1, text: "" }',
  ];
  const setup =
    '{ A: { 战场: [中兵], 牌组: [平民 x5] }, B: { 战场: [平民 横置, 卫兵 横置], 牌组: [平民 x5] } }';
  const because = (rule: string) => [`A may not 中兵 攻击 平民 because ${rule}`];

  test('an attack is told with its target, which must be a legal one', () => {
    const attack = (target: string) =>
      failureOf('evolve', { cards, setup, plays: [`A: 中兵 攻击 ${target}`] });
    expect(attack('卫兵')).toBeNull();
    expect(attack('B的卫兵')).toBeNull();
    expect(attack('平民')).toMatch('A 没有选项“攻击 平民”');
    expect(attack('A的卫兵')).toMatch('A 没有选项“攻击 A的卫兵”');
  });

  test('a claim about an attack is about its target too, and about the rule against it', () => {
    const claim = (expected: readonly string[]) => failureOf('evolve', { cards, setup, expected });
    expect(claim(['A may 中兵 攻击 卫兵', 'A may not 中兵 攻击 平民'])).toBeNull();
    expect(claim(['A may 中兵 攻击 平民'])).toMatch('断言不成立');
    expect(claim(['A may not 中兵 攻击 卫兵'])).toMatch('断言不成立');
    expect(claim(because('12.8.2'))).toBeNull();
    expect(claim(because('12.14.2'))).toMatch('断言不成立');
  });

  test('somebody who did not attack is not told of', () => {
    const lines = ['A: 中兵 攻击 卫兵', 'A: 平民 攻击 卫兵'];
    expect(failureOf('evolve', { cards, setup, plays: lines })).toMatch('现在不询问 A');
  });
});

describe('三国智: several picks in one line', () => {
  const cards = [
    '{ name: 甲, kind: 将领, stats: 2/2/0, text: "" }',
    '{ name: 乙, kind: 将领, stats: 1/3/0, text: "" }',
    '{ name: 丙, kind: 将领, stats: 1/3/0, text: "" }',
  ];
  const setup = '{ phase: 进攻阶段, A: { 副将: [甲] }, B: { 副将: [乙, 丙] } }';
  const attack = ['A: 甲 进攻', 'A: 让过', 'B: 让过'];

  test('a defence is told with the attack', () => {
    const plays = [...attack, 'B: 乙 防守 甲', 'A: 让过', 'B: 让过'];
    const expected = ['乙 战斗伤害 = 2'];
    expect(failureOf('sanguozhi', { cards, setup, plays, expected })).toBeNull();
    const other = plays.map((line) => line.replace('乙 防守 甲', '乙 防守 丙'));
    expect(failureOf('sanguozhi', { cards, setup, plays: other })).toMatch('防守 丙');
  });

  test('a general is deployed face down only where that is said', () => {
    const hand = '{ A: { 手牌: [甲] }, B: { 副将: [甲] } }';
    const claims = ['A may not 派遣 甲 副将 because 701.2b', 'A may 派遣 甲 盖放 副将'];
    expect(failureOf('sanguozhi', { cards, setup: hand, expected: claims })).toBeNull();
    const plays = ['A: 派遣 甲 副将'];
    expect(failureOf('sanguozhi', { cards, setup: hand, plays })).toMatch('派遣 甲 副将');
  });

  test('what was discarded without a choice was not discarded once more', () => {
    const levy = '{ A: { 手牌: [甲 x3], 卡组: [乙, 丙] } }';
    const discards = ['A: 征兵', 'A: 舍弃 甲', 'A: 舍弃 甲', 'A: 舍弃 甲'];
    expect(failureOf('sanguozhi', { cards, setup: levy, plays: discards })).toBeNull();
    const wrong = [...discards.slice(0, 3), 'A: 舍弃 乙'];
    expect(failureOf('sanguozhi', { cards, setup: levy, plays: wrong })).toMatch('舍弃 乙');
  });

  test('decks of the wrong form are said to be so', () => {
    const text =
      'game: sanguozhi\ntitle: 例\nstart: { decks: [[甲], [甲]] }\nexpect:\n  - refused because 100.2a\n';
    expect(failuresOf(text)[0][1]).toMatch('没有规则不许，是写法不对：');
  });
});

describe('what nobody says', () => {
  const fighters = [
    '{ name: 甲, kind: 将领, stats: 2/2/0, text: "" }',
    '{ name: 乙, kind: 将领, stats: 3/3/0, text: "" }',
  ];
  const attack = '{ phase: 进攻阶段, A: { 副将: [甲, 乙] } }';
  const passes = ['A: 甲 进攻', 'A: 乙 进攻', 'each: 让过', 'each: 让过'];

  test('who deals damage first is taken as it comes, where it is not told', () => {
    const damage = (claims: readonly string[], plays = passes) =>
      failureOf('sanguozhi', { cards: fighters, setup: attack, plays, expected: claims });
    expect(damage(['B.粮草 = 25'])).toBeNull();
    expect(damage(['B.粮草 = 26'])).toMatch('断言不成立');
    expect(damage([], [...passes.slice(0, 3), 'B: 防守 甲'])).toMatch('现在不询问 B');
  });

  test('a claim about whom one may attack need not say with whom', () => {
    const cards = [
      '{ name: 枪兵, kind: 随从, cost: 1, stats: 1/1, text: "" }',
      '{ name: 小卒, kind: 随从, cost: 1, stats: 1/1, text: "" }',
      '{ name: 大卒, kind: 随从, cost: 1, stats: 1/1, text: "" }',
    ];
    const setup = '{ A: { 战场: [枪兵 横置, 枪兵] }, B: { 战场: [小卒, 大卒 横置] } }';
    const claims = (...expected: string[]) => failureOf('evolve', { cards, setup, expected });
    expect(claims('A may 攻击 大卒', 'A may not 攻击 小卒 because 8.4.3.1.1')).toBeNull();
    expect(claims('A may not 攻击 大卒')).toMatch('断言不成立');
    expect(claims('A may 攻击 小卒')).toMatch('断言不成立');
  });

  test('a 禀赋 stands for its effect only where it is that one', () => {
    const cards = ['{ name: 火将, kind: 将领, stats: 2/2/0, text: "火矢2。\\n刚勇。" }'];
    const setup = '{ phase: 进攻阶段, A: { 副将: [火将] } }';
    const first = (gift: string) =>
      failureOf('sanguozhi', { cards, setup, plays: ['A: 火将 进攻', `A: 先执行 ${gift}`] });
    expect(first('火矢')).toBeNull();
    expect(first('刚勇')).toBeNull();
    expect(first('毒箭')).toMatch('没有选项');
  });
});
