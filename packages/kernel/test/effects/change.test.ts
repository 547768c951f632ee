import { expect, test } from 'vitest';
import { changedFields } from '../../index.ts';

interface General {
  readonly attack: number;
  readonly traits: readonly string[];
  readonly life: number;
}
const valueIn = (general: General, what: keyof General) => general[what];

test('only the fields that differ are changes, in their order, from and to', () => {
  const before = { attack: 3, traits: ['骑兵'], life: 2 };
  const after = { attack: 3, traits: ['骑兵', '步兵'], life: 1 };
  expect(changedFields<General, unknown>(before, after, valueIn)).toEqual([
    { what: 'traits', from: ['骑兵'], to: ['骑兵', '步兵'] },
    { what: 'life', from: 2, to: 1 },
  ]);
});

test('equal lists are no change, nor is what players are shown alike', () => {
  const before = { attack: 3, traits: ['骑兵'], life: 2 };
  expect(changedFields<General, unknown>(before, { ...before, traits: ['骑兵'] }, valueIn)).toEqual(
    [],
  );
  expect(changedFields(before, { ...before, life: 1 }, () => 'shown')).toEqual([]);
});
