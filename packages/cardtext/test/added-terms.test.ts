import { describe, expect, it } from 'vitest';
import type { Lexicon, Word } from '../index.ts';
import { likeWords, printedWords } from '../language/added-terms.ts';

/** Terms that card files bring in may not be taken for words of the language. */

const LEXICON: Lexicon = {
  name: 'Words',
  words: [
    {
      kind: 'draw',
      forms: [{ as: 'deed', zh: '[摸|抽]{count:number}张牌' }],
    } as Partial<Word> as Word,
  ],
  vocabularies: { who: { yu: { zh: '关羽', en: 'Yu', also: ['云长'] } } },
  unions: {},
  labels: {},
};

describe('the words of a language', () => {
  const words = printedWords([LEXICON]);

  it('are those of its forms and its terms, however they may be written, and numbers', () => {
    for (const word of ['摸', '抽', '张牌', '关羽', '云长', '三', 'X'])
      expect(words).toContain(word);
    expect(words).not.toContain('张飞');
  });

  it.each([
    ['part of a word', '羽', ['关羽']],
    ['a word', '张牌', ['张牌']],
    ['made of several', '摸三张牌', ['摸', '三', '张牌']],
    ['made of one of them and a stranger', '摸飞', []],
    ['a stranger', '飞', []],
  ])('%s: %s', (_, letters, like) => {
    expect(likeWords(letters, words)).toEqual(like);
  });

  it('the shortest of those that hold it, whatever their order', () => {
    expect(likeWords('牌', new Set(['三张牌', '张牌', '两三张牌']))).toEqual(['张牌']);
    expect(likeWords('牌', new Set(['张牌', '三张牌']))).toEqual(['张牌']);
  });
});
