import { expect, test } from 'vitest';
import { findNode, nodeWords } from '../index.ts';
import { fair } from './dialect.ts';

const { tree } = fair.parse('开场：若正在下雨，拿1枚铜钱。开场：拿2枚铜钱。', null);

test('a node is found from the outside in and from left to right', () => {
  expect(findNode(tree, ({ kind }) => kind === 'take')).toMatchObject({ count: 1 });
  expect(findNode(tree, ({ kind }) => kind === 'song' || kind === 'take')).toBe(tree[0]);
  expect(findNode(tree, ({ kind }) => kind === 'sing')).toBeNull();
});

test('a piece of text is told in both languages, without its full stop and with English names', () => {
  let told = 0;
  const wordsOf = nodeWords(fair, (words) => {
    told += 1;
    return words.replace('coin', 'guinea');
  });
  const words = wordsOf(tree[1]);
  expect(words.zh).toBe('开场：拿2枚铜钱');
  expect(words.en).toMatch(/guinea.*[^.]$/);
  expect(wordsOf(tree[1])).toBe(words);
  expect(told).toBe(1);
});
