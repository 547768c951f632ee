import { expect, test } from 'vitest';
import { shareStructure } from '../engine/structural-sharing.ts';

const before = {
  seat: 0,
  zones: [
    {
      id: 0,
      cards: [
        { handle: 3, values: { life: 2 } },
        { handle: 7, values: null },
      ],
    },
    { id: 1, cards: [] },
  ],
};

test('what is equal is the old one, whole', () => {
  expect(shareStructure(before, structuredClone(before))).toBe(before);
});

test('what has changed is new, and all that holds it', () => {
  const after = structuredClone(before);
  after.zones[0]?.cards.shift();
  const kept = shareStructure(before, after);
  expect(kept).toEqual(after);
  expect(kept.zones).not.toBe(before.zones);
  expect(kept.zones[1]).toBe(before.zones[1]);
  // A card is the same one wherever it lies in its zone.
  expect(kept.zones[0]?.cards[0]).toBe(before.zones[0]?.cards[1]);
});

test('a key less or more is a change', () => {
  expect(shareStructure({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
  expect(shareStructure<object>({ a: 1 }, { a: 1, b: undefined })).toHaveProperty('b');
  expect(Object.keys(shareStructure({ a: 1, b: undefined }, { a: 1 }))).toEqual(['a']);
});

test('what was nothing before is all new', () => {
  expect(shareStructure(undefined, before)).toBe(before);
  expect(shareStructure([before], before)).toBe(before);
  expect(shareStructure({ cards: null }, { cards: [] }).cards).toEqual([]);
});
