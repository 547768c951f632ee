import { expect, test } from 'vitest';
import { chance, type Seat } from '../../index.ts';
import { factsWith } from '../../log/facts.ts';

/** What a line tells of events: the kernel of its own kinds, a game of its own. */

interface Sing {
  readonly type: 'sing';
  readonly song: string;
}

test('the facts of an event are the kernel’s or the game’s, by its kind', () => {
  const asked: string[] = [];
  const facts = factsWith<Sing>((event) => {
    asked.push(event.type);
    return { song: event.song };
  });
  const die = { ...chance(1 as Seat, 6), result: 3 };
  expect(facts(die, null!)).toEqual({ seat: 1, bound: 6, result: 3 });
  expect(asked).toEqual([]);
  expect(facts({ type: 'sing', song: '大风歌' }, null!)).toEqual({ song: '大风歌' });
  expect(asked).toEqual(['sing']);
});
