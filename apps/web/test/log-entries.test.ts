import type { LogLine } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { foldLog } from '../board/log-entries.ts';

test('the same words after one another are one entry with a count', () => {
  const entries = foldLog([drew('B', 1), drew('B', 2), drew('B', 3), drew('C', 4)]);
  expect(entries.map(({ text }) => text.zh)).toEqual(['B 摸到 一张牌 ×3', 'C 摸到 一张牌']);
  expect(entries[0]?.lines.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('cards that go to one place are one entry, from wherever they come', () => {
  const [cleared, ...others] = foldLog([
    move(1, ['陆逊', 'Lu Xun'], ['B的部曲区', 'B’s troops'], ['B的弃牌堆', 'B’s discard pile']),
    move(
      2,
      ['檄文', 'Call to Arms'],
      ['B的计略区', 'B’s schemes'],
      ['B的弃牌堆', 'B’s discard pile'],
    ),
    move(3, ['民兵', 'Militia'], ['B的部曲区', 'B’s troops'], ['B的弃牌堆', 'B’s discard pile']),
    move(4, ['孙策', 'Sun Ce'], ['中央牌库', 'central deck'], ['中央牌列', 'centre row']),
  ]);
  expect(cleared?.text).toEqual({
    zh: '陆逊、檄文 等 3 张 → B的弃牌堆',
    en: 'Lu Xun, Call to Arms and 1 more → B’s discard pile',
  });
  expect(others.map(({ text }) => text.zh)).toEqual(['孙策：中央牌库 → 中央牌列']);
});

test('the same words by another rule, or with something between, stay apart', () => {
  const gained = { ...drew('B', 2), rules: ['2.4.5'] };
  expect(foldLog([drew('B', 1), gained])).toHaveLength(2);
  expect(foldLog([drew('B', 1), drew('C', 2), drew('B', 3)])).toHaveLength(3);
});

test('the line by which a turn begins is known as such', () => {
  const begins = { ...drew('B', 1), text: { zh: '第 2 轮', en: 'Round 2' } };
  const kinds = foldLog([begins, drew('B', 2)], ({ zh }) => zh.startsWith('第'));
  expect(kinds.map(({ kind }) => kind)).toEqual(['turn', 'event']);
});

function drew(seat: string, id: number): LogLine {
  return line(id, { zh: `${seat} 摸到 一张牌`, en: `${seat}: drew a card` });
}

type Words = readonly [zh: string, en: string];

function move(id: number, what: Words, from: Words, to: Words): LogLine {
  return line(id, {
    zh: `${what[0]}：${from[0]} → ${to[0]}`,
    en: `${what[1]}: ${from[1]} → ${to[1]}`,
  });
}

function line(id: number, text: LogLine['text']): LogLine {
  return {
    id,
    parent: -1,
    answers: 0,
    kind: 'event',
    type: 'move',
    lapse: null,
    data: {},
    text,
    rules: ['2.1.3'],
    card: null,
    span: null,
  };
}
