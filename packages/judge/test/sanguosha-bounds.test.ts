import type { SanguoshaTable } from '@lianhuan/sanguosha';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readScenarios } from '../reading/read-scenarios.ts';
import { runScenario } from '../running/run-scenario.ts';

// Skills that somebody could use for ever, by players who never want to stop (the reading of phase.play.3).

/** A and B have a general with that skill, of which A has the play phase. */
function begin(text: string) {
  const written = `game: sanguosha
title: 没完没了
cards: [{ name: 永将, kind: 武将牌, text: "〖不休〗${text}" }]
setup:
  牌堆: [闪♦2 x40, 桃♥3 x40]
  A: { 武将牌: 永将, 手牌: [闪♦2, 桃♥3] }
  B: { 武将牌: 永将 }
`;
  const { scenarios, problems } = readScenarios(written, 'sanguosha', GAMES);
  expect(problems).toEqual([]);
  const { match } = runScenario(scenarios[0]);
  if (match === null) throw new Error('the position was not laid out');
  return match;
}

/** How often A goes on before it can do nothing but end the phase; any other answer is the first offered. */
function timesUntilEnd(text: string, on: string): number {
  const match = begin(text);
  let times = 0;
  for (let answers = 0; answers < 1500; answers++) {
    const { seat, kind, options } = match.pending[0];
    if (kind === 'play-phase' && options.every(({ verb }) => verb === 'end')) return times;
    const at = options.findIndex(({ verb }) => verb === on);
    if (at >= 0) times += 1;
    match.answer(seat, Math.max(0, at));
  }
  throw new Error('it never ended');
}

test.each(['出牌阶段，你可以获得1枚“忍”标记。', '出牌阶段，你可以弃置1张牌，摸1张牌。'])(
  '%s: two hundred times in a phase',
  (text) => {
    expect(timesUntilEnd(text, 'skill')).toBe(200);
  },
);

test('cards that count as 铁索连环 are recast two hundred times', () => {
  const text = '锁定技，①你的红桃手牌视为【铁索连环】。②你的方块手牌视为【铁索连环】。';
  expect(timesUntilEnd(text, 'recast')).toBe(200);
});

test('what may be repeated is done two hundred times at one use', () => {
  const match = begin('出牌阶段限一次，你可以获得1枚“忍”标记▷若你有手牌，可以重复此流程。');
  for (let first = true; first || match.pending[0].kind !== 'play-phase'; first = false) {
    const { seat, options } = match.pending[0];
    const at = options.findIndex(({ verb }) => verb === 'skill' || verb === 'do');
    match.answer(seat, at);
  }
  const { characters } = (match.table as SanguoshaTable).state;
  expect(Object.values(characters[0].marks)).toEqual([200]);
});
