import { describe, expect, it } from 'vitest';
import { numbersAt } from '../grammar/numerals.ts';

/** Numbers as they may be written: digits, or words up to 九十九. */

const ONES = [...'一二三四五六七八九'];
const valuesOf = (text: string) => numbersAt(text, 0).map(({ value }) => value);

describe('a number', () => {
  it('in words, from 一 to 九十九', () => {
    ONES.forEach((one, index) => {
      expect(valuesOf(one)).toEqual([index + 1]);
      expect(valuesOf(`十${one}`)).toEqual([10 + index + 1]);
      expect(valuesOf(`${one}十`)).toEqual([10 * (index + 1)]);
      expect(valuesOf(`${one}十七`)).toEqual([10 * (index + 1) + 7]);
    });
    expect(valuesOf('十')).toEqual([10]);
    expect(valuesOf('两')).toEqual([2]);
  });

  it('in digits, nine of them at most', () => {
    expect(valuesOf('0')).toEqual([0]);
    expect(numbersAt('摸12张', 1)).toEqual([{ end: 3, value: 12 }]);
    expect(numbersAt('1234567891', 0)).toEqual([{ end: 9, value: 123_456_789 }]);
    expect(numbersAt('05', 0)).toEqual([{ end: 1, value: 0 }]);
  });

  it('goes as far as it can, and is none elsewhere', () => {
    expect(numbersAt('摸二十三张', 1)).toEqual([{ end: 4, value: 23 }]);
    expect(numbersAt('二三', 0)).toEqual([{ end: 1, value: 2 }]);
    expect(numbersAt('两十', 0)).toEqual([{ end: 1, value: 2 }]);
    expect(numbersAt('张三', 0)).toEqual([]);
    expect(numbersAt('', 0)).toEqual([]);
  });
});
