import { expect, test } from 'vitest';
import { library } from '../cards/library.ts';
import { laidCard } from '../table/position.ts';
import { A, B, layOut, playOn, readMade } from './position-scene.ts';

// 15.2.1.2: how often a player can do in one turn what could go on for ever.

const made = readMade([
  { name: '陀螺', kind: '随从', stats: '0/9', text: '【攻击时】竖置此随从。' },
  { name: '水车', kind: '护符', text: '费用0：主战者生命值+1。' },
  { name: '井', kind: '护符', text: '横置：主战者生命值+1。' },
]);
const cards = [...library(), ...made];
const [SPINNER, WHEEL, WELL] = [cards.length - 3, cards.length - 2, cards.length - 1];

function begin(...definitions: readonly number[]) {
  const field = definitions.map((definition) => laidCard(definition));
  return playOn(layOut(cards, [{ seat: A, zone: 'field', cards: field }]));
}

type Begun = ReturnType<typeof begin>;

/** What A can do now. */
function offered({ pending: [{ seat, idle, options }] }: Begun): readonly string[] {
  expect({ seat, idle }).toEqual({ seat: A, idle: true });
  return options.map(({ verb }) => verb);
}

/** Does that as often as it is offered, up to so many times, and nothing else; gives how often. */
function repeat(match: Begun, verb: 'attack' | 'ability', most: number): number {
  let times = 0;
  while (times < most && offered(match).includes(verb)) {
    match.answer(A, offered(match).indexOf(verb));
    times += 1;
    while (!match.pending[0].idle) {
      const [{ seat, options }] = match.pending;
      match.answer(
        seat,
        Math.max(
          0,
          options.findIndex((one) => one.verb === 'pass'),
        ),
      );
    }
  }
  return times;
}

test('64 attacks are made in a turn, and no more; abilities go on', () => {
  const match = begin(SPINNER, WELL);
  expect(repeat(match, 'attack', 100)).toBe(64);
  expect(offered(match)).toContain('ability');
  expect(repeat(match, 'ability', 1)).toBe(1);
  expect(offered(match)).not.toContain('attack');
});

test('an ability is used 64 times in a turn, and no more; other abilities and attacks go on', () => {
  const match = begin(WHEEL);
  expect(repeat(match, 'ability', 100)).toBe(64);
  expect(match.table.state.players[A].life).toBe(84);
  expect(match.table.state.players[B].life).toBe(20);
});

test('what is left undone in one turn can be done in the next', () => {
  const match = begin(SPINNER, WHEEL);
  expect(repeat(match, 'attack', 10)).toBe(10);
  expect(repeat(match, 'ability', 10)).toBe(10);
  expect(repeat(match, 'attack', 100)).toBe(54);
  expect(repeat(match, 'ability', 100)).toBe(54);
});
