import { expect, test } from 'vitest';
import { addCard, addZone, type CardId, emptyTable, NOBODY, noteRefusals } from '../../index.ts';

const REASONS = {
  '2.1': { zh: '还没轮到你', en: 'It is not your turn' },
  '2.2': { zh: '钱不够', en: 'Not enough money' },
};

function tableWithACard() {
  const table = emptyTable(2, 1, ['a card'], {});
  const card = addCard(table, 0, addZone(table, 'hand', NOBODY, 'public'), NOBODY);
  return { table, card, handle: table.cards[card].handle };
}

test('a refusal names the card by its handle, the use, the rule, and why in the words of the table', () => {
  const { table, card, handle } = tableWithACard();
  const { found, note } = noteRefusals(table, REASONS);
  note('play', card, '2.2', 3);
  expect(found).toEqual([
    { card: handle, verb: 'play', amount: 3, rule: '2.2', text: REASONS['2.2'] },
  ]);
});

test('no rule is no refusal', () => {
  const { table, card, handle } = tableWithACard();
  const { found, note } = noteRefusals(table, REASONS);
  note('play', card, null);
  note('sell', card, '2.1');
  expect(found).toEqual([
    { card: handle, verb: 'sell', amount: 0, rule: '2.1', text: REASONS['2.1'] },
  ]);
});

test('each list has its own refusals', () => {
  const { table, card } = tableWithACard();
  const one = noteRefusals(table, REASONS);
  const other = noteRefusals(table, REASONS);
  one.note('play', card as CardId, '2.1');
  expect(other.found).toEqual([]);
});
