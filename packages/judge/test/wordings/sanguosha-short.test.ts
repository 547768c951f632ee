import { describe, expect, test } from 'vitest';
import { failuresOf } from './failures-of.ts';

// What is said in short words means what it says: what cannot be is an error, and what could be two things names both.

/** Why a scenario of these lines fails, whatever comes of it; null if they can be played. */
function failureOf(setup: string, ...plays: readonly string[]): string | null {
  const lines = plays.map((play) => `  - ${play.replace(': ', ': "')}"\n`).join('');
  const text = `game: sanguosha\ntitle: 例\nsetup:\n  牌堆: [闪♣9 x9]\n${setup}\nplays:\n${lines}expect:\n  - 轮 = 1\n`;
  return failuresOf(text)[0][1];
}

describe('short words', () => {
  const MOVING =
    '  phase: 出牌阶段开始前\n  A: { 武将牌: [张郃], 手牌: [闪♦2] }\n' +
    '  B: { 装备区: [藤甲♠2, 赤兔] }\n  C: { 装备区: [藤甲♣2] }';
  const move = (words: string) => failureOf(MOVING, `A: 发动 巧变，${words}`);

  test('a card is moved from where it is said to lie', () => {
    expect(move('将 B 装备区里的藤甲移动到 D 的装备区')).toBeNull();
    expect(move('将 D 装备区里的藤甲移动到 A 的装备区')).toMatch('D的装备区的藤甲');
    expect(move('将 B 判定区里的藤甲移给 D')).toMatch('B的判定区的藤甲');
    expect(move('将 B 装备区里的赤兔移动到 D 的判定区')).not.toBeNull();
  });

  test('one of two alike must be told from the other', () => {
    const failure = move('将藤甲移动到 D 的装备区');
    expect(failure).toMatch('可以是几个选项：选择 藤甲♠2；选择 藤甲♣2');
  });

  const TAKING =
    '  A: { 手牌: [顺手牵羊♠3] }\n  B: { 手牌: [杀♠7, 闪♦2], 装备区: [赤兔, 八卦阵♠2] }\n  C: { 手牌: [桃♥3] }';
  const take = (words: string) => failureOf(TAKING, `A: 对 B 使用 顺手牵羊，${words}`);

  test('one card of somebody is of the hand where that is said', () => {
    expect(take('获得 B 一张手牌')).toBeNull();
    expect(take('拿走 B 的一张手牌')).toBeNull();
    expect(take('获得 C 一张手牌')).toMatch('C的一张手牌');
    const failure = take('获得 B 的一张牌');
    for (const option of ['B的手牌 1', '选择 赤兔♥5', '选择 八卦阵♠2'])
      expect(failure).toMatch(option);
  });

  test('equipment is called by its kind where there is one of it', () => {
    expect(take('获得 B 的防具')).toBeNull();
    expect(take('获得 B 的-1马')).toBeNull();
    expect(take('获得 B 的武器')).toMatch('B的武器');
    expect(take('获得 B 的装备')).toMatch('选择 赤兔♥5；选择 八卦阵♠2');
    expect(take('获得 B 装备区里的 八卦阵')).toBeNull();
    expect(take('获得 B 判定区里的 八卦阵')).toMatch('B的判定区的八卦阵');
  });

  const GIFT = '  phase: 准备阶段\n  A: { 武将牌: [孙坚], 体力: 2 }\n  B: { 手牌: [杀♠7, 桃♥3] }';
  const gift = (...lines: readonly string[]) => failureOf(GIFT, 'A: 发动 英魂，目标 B', ...lines);

  test('what a skill lets choose is told with the numbers that are meant', () => {
    const picks = 'B: 弃置 桃♥3';
    expect(gift('A: 令其摸2张牌，弃置1张牌', picks)).toBeNull();
    expect(gift('A: 令其摸1张牌，弃置2张牌', 'B: 弃置 桃♥3、杀♠7')).toBeNull();
    expect(gift('A: 令其摸3张牌，弃置1张牌', picks)).toMatch('摸3张牌');
    expect(gift('A: 令其摸2张牌，弃置2张牌', 'B: 弃置 桃♥3、杀♠7')).not.toBeNull();
  });

  test('how many are to be discarded is told by whoever has to do with it', () => {
    const said = 'A: 令其摸2张牌，弃置1张牌';
    expect(gift(said, 'B: 弃置1张牌', 'B: 弃置 桃♥3')).toBeNull();
    expect(gift(said, 'B: 弃置2张牌', 'B: 弃置 桃♥3')).toMatch('弃置2张牌');
    expect(gift(said, 'C: 弃置1张牌', 'B: 弃置 桃♥3')).toMatch('现在不询问 C');
    // Which is still to be said.
    expect(gift(said, 'check: A.手牌 = 0', 'A: 结束出牌')).toMatch('现在不询问 A');
  });

  test('the hand that is looked at is that of the target', () => {
    const hearts = '  A: { 武将牌: [神吕蒙] }\n  B: { 手牌: [杀♠7, 桃♥3] }\n  C: { 手牌: [闪♦2] }';
    const line = 'A: 发动 攻心，目标 B，观看 B 的手牌，展示 桃♥3，弃置之';
    expect(failureOf(hearts, line)).toBeNull();
    expect(failureOf(hearts, line.replace('观看 B', '观看 C'))).toMatch('观看 C 的手牌');
    const slash = '  A: { 手牌: [杀♠7] }';
    expect(failureOf(slash, 'A: 杀 B', 'A: 观看其手牌')).toMatch('观看其手牌');
  });

  test('what is used by a skill is what the skill uses', () => {
    const lord = '  A: { 武将牌: [刘备], 身份: 主公 }\n  B: { 武将牌: [赵云], 手牌: [杀♠7] }';
    const answer = 'B: 打出 杀♠7';
    expect(failureOf(lord, 'A: 发动 激将，对 D 使用 杀', answer)).toBeNull();
    expect(failureOf(lord, 'A: 发动 激将，对 D 使用 决斗', answer)).toMatch('使用 决斗');
    const swift = '  phase: 判定阶段\n  A: { 武将牌: [夏侯渊] }';
    expect(failureOf(swift, 'A: 跳过判定、摸牌阶段，神速，对 B 使用 杀')).toBeNull();
    expect(failureOf(swift, 'A: 跳过判定、出牌阶段，神速，对 B 使用 杀')).toMatch('跳过出牌阶段');
  });

  test('a skill that several cards could be made with is not chosen among', () => {
    const black = '  A: { 武将牌: [甘宁], 手牌: [杀♠7, 杀♣2] }\n  B: { 手牌: [闪♦2] }';
    expect(failureOf(black, 'A: 奇袭 B')).toMatch('可以是几个选项');
    expect(failureOf(black, 'A: 奇袭，杀♠7当过河拆桥对 B')).toBeNull();
    expect(failureOf(black, 'A: 武圣，杀♠7当过河拆桥对 B')).toMatch('武圣');
  });

  test('打 B and 拆 B are uses only where nothing is used yet', () => {
    const both =
      '  A: { 手牌: [过河拆桥♠3, 过河拆桥♠4, 杀♠7] }\n  B: { 手牌: [闪♦2, 闪♦3], 装备区: [赤兔] }';
    const check = 'check: A.手牌 = 2';
    const one = both.replace('过河拆桥♠4', '酒♠3');
    expect(failureOf(one, 'A: 拆 B 的赤兔', check, 'check: B.装备区 is empty')).toBeNull();
    expect(failureOf(both, 'A: 拆 B 的赤兔')).toMatch('使用 过河拆桥♠3；使用 过河拆桥♠4');
    expect(failureOf(both, 'A: 使用 过河拆桥♠3，目标 B', 'A: 拆 B 的赤兔', check)).toBeNull();
    expect(failureOf(both, 'A: 打 B', check, 'B: 闪♦2')).toBeNull();
    expect(failureOf(both, 'A: 出杀♠7，打 B', check)).toBeNull();
  });

  test('a 杀 hits for sure only by what makes it so', () => {
    const bow = '  A: { 武将牌: [黄忠], 手牌: [杀♠7] }\n  B: { 手牌: [闪♦2, 闪♦3] }';
    expect(failureOf(bow, 'A: 杀 B，不可闪避')).toMatch('不可闪避');
    const aim = bow.replace('闪♦3', '闪♦3, 闪♦4, 闪♦5');
    expect(failureOf(aim, 'A: 杀 B，烈弓，不可闪避')).toBeNull();
  });
});
