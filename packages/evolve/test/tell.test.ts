import { Match, NOBODY, type Seat, viewLog } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { evolve } from '../game.ts';
import { readSetup } from '../setup.ts';

// What a seat reads of what happens, in words.

const A = 0 as Seat;
const B = 1 as Seat;

function newMatch(seed: number) {
  const setup = readSetup({ first: A });
  if (!setup.ok) throw new Error('a plain set-up was refused');
  return new Match(evolve, { setup: setup.value, seed, recorded: true });
}

type EvolveMatch = ReturnType<typeof newMatch>;

/** Answers with the first option whose verb is wanted, else with one that goes on. */
function playUntil(match: EvolveMatch, verb: string): void {
  for (let answers = 0; answers < 200; answers++) {
    const [{ seat, options }] = match.pending;
    const wanted = options.findIndex((one) => one.verb === verb);
    const usual = options.findIndex((one) => ON.has(one.verb));
    match.answer(seat, Math.max(0, wanted >= 0 ? wanted : usual));
    if (wanted >= 0) return;
  }
  throw new Error(`nobody could ${verb}`);
}

const ON = new Set(['keep', 'end-main', 'pass', 'done', 'no', 'stay']);

function read(match: EvolveMatch, seat: Seat): string[] {
  return viewLog(match, seat).map(({ text }) => text.zh);
}

test('a drawn card is named to its player only; the other learns that there was one', () => {
  const match = newMatch(1);
  playUntil(match, 'end-main');
  playUntil(match, 'pass');
  const drawn = read(match, B).filter((line) => line.startsWith('你 抽到 '));
  expect(drawn).toHaveLength(5);
  expect(read(match, A)).toContain('对手 抽1张卡牌');
  expect(read(match, A).filter((line) => line.startsWith('对手 抽到 '))).toEqual([]);
  expect(read(match, B)).not.toContain('你 抽1张卡牌');
});

test('a card that is used is named to everybody, with what it cost', () => {
  const match = newMatch(4);
  playUntil(match, 'use');
  const user = read(match, A).some((line) => line.startsWith('你 使用 ')) ? A : B;
  const told = (seat: Seat) => read(match, seat).filter((line) => line.includes('使用 '));
  const own = told(user)[0].replace('你 使用 ', '');
  expect(told((1 - user) as Seat)[0]).toBe(`对手 使用 ${own}`);
  expect(told(NOBODY)[0]).toBe(`${'AB'[user]} 使用 ${own}`);
  expect(read(match, user).some((line) => line.startsWith('你 能量点−'))).toBe(true);
});
