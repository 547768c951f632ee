import { withoutSpans } from '@lianhuan/cardtext';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanguozhiText } from '../text/language.ts';
import { abilityText } from './text-of-words.ts';

const FACTS = { kind: null, names: null };

/**
 * What can be written but is no text that anybody would write: two nouns with nothing between them
 * (饰品 + 兵权条件), or times within times. There is little of it.
 */
const MOST_UNREAD = 0.03;

describe('whatever can be written', () => {
  it('is read, and prints as it was written', () => {
    const texts = fc.sample(abilityText, { numRuns: 400, seed: 20 });
    const unread = texts.filter((text) => {
      const { diagnostics } = sanguozhiText.parse(text, FACTS);
      return diagnostics.some(({ kind }) => kind !== 'not-executable');
    });
    expect(unread.length / texts.length).toBeLessThan(MOST_UNREAD);
  });

  it('means the same when it is printed and read again, and has an English reading', () => {
    for (const text of fc.sample(abilityText, { numRuns: 200, seed: 21 })) {
      const { tree } = sanguozhiText.parse(text, FACTS);
      const again = sanguozhiText.parse(sanguozhiText.print(tree), FACTS).tree;
      expect(withoutSpans(again)).toEqual(withoutSpans(tree));
      const english = sanguozhiText.english(tree).replaceAll(/【.*?】/g, '');
      expect(english).not.toMatch(/[一-鿿]|undefined|NaN/);
    }
  });
});
