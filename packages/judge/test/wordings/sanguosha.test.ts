import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { failuresOf } from './failures-of.ts';

const FILES = ['sanguosha.yaml', 'sanguosha-blind.yaml', 'sanguosha-short.yaml'];

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

describe('a play in the words of whoever tells of it', () => {
  const told = FILES.flatMap((file) => failuresOf(textOf(file)));
  test.each(told)('%s', (_, failure) => expect(failure).toBeNull());
});

/** A scenario of one line too many, or of one that cannot be. */
function failureOf(setup: string, ...plays: readonly string[]): string | null {
  const lines = plays.map((play) => `  - ${play}\n`).join('');
  const text = `game: sanguosha\ntitle: 例\nsetup:\n${setup}\nplays:\n${lines}expect:\n  - A.体力 = 4\n`;
  return failuresOf(text)[0][1];
}

describe('what did not happen may not be told', () => {
  const TAKEN = '  A: { 手牌: [顺手牵羊♠3] }\n  B: { 手牌: [杀♠7, 闪♦2] }';

  test('a card that is not in the hand is not taken from it', () => {
    const line = 'A: 使用 顺手牵羊，目标 B，获得 桃♥3';
    expect(failureOf(TAKEN, line)).toMatch('A 没有选项“获得 桃♥3”');
    expect(failureOf(TAKEN, line.replace('桃♥3', '闪♦2'))).toBeNull();
  });

  test('nor by somebody else', () => {
    const one = TAKEN.replace('杀♠7, ', '');
    const line = 'A: 使用 顺手牵羊，目标 B';
    expect(failureOf(one, line, 'A: 获得 闪♦2')).toBeNull();
    expect(failureOf(one, line, 'C: 获得 闪♦2')).toMatch('现在不询问 C');
  });

  test('a card is taken of whom it is', () => {
    const horse =
      '  A: { 手牌: [过河拆桥♠3] }\n  B: { 装备区: [赤兔], 手牌: [闪♦2] }\n  C: { 装备区: [绝影] }';
    const line = 'A: 使用 过河拆桥，目标 B，弃置 B 的赤兔';
    expect(failureOf(horse, line)).toBeNull();
    expect(failureOf(horse, line.replace('B 的', '其装备区里的'))).toBeNull();
    expect(failureOf(horse, line.replace('B 的', 'C 的'))).toMatch('弃置 C的赤兔');
    const hand = TAKEN.replace('杀♠7, ', '');
    const takes = 'A: 使用 顺手牵羊，目标 B，获得 B 的 闪♦2';
    expect(failureOf(hand, takes)).toBeNull();
    expect(failureOf(hand, takes.replace('B 的', 'C 的'))).toMatch('获得 C的闪♦2');
  });

  test('a skill that is used on one target after the other is not used on another first', () => {
    const setup = '  国战: 1\n  A: { 武将牌: [丁奉, 马超 吴], 手牌: [杀♠7] }\n  牌堆: [桃♥4 x2]';
    const slash = 'A: 使用 杀，目标 D，发动 短兵，目标 B';
    const [first, second] = ['A: 对 B 发动 铁骑', 'A: 对 D 发动 铁骑'];
    expect(failureOf(setup, slash, first, second)).toBeNull();
    expect(failureOf(setup, slash, second, first)).toMatch('没有选项“目标');
  });

  test('whom a skill is for goes without saying only where that one has what is taken', () => {
    const setup =
      '  A: { 武将牌: [甘宁, 田丰], 体力: 4, 手牌: [杀♠7] }\n  B: { 装备区: [赤兔] }\n  C: { 装备区: [绝影] }';
    const use = 'A: 杀 D';
    expect(failureOf(setup, use, 'A: 发动 死谏，弃置 B 的赤兔')).toBeNull();
    expect(failureOf(setup, use, 'A: 发动 死谏，弃置绝影')).toBeNull();
    expect(failureOf(setup, use, 'A: 发动 死谏，弃置 C 的赤兔')).toMatch('“弃置 C的赤兔”');
    expect(failureOf(setup, use, 'A: 反馈 C 的绝影')).toMatch('发动 反馈');
  });

  test('whom a skill is said to be for is nobody on whom another one can be used next', () => {
    const setup =
      '  active: B\n  phase: 判定阶段\n  牌堆: [杀♠7, 闪♦9 x9]\n  A: { 武将牌: [曹丕], 体力: 4 }\n  B: { 武将牌: [张辽], 判定区: [乐不思蜀] }\n  C: { 手牌: [杀♠8] }';
    const draws = 'B: 发动 颂威，令 A 摸一张牌';
    expect(failureOf(setup, draws, 'asked: B 是否发动')).toBeNull();
    expect(failureOf(setup, draws.replace('令 A', '令 C'))).toMatch('没有选项“目标 C”');
  });

  test('only one card is kept where all others go', () => {
    const hand = (hp: number) =>
      `  phase: 弃牌阶段\n  牌堆: [闪♦9 x9]\n  A: { 体力: ${hp}, 手牌: [杀♠7, 闪♦2, 桃♥3] }`;
    const plays = ['A: 只留 桃♥3', 'check: A.手牌 = 1'];
    expect(failureOf(hand(1), ...plays)).toMatch('实际：1');
    expect(failureOf(hand(2), ...plays)).toMatch('没有选项“只留 桃♥3”');
    expect(failureOf(hand(1), 'A: 只留 桃♥4')).toMatch('没有选项“只留 桃♥4”');
  });

  test('a target that was not one is none', () => {
    const dying = '  A: { 手牌: [杀♠7] }\n  B: { 体力: 1 }\n  C: { 手牌: [桃♥6] }';
    expect(failureOf(dying, 'A: 对 B 使用 杀', 'C: 对 D 使用 桃')).toMatch('“目标 D”');
  });

  test('a phase that no skill skips is not skipped, nor another than is skipped', () => {
    const skill = '  A: { 武将牌: [马超], 手牌: [杀♠7] }\n  B: {}\n  牌堆: [桃♥4]';
    const plays = ['A: 对 B 使用 杀', 'A: 发动 铁骑，跳过弃牌阶段'];
    expect(failureOf(skill, ...plays)).toMatch('跳过弃牌阶段');
    const swift = '  A: { 武将牌: [夏侯渊] }\n  phase: 判定阶段';
    const line = 'A: 发动 神速，跳过判定阶段，目标 B';
    expect(failureOf(swift, line)).toBeNull();
    expect(failureOf(swift, line.replace('判定', '出牌'))).toMatch('跳过出牌阶段');
  });

  test('as much as was drawn, dealt and discarded, by whom it was', () => {
    const worn = '  A: { 武将牌: [孙尚香], 装备区: [诸葛连弩], 手牌: [青釭剑] }\n  牌堆: [闪♦9 x9]';
    const draws = ['A: 使用 青釭剑', 'A: 发动 枭姬，摸两张牌'];
    expect(failureOf(worn, ...draws)).toMatch('A.体力 = 4\n实际：3');
    expect(failureOf(worn, draws[0], draws[1].replace('两', '三'))).toMatch('摸三张牌');
    const fire = '  A: { 武将牌: [神周瑜], 手牌: [桃♥3, 杀♠7, 闪♦2, 杀♣2] }';
    const burns = 'A: 发动 业炎，弃置 桃♥3、杀♠7、闪♦2、杀♣2，对 B 造成3点火焰伤害';
    expect(failureOf(fire, burns)).toMatch('A.体力 = 4\n实际：1');
    expect(failureOf(fire, burns.replace('3点', '4点'))).toMatch('造成4点火焰伤害');
    const taken = '  A: { 手牌: [过河拆桥♠3] }\n  B: { 手牌: [闪♦2] }';
    const discards = ['A: 对 B 使用 过河拆桥', 'A: 弃置 闪'];
    expect(failureOf(taken, ...discards)).toBeNull();
    expect(failureOf(taken, discards[0], 'A: 弃置 桃')).toMatch('弃置 桃');
    expect(failureOf(taken, discards[0], 'C: 弃置 闪')).toMatch('现在不询问 C');
  });

  test('damage is told as it came to be, not as it began', () => {
    const bare = '  A: { 武将牌: [许褚], 手牌: [杀♠7] }\n  phase: 摸牌阶段\n  牌堆: [闪♦9 x9]';
    const plays = ['A: 发动 裸衣', 'A: 对 B 使用 杀♠7，造成2点伤害'];
    expect(failureOf(bare, ...plays)).toBeNull();
    expect(failureOf(bare, plays[0], plays[1].replace('2', '1'))).toMatch('造成1点伤害');
    const toWhom = plays[1].replace('造成2', '对 B 造成1');
    expect(failureOf(bare, plays[0], toWhom)).toMatch('造成1点伤害');
  });

  test('hp, marks and damage come to what they came to, by the skill that did it', () => {
    const sword = '  A: { 装备区: [古锭刀], 手牌: [杀♠7, 酒♠3] }';
    const drunk = 'A: 酒杀 B，古锭刀伤害+1';
    expect(failureOf(sword, drunk, 'B: 体力降至1点')).toBeNull();
    expect(failureOf(sword, drunk.replace('+1', '+2'))).toMatch('古锭刀伤害+2');
    expect(failureOf(sword, drunk.replace('古锭', '青龙偃月'))).toMatch('青龙偃月刀伤害');
    expect(failureOf(sword, drunk, 'B: 体力降至2点')).toMatch('体力降至2点');
    const armour = '  A: { 手牌: [杀♠7] }\n  B: { 装备区: [仁王盾] }';
    expect(failureOf(armour, 'A: 对 B 使用 杀，被仁王盾无效')).toBeNull();
    expect(failureOf(armour.replace('♠7', '♥10'), 'A: 对 B 使用 杀，无效')).toMatch('无效');
    expect(failureOf(armour, 'A: 对 B 使用 杀', 'C: 无效')).toMatch('现在不询问 C');
  });

  test('whoever has a hand left did not discard all of it', () => {
    const taken = '  A: { 手牌: [过河拆桥♠3] }\n  B: { 手牌: [闪♦2] }';
    const plays = ['A: 对 B 使用 过河拆桥', 'B: 弃置所有手牌'];
    expect(failureOf(taken, ...plays)).toBeNull();
    expect(failureOf(taken.replace('闪♦2', '闪♦2, 桃♥3'), ...plays)).not.toBeNull();
  });

  test('nobody has killed whom another killed', () => {
    const weak =
      '  A: { 手牌: [杀♠7], 身份: [反贼] }\n  B: { 体力: 1, 身份: [反贼] }\n  牌堆: [闪♦9 x9]';
    expect(failureOf(weak, 'A: 对 B 使用 杀，杀死 B，摸三张牌')).toBeNull();
    expect(failureOf(weak, 'A: 对 B 使用 杀', 'C: 杀死 B')).toMatch('现在不询问 C');
  });

  test('what is let go for another thing is only that, and not the other', () => {
    const hegemony =
      '  国战: 1\n  牌堆: [闪♦6 x9]\n  A: { 武将牌: [潘凤 明置, 纪灵 明置], 手牌: [杀♠7] }\n' +
      '  B: { 武将牌: [郭嘉 明置, 荀彧 明置] }';
    const plays = ['A: 对 B 使用 杀', 'B: 不发动 遗计', 'B: 发动 节命，选择 B'];
    expect(failureOf(hegemony, ...plays, 'check: "asked: A 出牌"')).toBeNull();
    expect(failureOf(hegemony, ...plays.slice(0, 2), 'check: "asked: A 出牌"')).toBeNull();
    expect(failureOf(hegemony, ...plays, 'B: 发动 遗计')).toMatch('不能“发动 遗计”');
  });

  test('whoever was no target let nothing go', () => {
    const slash = '  A: { 手牌: [杀♠7] }';
    expect(failureOf(slash, 'A: 对 B 使用 杀', 'B: 不使用 闪')).toBeNull();
    expect(failureOf(slash, 'A: 对 B 使用 杀', 'C: 不使用 闪')).toMatch('现在不询问 C');
  });

  test('cards go to whom they went', () => {
    const heaven =
      '  A: { 武将牌: [张角], 身份: [主公] }\n  B: { 武将牌: [左慈], 手牌: [闪♦2] }\n  active: B';
    const line = 'B: 发动 黄天，将 闪♦2 交给 A';
    expect(failureOf(heaven, line)).toMatch('A.体力 = 4\n实际：3');
    expect(failureOf(heaven, line.replace('给 A', '给 C'))).toMatch('C');
  });

  test('nobody gives cards to oneself', () => {
    const own = '  A: { 武将牌: [刘备], 手牌: [闪♦2] }';
    expect(failureOf(own, 'A: 发动 仁德，将 闪♦2 交给 A')).not.toBeNull();
  });

  test('only equipment is equipped', () => {
    const cards = '  A: { 手牌: [赤兔♥5, 杀♠7] }';
    expect(failureOf(cards, 'A: 装备 赤兔♥5')).toBeNull();
    expect(failureOf(cards, 'A: 装备 杀♠7')).toMatch('A 没有选项“装备 杀♠7”');
  });

  test('whoever must choose somebody cannot let that be', () => {
    const gift = '  A: { 武将牌: [孙坚], 体力: 2 }\n  phase: 准备阶段';
    expect(failureOf(gift, 'A: 发动 英魂', 'A: 放弃')).not.toBeNull();
  });

  test('parts of a skill that all could be meant are not chosen among', () => {
    const fire = '  A: { 武将牌: [神周瑜], 手牌: [桃♥3, 杀♠7, 闪♦2, 杀♣2] }';
    const line = 'A: 发动 业炎，目标 C，弃置 桃♥3、杀♠7、闪♦2、杀♣2';
    expect(failureOf(fire, line)).toMatch('可以是几个选项');
  });
});
