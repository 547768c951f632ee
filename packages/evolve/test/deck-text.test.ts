import { describe, expect, it, test } from 'vitest';
import { readDeckText, writeDeckText } from '../deck-text.ts';
import { readyDecks } from '../decks.ts';

const [ready] = readyDecks();
const { name, leader, main, evolve } = ready;

describe('a deck as text', () => {
  it('reads back as it was written', () => {
    const read = readDeckText(writeDeckText(ready));
    expect(read).toEqual({ ok: true, value: { name, leader, main, evolve } });
  });

  it('may be JSON, and may leave out its name and its leader', () => {
    const read = readDeckText('{"main": ["妖精 x3", "巨龙"]}');
    expect(read.ok && read.value).toEqual({
      name: '',
      leader: '',
      main: ['妖精', '妖精', '妖精', '巨龙'],
      evolve: [],
    });
  });

  it('keeps names that no card has, odd ones too', () => {
    const odd = { name: '怪: 名', leader: '# 号', main: ['没有: 这张', 'x3'], evolve: [] };
    expect(readDeckText(writeDeckText(odd))).toEqual({ ok: true, value: odd });
  });

  test.each([
    ['words', '妖精', ''],
    ['a broken list', 'main: [妖精', '1:10'],
    ['a part that is no list', 'main: 妖精', 'main'],
    ['something else in a list', 'main: [[妖精]]', 'main[0]'],
    ['two leaders', 'leader: [甲, 乙]\nmain: []', 'leader'],
    ['a part nobody knows', 'main: []\n备卡: [妖精]', '备卡'],
    ['a name that is a list', 'name: []\nmain: []', 'name'],
  ])('%s: says what is wrong, and where', (_, text, at) => {
    const read = readDeckText(text);
    if (read.ok) throw new Error('it was read');
    expect(read.problems[0]?.at).toBe(at);
    expect(read.problems[0]?.text.zh).toMatch(/\S/);
  });
});
