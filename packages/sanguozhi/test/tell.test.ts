import { Match, NOBODY, type Seat, viewLog } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import type { SanguozhiEvent } from '../events/events.ts';
import { sanguozhi } from '../game.ts';
import { readSetup } from '../table/setup.ts';

// What a seat reads of what happens, in words.

const A = 0 as Seat;
const B = 1 as Seat;

function newMatch(seed: number) {
  const setup = readSetup({ first: A });
  if (!setup.ok) throw new Error('a plain set-up was refused');
  return new Match(sanguozhi, { setup: setup.value, seed, recorded: true });
}

type SanguozhiMatch = ReturnType<typeof newMatch>;

/**
 * Answers with the first option whose verb is wanted, else the first of all; gives how long the log was
 * before that answer.
 */
function playUntil(match: SanguozhiMatch, verb: string): number {
  for (let answers = 0; answers < 200; answers++) {
    const [{ seat, options }] = match.pending;
    const wanted = options.findIndex((one) => one.verb === verb);
    const { length } = match.log;
    match.answer(seat, Math.max(0, wanted));
    if (wanted >= 0) return length;
  }
  throw new Error(`nobody could ${verb}`);
}

/** The lines of events of that type, in words. */
function read(match: SanguozhiMatch, seat: Seat, type: SanguozhiEvent['type']): string[] {
  return viewLog(match, seat)
    .filter((line) => line.kind === 'event' && line.type === type)
    .map(({ text }) => text.zh);
}

test('drawn cards are named to their player only; the others learn how many', () => {
  const match = newMatch(1);
  const drawn = (seat: Seat) => read(match, seat, 'move').filter((line) => line.includes('手牌'));
  expect(read(match, A, 'draw')).toContain('你 抓 6 张卡');
  expect(drawn(A)).toHaveLength(6);
  expect(read(match, B, 'draw')).toContain('对手 抓 6 张卡');
  expect(drawn(B).filter((line) => line.includes('对手'))).toEqual([]);
  expect(drawn(NOBODY)).toEqual([]);
});

test('a general deployed face down is named to its player only, whatever else is told of it', () => {
  const match = newMatch(2);
  const before = playUntil(match, 'cover');
  const { card, controller: owner } = match.table.state.chain[0];
  const name = sanguozhi.cardName(match.table, card).zh;
  for (let pass = 0; pass < 2; pass++) match.answer(match.pending[0].seat, 0);
  const told = (seat: Seat) =>
    viewLog(match, seat, before).filter(({ type }) => DEPLOYING.has(type));
  expect(told(owner).every(({ text }) => text.zh.includes(name))).toBe(true);
  for (const seat of [(1 - owner) as Seat, NOBODY]) {
    expect(told(seat).some(({ text }) => text.zh.includes('盖放的将领'))).toBe(true);
    expect(JSON.stringify(told(seat))).not.toContain(name);
    expect(JSON.stringify(told(seat))).not.toContain(sanguozhi.definitionId(match.table, card));
  }
});

/** What is told of a general from being used to lying in play. */
const DEPLOYING: ReadonlySet<string> = new Set(['chain-add', 'resolve', 'move']);

test('spectators read letters for players, and four players where each other sits', () => {
  const match = newMatch(1);
  expect(read(match, NOBODY, 'draw')).toContain('A 抓 6 张卡');
  const four = readSetup({ players: 4, first: A });
  if (!four.ok) throw new Error('a plain set-up was refused');
  const bigger = new Match(sanguozhi, { setup: four.value, seed: 1, recorded: true });
  const lines = read(bigger, A, 'shuffle');
  expect(lines).toEqual(['你 洗切卡组', '下家 洗切卡组', '队友 洗切卡组', '上家 洗切卡组']);
});
