import { type Match, NOBODY, view } from '@lianhuan/kernel';
import type { SanguoshaPublicState } from '@lianhuan/sanguosha';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { readScenarios } from '../../reading/read-scenarios.ts';
import { runScenario } from '../../running/run-scenario.ts';

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

/** The skills of the first player, and of those whose name alone does not tell the card on which the words stand. */
function skillsOf(...setup: readonly string[]): string[] {
  const [{ skills, words = {} }] = seen(setup).characters;
  return skills.map((name) =>
    words[name] ? `${name} ${words[name].card} ${words[name].as}` : name,
  );
}

test('the words of a skill are those of its own general, whatever other sets call so', () => {
  expect(skillsOf('A: { 武将牌: [诸葛亮] }')).toEqual(['观星', '空城 zhugeliang-standard 空城']);
  expect(skillsOf('国战: 1', 'A: { 武将牌: [诸葛亮, 张飞] }')).toEqual([
    '观星',
    '空城 zhugeliang-hegemony 空城',
    '咆哮 zhangfei-hegemony 咆哮',
  ]);
  expect(skillsOf('A: { 武将牌: [周泰] }')).toContain('不屈 zhoutai-wind 不屈');
  expect(skillsOf('A: { 武将牌: [周泰（旧风）] }')).toContain('不屈 zhoutai-old-wind 不屈');
});

test('nothing is said of words where all sets have the same', () => {
  expect(seen(['A: { 武将牌: [孙权], 装备区: [白银狮子♣A] }']).characters[0]).not.toHaveProperty(
    'words',
  );
});

test('a hidden general is named by none of its skills', () => {
  expect(skillsOf('国战: 1', 'A: { 武将牌: [诸葛亮（暗置）, 张飞] }')).toEqual([
    '咆哮 zhangfei-hegemony 咆哮',
  ]);
});

test('a skill that reads as another one has the words of that', () => {
  const skills = skillsOf('国战: 1', 'A: { 武将牌: [君刘备, 关羽] }');
  expect(skills).toContain('武圣 lord-liubei 武圣（阵）');
});

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
