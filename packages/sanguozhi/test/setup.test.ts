import type { Seat } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { readyDecks } from '../decks/deck-list.ts';
import { readSetup, start } from '../table/setup.ts';
import { of } from '../table/zones.ts';

const problemsOf = (input: unknown) => {
  const read = readSetup(input);
  return read.ok ? [] : read.problems.map(({ at }) => at);
};

test('what is left out is as the rulebook has it', () => {
  const read = readSetup({});
  expect(read).toMatchObject({ ok: true, value: { players: 2, first: 'lot', grain: 30 } });
});

test('four players are two teams whose seats alternate', () => {
  const read = readSetup({ players: 4 });
  if (!read.ok) throw new Error('a plain set-up was refused');
  const table = start(read.value, 1);
  expect(table.state.players.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
});

test('each deck lies in its slot, its 事件 face down beside it', () => {
  const [first, second] = readyDecks();
  const read = readSetup({ decks: [first.id, second.id] });
  if (!read.ok) throw new Error('a ready deck was refused');
  const table = start(read.value, 1);
  expect(table.zones[of(0 as Seat, 'deck')].cards).toHaveLength(first.main.length);
  const events = table.zones[of(1 as Seat, 'events')].cards;
  expect(events).toHaveLength(second.events.length);
  expect(events.every((card) => table.cards[card].faceDown)).toBe(true);
});

test('what is wrong is said by its place, in both languages', () => {
  expect(problemsOf({ grain: 0, first: 2, colour: 'red' })).toEqual([
    'setup.colour',
    'setup.grain',
    'setup.first',
  ]);
});
