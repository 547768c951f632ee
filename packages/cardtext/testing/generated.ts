import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../language/language.ts';
import type { Node } from '../nodes/node.ts';
import { marksOf, uncovered, withoutSpans } from '../nodes/tree.ts';

export interface GeneratedText<N extends Node, Context> {
  readonly language: Language<N, Context>;
  /** What is known of the card the text stands on. */
  readonly context: Context;
  /** Any ability that can be written. */
  readonly ability: fc.Arbitrary<string>;
  /** How many abilities may stand in a row without anything between them. */
  readonly abilities: number;
  /** The share of texts that can be written and yet not be read; say what they are. */
  readonly mostUnread?: number;
  /** The share of texts that are printed in other words than they are written in; `mostUnread` if not said. */
  readonly mostOther?: number;
}

const RUNS = 400;

/** Milliseconds: a machine that has other things to do reads so many texts slowly. */
const BUSY = 240_000;

/** Whatever can be written with the words of a language can be read, and means the same again. */
export function describeGeneratedText<N extends Node, Context>({
  language,
  context,
  ability,
  abilities,
  mostUnread = 0,
  mostOther = mostUnread,
}: GeneratedText<N, Context>): void {
  describe('whatever can be written', () => {
    it(
      'is read, and prints as it was written',
      () => {
        const texts = fc.array(ability, { minLength: 1, maxLength: abilities });
        let unread = 0;
        let others = 0;
        fc.assert(
          fc.property(texts, (some) => {
            const text = some.join('');
            const { text: printed, diagnostics, asWritten } = language.parse(text, context);
            const complaints = diagnostics.filter(({ kind }) => kind !== 'not-executable');
            if (mostUnread === 0) expect(complaints.map((one) => one.text.zh)).toEqual([]);
            const isOther = diagnostics.length === 0 && printed !== text;
            if (complaints.length > 0) unread += 1;
            if (complaints.length > 0 || isOther) others += 1;
            if (complaints.length === 0) {
              expect(uncovered(asWritten.text, asWritten.spans)).toEqual([]);
            }
          }),
          { numRuns: RUNS },
        );
        expect(unread / RUNS).toBeLessThanOrEqual(mostUnread);
        expect(others / RUNS).toBeLessThanOrEqual(mostOther);
      },
      BUSY,
    );

    it(
      'means the same when it is printed and read again, and has an English reading',
      () => {
        fc.assert(
          fc.property(ability, (text) => {
            const { tree } = language.parse(text, context);
            const again = language.parse(language.print(tree), context).tree;
            expect(withoutSpans(again)).toEqual(withoutSpans(tree));
            expect(marksOf(again)).toEqual(marksOf(tree));
            const english = language.english(tree).replaceAll(/【.*?】|〖.*?〗/g, '');
            expect(english).not.toMatch(/[一-鿿]|undefined|NaN/);
          }),
          { numRuns: RUNS / 2 },
        );
      },
      BUSY,
    );
  });
}
