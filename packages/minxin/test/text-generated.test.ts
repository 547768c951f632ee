import { marksOf, uncovered, withoutSpans } from '@lianhuan/cardtext';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minxinText } from '../text/language.ts';
import { abilityText } from './text-of-words.ts';

const FACTS = { kind: null, names: null };

describe('whatever can be written', () => {
  it('is read, and prints as it was written', () => {
    fc.assert(
      fc.property(fc.array(abilityText, { minLength: 1, maxLength: 3 }), (abilities) => {
        const text = abilities.join('');
        const { diagnostics, spans } = minxinText.parse(text, FACTS);
        const unread = diagnostics.filter(({ kind }) => kind !== 'not-executable');
        expect(unread.map((one) => one.text.zh)).toEqual([]);
        expect(uncovered(text, spans)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('means the same when it is printed and read again, and has an English reading', () => {
    fc.assert(
      fc.property(abilityText, (text) => {
        const { tree } = minxinText.parse(text, FACTS);
        const again = minxinText.parse(minxinText.print(tree), FACTS).tree;
        expect(withoutSpans(again)).toEqual(withoutSpans(tree));
        expect(marksOf(again)).toEqual(marksOf(tree));
        const english = minxinText.english(tree).replaceAll(/【.*?】/g, '');
        expect(english).not.toMatch(/[一-鿿]|undefined/);
      }),
      { numRuns: 200 },
    );
  });
});
