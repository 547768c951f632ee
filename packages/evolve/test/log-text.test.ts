import {
  type CardFact,
  type Facts,
  Match,
  type MoveFacts,
  NOBODY,
  type Seat,
  viewLog,
} from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import type { EvolveEvent } from '../events/events.ts';
import { evolve } from '../game.ts';
import { A, B, plainSetup } from './position-scene.ts';

// What a seat reads of what happens, in words.

function newMatch(seed: number) {
  return new Match(evolve, { setup: plainSetup({ first: A }), seed, recorded: true });
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

/** The lines of events of that type, in words. */
function read(match: EvolveMatch, seat: Seat, type: EvolveEvent['type']): string[] {
  return viewLog(match, seat)
    .filter((line) => line.kind === 'event' && line.type === type)
    .map(({ text }) => text.zh);
}

/** The moves from the deck to a hand of which a seat reads. */
function drawnBy(match: EvolveMatch, owner: Seat, reader: Seat) {
  return viewLog(match, reader).filter(({ type, data }) => {
    const { from, to } = data as MoveFacts & Facts;
    return type === 'move' && from.zone === 'deck' && to.zone === 'hand' && to.owner === owner;
  });
}

test('a drawn card is named to its player only; the other learns that there was one', () => {
  const match = newMatch(1);
  playUntil(match, 'end-main');
  playUntil(match, 'pass');
  const own = drawnBy(match, B, B);
  expect(own).toHaveLength(5);
  for (const { text, data } of own) {
    expect(text.zh).toBe(`你 抽到 ${(data.card as CardFact).name.zh}`);
  }
  expect(read(match, B, 'draw')).toEqual([]);
  // Those of the beginning are drawn without a draw.
  expect(read(match, A, 'draw')).toEqual(['对手 抽1张卡牌']);
  for (const seat of [A, NOBODY]) expect(drawnBy(match, B, seat)).toEqual([]);
});

test('a card that is used is named to everybody, with what it cost', () => {
  const match = newMatch(4);
  playUntil(match, 'use');
  const [used] = viewLog(match, NOBODY).filter(
    ({ kind, type }) => kind === 'event' && type === 'use',
  );
  const { seat: user, card } = used.data as { seat: Seat; card: CardFact } & Facts;
  const own = card.name.zh;
  expect(read(match, user, 'use')[0]).toBe(`你 使用 ${own}`);
  expect(read(match, (1 - user) as Seat, 'use')[0]).toBe(`对手 使用 ${own}`);
  expect(read(match, NOBODY, 'use')[0]).toBe(`${'AB'[user]} 使用 ${own}`);
  expect(read(match, user, 'energy').some((line) => line.startsWith('你 能量点−'))).toBe(true);
});
