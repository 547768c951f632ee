import type { Match } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { readScenarios } from '../../reading/read-scenarios.ts';
import { runScenario } from '../../running/run-scenario.ts';

// Who is asked does not tell which cards are in a hand: whoever holds any is asked also where none of them will do.

/** How many answers come of these plays; whoever has one option gives it. */
function answers(a: string, b: string, ...plays: readonly string[]): number {
  const seats = [`A: ${a}`, `B: ${b}`, 'C: {}'].map((seat) => `  ${seat}\n`).join('');
  const played = plays.map((play) => `  - ${play}\n`).join('');
  const text = `game: sanguosha\ntitle: 例\nsetup:\n  牌堆: [闪♦2 x9]\n${seats}plays:\n${played}`;
  const { scenarios, problems } = readScenarios(text, 'case.yaml', GAMES);
  expect(problems).toEqual([]);
  const { failure, match } = runScenario(scenarios[0]);
  expect(failure).toBeNull();
  return (match as Match).answers.length;
}

const PASS = 'each: 让过';

test('a skill at a timing, which takes a card of a suit', () => {
  const struck = (hand: string) =>
    answers('{ 手牌: [杀♠7] }', `{ 武将牌: [小乔], 手牌: [${hand}] }`, 'A: 对 B 使用 杀♠7', PASS);
  expect(struck('杀♣2')).toBe(struck('杀♥2'));
  // Nobody takes it that an empty hand could be used.
  expect(struck('')).toBeLessThan(struck('杀♣2'));
});

test('what may be done as a card is carried out', () => {
  const burnt = (hand: string) =>
    answers(`{ 手牌: [火攻♥2, ${hand}] }`, '{ 手牌: [杀♠8] }', 'A: 对 B 使用 火攻♥2', PASS);
  expect(burnt('杀♣2')).toBe(burnt('杀♠2'));
});

test('what is done or else', () => {
  const led = (hand: string) =>
    answers(
      `{ 武将牌: [曹操], 手牌: [杀♠7, ${hand}] }`,
      '{ 武将牌: [刘禅], 手牌: [桃♥3] }',
      'A: 对 B 使用 杀♠7',
      PASS,
    );
  expect(led('决斗♣A')).toBe(led('杀♣2'));
});

test('what is chosen of several', () => {
  const urged = (hand: string, ...plays: readonly string[]) =>
    answers(
      `{ 手牌: [${hand}] }`,
      '{ 武将牌: [乐进], 手牌: [杀♠7] }',
      'A: 结束',
      'B: 发动 骁果，弃置 杀♠7',
      ...plays,
    );
  expect(urged('决斗♣A')).toBe(urged('诸葛连弩♣A', 'A: 选项2'));
});
