import { NOBODY } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { cards } from '../cards/check-cards.ts';
import { explainCard } from '../cards/library.ts';
import { apply } from '../events/apply.ts';
import { evolve } from '../game.ts';
import { publicState } from '../table/public-state.ts';
import { secrets } from '../table/secrets.ts';
import { A, B, emptyScene, follower, put } from './card-scene.ts';

// What a seat is given of cards beside their faces: numbers, what is shown, and which rules words obey.

test('a follower on the field has the life that is left and its damage, elsewhere what it has printed', () => {
  const table = emptyScene();
  const there = put(table, A, 'field', follower('甲', '2/3'), { damage: 1 });
  const buried = put(table, A, 'graveyard', follower('乙', '2/3'));
  expect(evolve.characteristics(table, there)).toEqual({ attack: 2, life: 2, damage: 1, cost: 1 });
  expect(evolve.characteristics(table, buried)).toEqual({ attack: 2, life: 3, cost: 1 });
});

test('a card of the hand has the cost of using it now', () => {
  const table = emptyScene();
  put(table, A, 'field', { kind: 'amulet', name: '旗', text: '你手牌的法术的使用费用-1。' });
  const spell = put(table, A, 'hand', { kind: 'spell', name: '术', cost: 3, text: '抽1张卡牌。' });
  const gone = put(table, A, 'graveyard', { kind: 'spell', cost: 3, text: '抽1张卡牌。' });
  expect(evolve.characteristics(table, spell)).toEqual({ cost: 2 });
  expect(evolve.characteristics(table, gone)).toEqual({ cost: 3 });
});

test('a shown hand card is everybody’s to see, under the player whose it is (5.20.1)', () => {
  const table = emptyScene();
  put(table, A, 'hand', follower('藏', '1/1'));
  const shown = put(table, B, 'hand', follower('露', '1/1'));
  apply(table, { type: 'show', seat: B, cards: [shown] });
  expect(publicState(table, NOBODY).shown).toEqual([{ seat: B, definitions: ['露'] }]);
});

test('a discarded card is shown to everybody, a card that is looked at to the one who looks', () => {
  const table = emptyScene();
  const card = put(table, B, 'hand', follower('甲', '1/1'));
  expect(secrets.shownBy?.({ type: 'discard', seat: B, card }, A)).toEqual([card]);
  expect(secrets.shownBy?.({ type: 'look', seat: B, cards: [card] }, B)).toEqual([card]);
  expect(secrets.shownBy?.({ type: 'look', seat: B, cards: [card] }, A)).toEqual([]);
});

/** The rules that the words of a made-up card obey. */
function rulesOf(kind: string, text: string): readonly string[] {
  const read = cards.readCards([{ name: '测试用', kind, text }]);
  if (!read.ok) throw new Error(read.problems[0].text.zh);
  return explainCard(read.value[0]).flatMap(({ rules }) => rules);
}

test('words name the rules that they obey, and no others', () => {
  expect(rulesOf('随从', '入场曲谢幕曲：抽1张卡牌。')).toContain('12.1.2');
  expect(rulesOf('随从', '入场曲：抽1张卡牌。')).not.toContain('12.1.2');
  expect(rulesOf('法术', '若处于【真红】状态，抽1张卡牌。')).toContain('13.5.2.2');
  expect(rulesOf('法术', '若处于【真红】状态，抽1张卡牌。')).not.toContain('13.4.1.2');
  const two = '【1】抽1张卡牌；【2】主战者生命值+1';
  expect(rulesOf('法术', `抉择1：${two}。`)).not.toContain('5.17.3.1');
  expect(rulesOf('法术', `抉择1（若处于【觉醒】状态，则为2）：${two}。`)).toContain('5.17.3.1');
});
