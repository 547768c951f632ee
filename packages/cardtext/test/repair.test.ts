import { describe, expect, it } from 'vitest';
import { type Broken, likelyRepair } from '../diagnostics/repair.ts';

/** The one small change after which a text can be read. */

/** A text that could be read up to a place, and the texts that can be read whole. */
function repairOf(
  text: string,
  at: number,
  {
    whole,
    anyhow = [],
    words = [],
    expected = [],
    inParagraphs = false,
  }: {
    readonly whole: readonly string[];
    readonly anyhow?: readonly string[];
    readonly words?: readonly string[];
    readonly expected?: readonly string[];
    readonly inParagraphs?: boolean;
  },
) {
  const broken: Broken = {
    text,
    at,
    words: new Set(words),
    expected,
    inParagraphs,
    reads: (tried, how) => (how === 'printed' ? whole : anyhow).includes(tried),
  };
  return likelyRepair(broken);
}

describe('what was most likely meant', () => {
  it('a word that is nearly there', () => {
    const found = repairOf('弃三张手排', 3, { whole: ['弃三张手牌'], words: ['手牌'] });
    expect(found).toEqual({ clause: '弃三张手牌', word: '手牌' });
  });

  it('a word that was expected instead of what stands there, where few were', () => {
    const whole = ['摸张牌'];
    expect(repairOf('摸错牌', 1, { whole, expected: ['张', '名'] })?.word).toBe('张');
    expect(repairOf('摸错牌', 1, { whole, expected: ['张', '名', '个'] })).toBeNull();
  });

  it('a word of which half is not there', () => {
    expect(repairOf('弃首牌', 1, { whole: ['弃手牌'], words: ['手牌'] })?.word).toBe('手牌');
  });

  it('a word of three letters that was expected, and none of four', () => {
    const whole = ['摸两张手牌', '摸至多两张'];
    expect(repairOf('摸两张', 1, { whole, expected: ['至多'] })?.word).toBe('至多');
    expect(repairOf('摸手牌', 1, { whole, expected: ['两张'] })?.word).toBe('两张');
    const longer = ['至多两', '至多两张'];
    expect(repairOf('摸张', 1, { whole, expected: longer })?.word).toBe('至多两');
    expect(repairOf('摸', 1, { whole, expected: longer })).toBeNull();
  });

  it('of two words as near the one that begins as what stands there', () => {
    const whole = ['摸甲丙。', '摸丁乙。'];
    for (const words of [
      ['丁乙', '甲丙'],
      ['甲丙', '丁乙'],
    ]) {
      expect(repairOf('摸甲乙。', 1, { whole, words })?.word).toBe('甲丙');
    }
  });

  it('a word that is missing, what was expected there before anything else', () => {
    const whole = ['摸两张牌', '摸两的牌'];
    expect(repairOf('摸两牌', 2, { whole })?.word).toBe('的');
    expect(repairOf('摸两牌', 2, { whole, expected: ['张', '名', '个'] })?.word).toBe('张');
  });

  it.each([
    ['in front of the place', '牌摸两张', 2],
    ['just before it', '牌摸两张', 1],
    ['at it', '牌摸两张', 0],
  ])('two letters turned round, %s', (_, text, at) => {
    expect(repairOf(text, at, { whole: ['摸牌两张'] })).toEqual({
      clause: '摸牌两张',
      word: null,
    });
  });

  it('the last two letters may be turned round, and none over a mark', () => {
    expect(repairOf('摸张两', 1, { whole: ['摸两张'] })).toMatchObject({ word: null });
    expect(repairOf('摸，两', 0, { whole: ['，摸两'] })).toBeNull();
    expect(repairOf('摸两，', 1, { whole: ['摸，两'] })).toBeNull();
  });

  it('two letters in front of a mark', () => {
    expect(repairOf('牌摸，两', 1, { whole: ['摸牌，两'] })).toMatchObject({ word: null });
  });

  it('tries nothing but the letters of the text and the words that it is given', () => {
    for (const [text, at] of [
      ['摸', 0],
      ['摸', 1],
      ['摸牌', 0],
      ['摸牌', 1],
    ] as const) {
      const tried: string[] = [];
      const reads = (one: string) => tried.push(one) < 0;
      const broken = { text, at, words: new Set(['弃']), expected: [], inParagraphs: true, reads };
      expect(likelyRepair(broken)).toBeNull();
      expect(tried.join('')).toMatch(/^[摸牌弃的，：。张名个点+时】』你/0\n]+$/);
    }
  });

  it.each([
    ['a letter too many at the place', '摸了两张', 1, '摸两张'],
    ['two letters', '摸一下两张', 1, '摸两张'],
    ['three', '摸一下子两张牌', 1, '摸两张牌'],
    ['the letter before it', '摸了两张', 2, '摸两张'],
  ])('%s', (_, text, at, meant) => {
    expect(repairOf(text, at, { whole: [meant] })).toEqual({ clause: meant, word: null });
  });

  it('a last letter too many, and none over a mark', () => {
    expect(repairOf('摸牌了', 2, { whole: ['摸牌'] })).toEqual({ clause: '摸牌', word: null });
    expect(repairOf('摸，牌', 1, { whole: ['摸牌'] })).toBeNull();
  });

  it('no word that is longer or shorter by two letters', () => {
    const long = ['甲乙丙丁戊'];
    expect(repairOf('弃甲乙丙', 1, { whole: ['弃甲乙丙丁戊'], words: long })).toBeNull();
    expect(repairOf('弃甲乙丙丁', 1, { whole: ['弃甲乙丙丁戊'], words: long })).not.toBeNull();
  });

  it('a text may begin with a letter too many, and not lose what stands before it', () => {
    expect(repairOf('请摸牌', 0, { whole: ['摸牌'] })).toEqual({ clause: '摸牌', word: null });
    expect(repairOf('摸牌吧', 1, { whole: ['吧'] })).toBeNull();
  });

  it('a new line between abilities: what is shown is the ability behind it', () => {
    const meant = '摸牌。\n弃牌。';
    const found = repairOf('摸牌。弃牌。', 3, { whole: [meant], inParagraphs: true });
    expect(found).toEqual({ clause: '弃牌', word: '\n' });
    expect(repairOf('摸牌。弃牌。', 3, { whole: [meant] })).toBeNull();
  });

  it('the clause alone in which it is changed, with the colon behind its head', () => {
    const whole = ['登场：摸牌，弃三张牌，结束。'];
    const found = repairOf('登场：摸牌，弃三牌，结束。', 8, { whole, expected: ['张'] });
    expect(found).toEqual({ clause: '弃三张牌', word: '张' });
    const head = repairOf('登长：摸牌。', 1, { whole: ['登场：摸牌。'], words: ['登场'] });
    expect(head?.clause).toBe('登场：');
    expect(repairOf('登场摸牌。', 2, { whole: ['登场：摸牌。'] })?.clause).toBe('登场：摸牌');
  });

  it('is looked for in print first, then in all that may be written', () => {
    const words = ['手牌', '手拍'];
    const found = repairOf('弃手排', 1, { whole: ['弃手拍'], anyhow: ['弃手牌'], words });
    expect(found?.word).toBe('手拍');
    expect(repairOf('弃手排', 1, { whole: [], anyhow: ['弃手牌'], words })?.word).toBe('手牌');
  });

  it('nothing in a text of more than 120 letters', () => {
    const long = (letters: number) => `${'。'.repeat(letters - 3)}弃手排`;
    const repaired = (letters: number) =>
      repairOf(long(letters), letters - 2, {
        whole: [long(letters).replace('手排', '手牌')],
        words: ['手牌'],
      });
    expect(repaired(120)?.word).toBe('手牌');
    expect(repaired(121)).toBeNull();
  });
});
