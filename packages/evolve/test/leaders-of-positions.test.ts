import { expect, test } from 'vitest';
import { cardsIn, printed } from '../table/table.ts';
import { A, B, layOut, readMade } from './position-scene.ts';

// The leader that a position gives to a seat that has none.

function leadersOf(library: readonly object[]): readonly string[] {
  const table = layOut(readMade(library), []);
  return [A, B]
    .flatMap((seat) => cardsIn(table, seat, 'leader'))
    .map((card) => printed(table, card).name);
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
