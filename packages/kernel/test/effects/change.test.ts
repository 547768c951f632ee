import { expect, test } from 'vitest';
import {
  addCard,
  addZone,
  type CardId,
  changedBy,
  changedFields,
  emptyTable,
  NO_CARD,
  NOBODY,
} from '../../index.ts';

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

test('who made a change is the card whose effect it is, with its handle while it is on the field; the rules are no card', () => {
  const table = emptyTable(2, 1, [{ name: '关羽', english: 'Guan Yu' }], {});
  const card = addCard(table, 0, addZone(table, 'field', NOBODY, 'public'), NOBODY);
  Object.assign(table.cards[card], { handle: 77 });
  const by = { zh: '关羽', en: 'Guan Yu' };
  expect(changedBy(table, card, (one: CardId) => one === card)).toEqual({ card: 77, by });
  expect(changedBy(table, card, () => false)).toEqual({ card: null, by });
  expect(changedBy(table, NO_CARD, () => true)).toEqual({ card: null, by: null });
});
