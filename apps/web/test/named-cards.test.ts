import type { LogLine } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { cardsNamed, cutNames } from '../board/log/named-cards.ts';

const SLASH = { definition: 'slash-club-2', handle: null, name: { zh: '杀♣2', en: 'Slash ♣2' } };
const THUNDER = { zh: '雷杀', en: 'Thunder Slash' };

test('a line is cut at the names of its cards, the longer of two that begin at one place', () => {
  const line = told('D 对 E 使用 杀♣2', { cards: [SLASH, null] }, 'slash-club-2');
  const cards = cardsNamed([line], 'zh', () => ({ zh: '杀', en: 'Slash' }));
  expect(cutNames(line.text.zh, cards)).toEqual([
    { text: 'D 对 E 使用 ', definition: null },
    { text: '杀♣2', definition: 'slash-club-2' },
  ]);
  expect(cutNames('杀，两次杀', cards).map(({ definition }) => definition)).toEqual([
    'slash-club-2',
    null,
    'slash-club-2',
  ]);
});

test('a card is known by what is printed on it where no fact names it, and in the language that is read', () => {
  const line = told('B 使用 雷杀', {}, 'thunder');
  const nameOf = (definition: string) => (definition === 'thunder' ? THUNDER : undefined);
  expect(cardsNamed([line], 'en', nameOf)).toEqual([
    { name: 'Thunder Slash', definition: 'thunder' },
  ]);
  expect(cardsNamed([line], 'zh', () => undefined)).toEqual([]);
});

test('a line that names no card stays whole, and an empty one has no piece', () => {
  expect(cutNames('B 体力−1', [])).toEqual([{ text: 'B 体力−1', definition: null }]);
  expect(cutNames('', [{ name: '杀', definition: 'slash' }])).toEqual([]);
});

function told(zh: string, data: LogLine['data'], card: string | null): LogLine {
  return {
    id: 1,
    parent: -1,
    answers: 0,
    rules: [],
    kind: 'event',
    type: 'begin-frame',
    lapse: null,
    data,
    text: { zh, en: zh },
    card,
    span: null,
  };
}
