import type { Seat } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { readyDecks } from '../decks/deck-list.ts';
import { evolve } from '../game.ts';
import { readSetup } from '../table/setup.ts';
import { printed } from '../table/table.ts';
import { of } from '../table/zones.ts';

const problemsOf = (input: unknown) => {
  const read = readSetup(input);
  return read.ok ? [] : read.problems.map(({ at }) => at);
};

test('what is left out is as the rulebook has it', () => {
  expect(readSetup({})).toMatchObject({ ok: true, value: { players: 2, first: 'lot', life: 20 } });
});

test('each leader, deck and evolve deck lies in its zone (6.2.1.2, 6.2.1.4, 6.2.1.5)', () => {
  const [first, second] = readyDecks();
  const read = readSetup({ decks: [first.id, second.id] });
  if (!read.ok) throw new Error('a ready deck was refused');
  const table = evolve.start(read.value, 1);
  for (const [seat, deck] of [first, second].entries()) {
    const names = (zone: 'leader' | 'deck' | 'evolve-deck') =>
      table.zones[of(seat as Seat, zone)].cards.map((card) => printed(table, card));
    expect(names('leader')).toMatchObject([{ kind: 'leader', name: deck.leader }]);
    expect(names('deck').map(({ name }) => name)).toEqual(deck.main);
    expect(names('deck').every(({ special }) => special === null)).toBe(true);
    expect(names('evolve-deck').map(({ name }) => name)).toEqual(deck.evolve);
    expect(names('evolve-deck').every(({ special }) => special === 'evolved')).toBe(true);
  }
});

test('what is wrong is said by its place, in both languages', () => {
  expect(problemsOf({ life: 0, first: 2, colour: 'red' })).toEqual([
    'setup.colour',
    'setup.life',
    'setup.first',
  ]);
});
