import { expect, test } from 'vitest';
import { sharedParts } from '../../testing/index.ts';

test('a list that is given away as it is, and not as a copy, is found at its place', () => {
  const table = { state: { turns: [1, 2], first: 0 } };
  expect(sharedParts({ turns: table.state.turns }, table)).toEqual(['turns']);
  expect(sharedParts({ turns: [...table.state.turns] }, table)).toEqual([]);
});

test('so is one that is made as it is read, and one in a list', () => {
  const turns = [1, 2];
  class Seen {
    get parts() {
      return [{ turns }];
    }
  }
  expect(sharedParts(new Seen(), [turns])).toEqual(['parts.0.turns']);
});

test('what nobody can write to may be given to all', () => {
  const turns = Object.freeze([1, 2]);
  expect(sharedParts({ turns }, { turns })).toEqual([]);
});
