import type { Seat, View } from '@lianhuan/kernel';
import type { Asked, EngineMatch, Player } from '@lianhuan/releases';
import { expect, test } from 'vitest';
import { botAnswer } from '../engine/players.ts';

// Who answers for a bot, and when.

const first: Player = { name: 'first', choose: () => 0 };

function matchThatAsks(...pending: readonly Asked[]): EngineMatch {
  return { pending, glance: (seat: Seat) => ({ seat }) as View } as EngineMatch;
}

function asked(seat: number, race: boolean): Asked {
  return { seat: seat as Seat, options: 2, idle: false, race };
}

test('bots answer before people where everybody is waited for', () => {
  const match = matchThatAsks(asked(0, false), asked(1, false));
  expect(botAnswer(match, [null, first])).toEqual({ seat: 1, index: 0 });
});

test('people go first where the first to act decides, and bots follow when they have passed', () => {
  expect(botAnswer(matchThatAsks(asked(1, true), asked(0, true)), [null, first])).toBeNull();
  expect(botAnswer(matchThatAsks(asked(1, true)), [null, first])).toEqual({ seat: 1, index: 0 });
});
