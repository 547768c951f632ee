import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readScenarios } from '../reading/read-scenarios.ts';

/** How many play 三国杀 where a scenario says its mode, or nothing. */

function read(lines: string) {
  return readScenarios(`game: sanguosha\ntitle: 例\n${lines}\n`, 'case.yaml', GAMES);
}

function playersOf(lines: string): number {
  const { scenarios, problems } = read(lines);
  expect(problems).toEqual([]);
  return scenarios[0].players;
}

describe('players of a mode', () => {
  test.each([
    ['', 4],
    ['setup: { 斗地主: 1 }', 3],
    ['setup: { 单挑: 1 }', 2],
    ['setup: { 国战: 1 }', 4],
    ['players: 7\nsetup: { 国战: 1 }', 7],
    ['start: { mode: duel }', 2],
    ['start: { mode: landlord, seed: 3 }', 3],
  ])('%j: %i', (lines, players) => {
    expect(playersOf(lines)).toBe(players);
  });

  test('a mode is not played by more than it has', () => {
    const [problem] = read('players: 5\nsetup: { 斗地主: 1 }').problems;
    expect(problem.text.zh).toBe('这个游戏有 3 位玩家');
  });
});
