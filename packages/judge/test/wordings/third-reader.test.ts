import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { failuresOf } from './failures-of.ts';

// Cases of all four games in the words of somebody who had not seen the judge's own.

const text = readFileSync(new URL('third-reader.yaml', import.meta.url), 'utf8');

describe('cases of a third reader', () => {
  const told = failuresOf(text);
  expect(told.length).toBeGreaterThan(130);
  test.each(told)('%s', (_, failure) => expect(failure).toBeNull());
});

/** Why a duel of 三国杀 between these fails with these lines; null where it does not. */
function failureOf(setup: string, plays: readonly string[], expected: readonly string[]) {
  const list = (lines: readonly string[]) => lines.map((one) => `\n  - ${one}`).join('') || ' []';
  return failuresOf(
    `game: sanguosha\ntitle: 例\nplayers: 4\nsetup: ${setup}\nplays:${list(plays)}\nexpect:${list(expected)}\n`,
  )[0][1];
}

describe('who sits where', () => {
  const setup = '{ A: { 手牌: [杀♠7] }, B: { 存活: 0 } }';

  test('下家 is the next who lives, 上家 the last before', () => {
    expect(failureOf(setup, ['A: 对下家使用杀'], ['C.体力 = 3'])).toBeNull();
    expect(failureOf(setup, ['A: 对上家使用杀'], ['D.体力 = 3'])).toBeNull();
    expect(failureOf(setup, ['A: 对 C 的下家使用杀'], ['D.体力 = 3'])).toBeNull();
    expect(failureOf(setup, [], ['A may 对下家使用杀', 'C may not 对下家使用杀'])).toBeNull();
  });

  test('two of three cards are not all that one has', () => {
    const hand = (cards: string) => `{ A: { 武将牌: [刘备], 手牌: [${cards}] } }`;
    const plays = ['A: 仁德 B 两张牌'];
    expect(failureOf(hand('杀♠7, 闪♦2'), plays, ['B.手牌 = 2'])).toBeNull();
    expect(failureOf(hand('杀♠7, 闪♦2, 桃♥3'), plays, ['B.手牌 = 2'])).not.toBeNull();
  });
});
