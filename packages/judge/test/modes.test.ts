import { describe, expect, test } from 'vitest';
import { InModes, MODES } from '../modes/modes.ts';
import { readScenarios } from '../reading/read-scenarios.ts';
import { judgedToy } from './judged-toy.ts';
import type { Flaw } from './toy-game.ts';

const POSITION = `game: toy
title: 吃两个
setup: { 篮子: [李子, 桃子, 李子], A: { 手里: [桃子, 李子] }, B: { 手里: [夺取, 桃子] } }
plays:
  - A: 拿
  - A: 吃 桃子
  - B: 让过
  - A: 吃 李子
  - B: 用 夺取
`;
const START = `game: toy
title: 从头
start: { seed: 5 }
plays:
  - A: 拿
  - A: 拿
  - A: 结束
  - A: 留
  - B: 拿
`.replace('  - A: 留\n', '  - any: 1\n');

function found(text: string, flaw?: Flaw) {
  const { scenarios, problems } = readScenarios(text, 'case.yaml', { toy: judgedToy(flaw) });
  expect(problems).toEqual([]);
  const modes = new InModes(scenarios[0]);
  return MODES.flatMap((mode) => modes.play(mode));
}

const modesThatMind = (flaw: Flaw) => [
  ...new Set([POSITION, START].flatMap((text) => found(text, flaw)).map(({ mode }) => mode)),
];

describe('the modes', () => {
  test('make no difference to a game without a flaw', () => {
    expect(found(POSITION)).toEqual([]);
    expect(found(START)).toEqual([]);
  });

  test('find a view that shows hidden hands', () => {
    expect(modesThatMind('tells-hands')).toEqual(['hidden']);
  });

  test('find a log that tells what others drew', () => {
    expect(modesThatMind('tells-draws')).toEqual(['hidden']);
  });

  test('find a question that depends on hidden cards', () => {
    expect(modesThatMind('counts-hidden')).toEqual(['hidden']);
  });

  test('find that only those are asked who can answer', () => {
    expect(modesThatMind('asks-only-holders')).toEqual(['hidden']);
  });

  test('find state that is kept outside the table', () => {
    expect(modesThatMind('forgets')).toContain('rewind');
  });

  test('report a scenario that fails forwards', () => {
    expect(found(POSITION.replace('用 夺取', '用 桃子'))[0]).toMatchObject({
      mode: 'forwards',
      what: 'B has no option "用 桃子"',
    });
  });
});
