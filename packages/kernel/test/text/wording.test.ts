import { expect, test } from 'vitest';
import { fill, line, listed, midSentence } from '../../index.ts';

const CAO_CAO = { zh: '曹操', en: 'Cao Cao' };

test('the places of words are filled in each language, with words or numbers', () => {
  const words = { zh: '{card} 摸 {count} 张', en: '{card} draws {count}' };
  expect(fill(words, { card: CAO_CAO, count: 2 })).toEqual({
    zh: '曹操 摸 2 张',
    en: 'Cao Cao draws 2',
  });
  expect(line('{a}{a}', '{a} {a}', { a: 'x' })).toEqual({ zh: 'xx', en: 'x x' });
});

test('a place that nobody fills stays empty, and leaves no gap', () => {
  expect(line('派遣 {card} 前往', '{who} sends {card} off')).toEqual({
    zh: '派遣 前往',
    en: 'sends off',
  });
});

test('names are listed as each language lists them', () => {
  expect(listed([CAO_CAO, { zh: '刘备', en: 'Liu Bei' }])).toEqual({
    zh: '曹操、刘备',
    en: 'Cao Cao, Liu Bei',
  });
  expect(listed([])).toEqual({ zh: '', en: '' });
});

test('the reader is “You” at the beginning of English words, and “you” within them', () => {
  const you = { zh: '你', en: 'You' };
  expect(line('{a} 攻击 {b}', '{a} attacks {b}', { a: CAO_CAO, b: you }).en).toBe(
    'Cao Cao attacks you',
  );
  expect(line('{a} 抽卡', '{a}: drew', { a: you }).en).toBe('You: drew');
  expect(line('{a}', 'on {a}', { a: { zh: '你的主战者', en: 'Your leader' } }).en).toBe(
    'on your leader',
  );
  expect(line('{a} 攻击 {b}', '{a} attacks {b}', { a: CAO_CAO, b: you }).zh).toBe('曹操 攻击 你');
  expect(midSentence('Young man')).toBe('Young man');
  const ghost = { zh: '幽魂', en: 'You Hun' };
  expect(line('{a} 攻击 {b}', '{a} attacks {b}', { a: CAO_CAO, b: ghost }).en).toBe(
    'Cao Cao attacks You Hun',
  );
});
