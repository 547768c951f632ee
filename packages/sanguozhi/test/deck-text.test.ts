import { describe, expect, it, test } from 'vitest';
import { readDeckText, writeDeckText } from '../deck-text.ts';
import { readyDecks } from '../decks.ts';

const [ready] = readyDecks();
const { name, main, side, events } = ready;

describe('a deck as text', () => {
  it('reads back as it was written', () => {
    const read = readDeckText(writeDeckText(ready));
    expect(read).toEqual({ ok: true, value: { name, main, side, events } });
  });

  it('may be JSON, and may leave out its name', () => {
    const read = readDeckText('{"main": ["步兵兵权 x3", "孙权"]}');
    expect(read.ok && read.value).toEqual({
      name: '',
      main: ['步兵兵权', '步兵兵权', '步兵兵权', '孙权'],
      side: [],
      events: [],
    });
  });

  it('keeps names that no card has, odd ones too', () => {
    const odd = { name: '怪: 名', main: ['没有: 这张', '# 号', 'x3'], side: [], events: [] };
    expect(readDeckText(writeDeckText(odd))).toEqual({ ok: true, value: odd });
  });

  test.each([
    ['words', '孙权', ''],
    ['a broken list', 'main: [孙权', '1:10'],
    ['a part that is no list', 'main: 孙权', 'main'],
    ['something else in a list', 'main: [[孙权]]', 'main[0]'],
    ['a part nobody knows', 'main: []\n备卡: [孙权]', '备卡'],
    ['a name that is a list', 'name: []\nmain: []', 'name'],
  ])('%s: says what is wrong, and where', (_, text, at) => {
    const read = readDeckText(text);
    if (read.ok) throw new Error('it was read');
    expect(read.problems[0]?.at).toBe(at);
    expect(read.problems[0]?.text.zh).toMatch(/\S/);
  });
});
