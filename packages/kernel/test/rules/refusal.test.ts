import { expect, test } from 'vitest';
import { addCard, addZone, type CardId, emptyTable, NOBODY, noteRefusals } from '../../index.ts';
import { enforced } from '../../rules/rulebook.ts';

const RULES = {
  '2.1': enforced('轮到你时才能打出。', 'A card is played in your own turn.'),
  '2.2': enforced('费用要付清。', 'Its cost is paid in full.'),
};
const REASONS = { '2.2': { zh: '钱不够', en: 'Not enough money' } };

function tableWithACard() {
  const table = emptyTable(2, 1, ['a card'], {});
  const card = addCard(table, 0, addZone(table, 'hand', NOBODY, 'public'), NOBODY);
  return { table, card, handle: table.cards[card].handle };
}

test('a refusal names the card by its handle, the use, the rule, and why in the words of the table', () => {
  const { table, card, handle } = tableWithACard();
  const { found, note } = noteRefusals(table, RULES, REASONS);
  note('play', card, '2.2', 3);
  expect(found).toEqual([
    { card: handle, verb: 'play', amount: 3, rule: '2.2', text: REASONS['2.2'] },
  ]);
});

test('a rule without other words is given in those of the rulebook, and no rule is no refusal', () => {
  const { table, card, handle } = tableWithACard();
  const { found, note } = noteRefusals(table, RULES, REASONS);
  note('play', card, null);
  note('sell', card, '2.1');
  expect(found).toEqual([
    { card: handle, verb: 'sell', amount: 0, rule: '2.1', text: RULES['2.1'].says },
  ]);
});

test('each list has its own refusals', () => {
  const { table, card } = tableWithACard();
  const one = noteRefusals(table, RULES, REASONS);
  const other = noteRefusals(table, RULES, REASONS);
  one.note('play', card as CardId, '2.1');
  expect(other.found).toEqual([]);
});
