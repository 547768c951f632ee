import type { Seat } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { readCards } from '../cards/check-cards.ts';
import { layOutPosition } from '../game.ts';
import { cardsIn, printed } from '../table/table.ts';

// The leader that a position gives to a seat that has none.

const SEATS = [0, 1] as Seat[];
const PLAYER = {
  life: 20,
  energy: 0,
  energyMost: 0,
  evolvePoints: 0,
  evolved: false,
  played: 0,
  wounds: 0,
};

function leadersOf(library: readonly object[]): readonly string[] {
  const made = readCards(library);
  if (!made.ok) throw new Error(made.problems[0].text.zh);
  const table = layOutPosition({
    players: 2,
    seed: 1,
    library: made.value,
    active: SEATS[0],
    first: SEATS[0],
    phase: 'main',
    turn: 5,
    seats: [PLAYER, PLAYER],
    zones: [],
  });
  return SEATS.flatMap((seat) => cardsIn(table, seat, 'leader')).map(
    (card) => printed(table, card).name,
  );
}

const FOLLOWER = { name: '无字随从', kind: '随从', stats: '1/1' };
const SPEAKING = { name: '有字主战者', kind: '主战者', text: '你的随从+1/+1。' };
const PLAIN = { name: '无字主战者', kind: '主战者' };

test('it is a leader, and one without words, wherever it stands in the library', () => {
  expect(leadersOf([FOLLOWER, SPEAKING, PLAIN])).toEqual(['无字主战者', '无字主战者']);
  expect(leadersOf([PLAIN, FOLLOWER, SPEAKING])).toEqual(['无字主战者', '无字主战者']);
});

test('a library without such a leader lays out no position', () => {
  expect(() => leadersOf([FOLLOWER, SPEAKING])).toThrow('no leader without words');
});
