import { describe, expect, test } from 'vitest';
import { type CardId, derivation } from '../../index.ts';
import { impose, type ToyBody, type ToyTable, toyTable } from '../toy-game.ts';

const CARD = 3 as CardId;
const SIZE = 0;

/** A value that every `modify` effect doubles, worked out from 5, within 0 and 30. */
function doubling() {
  let workedOut = 0;
  const derived = derivation<ToyTable, ToyBody>({
    keys: 1,
    base: () => 5,
    modifiers: ({ effects }) => effects.modify,
    affects: () => {
      workedOut += 1;
      return true;
    },
    modified: (_, __, ___, value) => value * 2,
    bounds: () => [0, 30],
  });
  return { derived, count: () => workedOut };
}

describe('a derived value', () => {
  test('is the printed one while nothing modifies it', () => {
    const { derived, count } = doubling();
    expect(derived.value(toyTable(2, 1), CARD, SIZE)).toBe(5);
    expect(count()).toBe(0);
  });

  test('goes through every effect, and stays within its bounds', () => {
    const { derived } = doubling();
    const table = toyTable(2, 1);
    impose(table, 'modify', { on: 'lose', doing: 'double' });
    expect(derived.value(table, CARD, SIZE)).toBe(10);
    impose(table, 'modify', { on: 'lose', doing: 'double' });
    expect(derived.value(table, CARD, SIZE)).toBe(20);
    impose(table, 'modify', { on: 'lose', doing: 'double' });
    expect(derived.value(table, CARD, SIZE)).toBe(30);
  });

  test('is worked out once while the table does not change', () => {
    const { derived, count } = doubling();
    const table = toyTable(2, 1);
    impose(table, 'modify', { on: 'lose', doing: 'double' });
    derived.value(table, CARD, SIZE);
    derived.value(table, CARD, SIZE);
    expect(count()).toBe(1);
  });
});
