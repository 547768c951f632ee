import { type Match, NOBODY, view } from '@lianhuan/kernel';
import type { SanguoshaPublicState } from '@lianhuan/sanguosha';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readScenarios } from '../reading/read-scenarios.ts';
import { runScenario } from '../running/run-scenario.ts';

// What everybody sees of a table beside its cards.

/** What is seen after these plays. */
function seen(setup: readonly string[], plays: readonly string[] = []): SanguoshaPublicState {
  const lines = setup.map((line) => `  ${line}\n`).join('');
  const played = plays.map((line) => `  - ${line}\n`).join('');
  const text = `game: sanguosha\ntitle: 例\nsetup:\n${lines}plays:${played === '' ? ' []\n' : `\n${played}`}`;
  const { scenarios, problems } = readScenarios(text, 'case.yaml', GAMES);
  expect(problems).toEqual([]);
  const { failure, match } = runScenario(scenarios[0]);
  expect(failure).toBeNull();
  return view(match as Match, NOBODY).state as SanguoshaPublicState;
}

test('of several answers that it takes each says which it is', () => {
  const setup = [
    'A: { 武将牌: [吕布], 手牌: [杀♠7] }',
    'B: { 武将牌: [曹操], 手牌: [闪♦2, 闪♦3] }',
  ];
  const needOf = (...plays: string[]) =>
    seen(setup, ['A: 使用 杀', 'A: 目标 B', ...plays]).frames.find(({ kind }) => kind === 'need');
  expect(needOf()).toMatchObject({ seat: 1, about: 'dodge', count: { nth: 1, of: 2 } });
  expect(needOf('B: 使用 闪♦2')).toMatchObject({ about: 'dodge', count: { nth: 2, of: 2 } });
  expect(needOf('B: 使用 闪♦2', 'B: 使用 闪♦3')).toBeUndefined();
});

test('in a 决斗 whoever fights 吕布 plays two each time, 吕布 one', () => {
  const setup = [
    'A: { 武将牌: [吕布], 手牌: [决斗♠A, 杀♠7] }',
    'B: { 武将牌: [曹操], 手牌: [杀♠8, 杀♠9, 闪♦2] }',
  ];
  const needOf = (...plays: string[]) =>
    seen(setup, ['A: 使用 决斗', 'A: 目标 B', ...plays]).frames.find(({ kind }) => kind === 'need');
  expect(needOf()).toMatchObject({ seat: 1, about: 'slash', count: { nth: 1, of: 2 } });
  expect(needOf('B: 打出 杀♠8')).toMatchObject({ seat: 1, count: { nth: 2, of: 2 } });
  const own = needOf('B: 打出 杀♠8', 'B: 打出 杀♠9');
  expect(own).toMatchObject({ seat: 0, about: 'slash' });
  expect(own).not.toHaveProperty('count');
});
