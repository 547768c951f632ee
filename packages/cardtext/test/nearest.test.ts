import { describe, expect, it } from 'vitest';
import { distance, nearestWord } from '../index.ts';

/** Which known word is meant by one that nobody knows. */

describe('the distance of words', () => {
  it.each([
    ['战力', '', 2],
    ['', '战力', 2],
    ['甲', '甲乙', 1],
    ['甲乙', '甲', 1],
    ['甲乙', '乙', 1],
    ['乙', '甲乙', 1],
    ['甲乙', '乙甲', 2],
    ['甲乙丙', '甲丙', 1],
    ['甲乙丙丁', '丙丁', 2],
    ['…丙', '甲乙丙', 0],
    ['甲…', '甲', 0],
    ['甲…丁', '甲乙丙丁', 0],
    ['甲…丁', '甲乙丙戊', 1],
    ['甲…丁', '丁', 1],
  ])('%s – %s: %i', (pattern, text, wrong) => {
    expect(distance(pattern, text)).toBe(wrong);
  });
});

describe('the nearest word', () => {
  it.each<[string, string, string[], string | null]>([
    ['a single letter is no word to be meant', '力', ['力'], null],
    ['a gap counts for no letter', '力', ['力…'], null],
    ['half of it may be wrong, no more', '声忘', ['声望'], '声望'],
    ['', '三顾之后', ['三顾茅庐'], '三顾茅庐'],
    ['', '三人之后', ['三顾茅庐'], null],
    ['the nearer of two, in either order', '兵全步', ['步兵权', '兵权步'], '兵权步'],
    ['', '兵全步', ['兵权步', '步兵权'], '兵权步'],
    ['of two as near the one that begins alike', '步权', ['兵权', '步兵'], '步兵'],
    ['', '步权', ['步兵', '兵权'], '步兵'],
    ['else the first', '步权', ['兵权', '刀权'], '兵权'],
    ['', '步权', ['步兵', '步卒'], '步兵'],
    ['a term is held against the beginning', '战力加一又加二', ['战力'], '战力'],
    ['a pattern against all of it', '拿1枚铜钱又做好多别的事情', ['拿…枚铜钱'], null],
    ['with a letter missing', '三顾庐而后', ['三顾茅', '三顾茅庐'], '三顾茅庐'],
    ['with a letter too many', '三顾了茅庐', ['三顾冒', '三顾茅庐'], '三顾茅庐'],
    ['and more behind it', '三顾了茅庐而后', ['三顾冒', '三顾茅庐'], '三顾茅庐'],
    ['as it is', '三顾茅庐二', ['三顾茅', '三顾茅庐'], '三顾茅'],
  ])('%s: %s', (_, written, known, nearest) => {
    expect(nearestWord(written, known)).toBe(nearest);
  });

  it('no more than 200 letters are compared', () => {
    const long = (letters: number) => `拿${'多'.repeat(letters - 3)}铜钱`;
    expect(nearestWord(long(201), ['拿…铜钱'])).toBe('拿…铜钱');
    expect(nearestWord(long(202), ['拿…铜钱'])).toBeNull();
  });
});
