import { readFileSync } from 'node:fs';
import type { Seat } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { picksIn } from '../games/sanguosha/picks-in.ts';
import { readScenarios } from '../reading/read-scenarios.ts';
import { runScenario } from '../running/run-scenario.ts';

const FILE = 'sanguosha-wordings.yaml';

/** Why each scenario of a file fails; null for those that pass. */
function failuresOf(text: string): readonly [string, string | null][] {
  const { scenarios, problems } = readScenarios(text, FILE, GAMES);
  expect(problems).toEqual([]);
  return scenarios.map((scenario) => {
    const { failure } = runScenario(scenario);
    return [scenario.title, failure && `${failure.line} ${failure.text.zh}`];
  });
}

describe('a play in the words of whoever tells of it', () => {
  const told = failuresOf(readFileSync(new URL(FILE, import.meta.url), 'utf8'));
  test.each(told)('%s', (_, failure) => expect(failure).toBeNull());
});

test('what a line is taken apart into is not taken apart any more', () => {
  const lines = [
    ...readFileSync(new URL(FILE, import.meta.url), 'utf8').matchAll(/- ([A-D]): (.+)/g),
  ];
  expect(lines.length).toBeGreaterThan(150);
  for (const [, letter, line] of lines) {
    const seat = (letter.charCodeAt(0) - 65) as Seat;
    const picks = picksIn(line, seat);
    expect(picks.flatMap((pick) => picksIn(pick, seat))).toEqual(picks);
  }
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
