import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeChart, readChart } from '../grammar/chart.ts';
import { baseGrammar, makeBuilder, makeGrammar } from '../grammar/grammar.ts';
import { matchText } from '../grammar/matching.ts';
import { CORE } from '../words/core.ts';
import { LEXICON } from './dialect.ts';

/** The two readers of texts agree on what is printed: what it means, or where it can be read no further. */

const LEXICONS = [CORE, LEXICON] as const;
const made = LEXICONS.reduce((base, lexicon) => makeGrammar(lexicon, base), baseGrammar());
const reader = { made, semantics: makeBuilder(made, LEXICONS), lexicons: LEXICONS };
/** Without the forms that are only read: the grammar knows none of them. */
const chart = makeChart(
  LEXICONS.map((lexicon) => ({
    ...lexicon,
    words: lexicon.words.map((word) => ({
      ...word,
      forms: word.forms.filter(({ variant }) => !variant),
    })),
  })),
);

const PRINTED = [
  '开场：拿1枚铜钱。',
  '开场：拿12枚铜钱，拿2枚铜钱，然后拿3枚铜钱。拿X枚铜钱，X为你的铜钱数。',
  '开场：若正在下雨且你的铜钱数不小于3，拿1枚铜钱；否则拿2枚铜钱。',
  '开场：选择一项：①拿1枚铜钱；②拿2枚铜钱；③价钱为0。',
  '开场：价钱+1，价钱-2。开场：拿1枚铜钱。',
  '开场：每个人可以唱歌，若如此做，拿1枚铜钱。',
  '开场：每有1枚你的铜钱，每个人拿1枚铜钱。',
];
const LETTERS = ['', '拿', '1', '0', '+', '，', '。', '；', '①', 'X', '为', '你', '若', '错'];

/** A printed text in which some letters are others, too many or missing. */
const nearlyPrinted = fc
  .tuple(
    fc.constantFrom(...PRINTED),
    fc.array(fc.tuple(fc.nat(60), fc.nat(1), fc.constantFrom(...LETTERS)), { maxLength: 2 }),
  )
  .map(([text, changes]) =>
    changes.reduce((now, [at, length, letter]) => {
      const place = at % (now.length + 1);
      return now.slice(0, place) + letter + now.slice(place + length);
    }, text),
  );

const keyOf = (value: unknown) => JSON.stringify(value);
const readAll = (text: string) =>
  readChart({ text, chart, breaks: new Set(), names: new Set(), keyOf }, 'card');

describe('both readers', () => {
  it.each(PRINTED)('read what is printed, to the same tree: %s', (text) => {
    const matched = matchText(reader, text, 'card');
    const read = readAll(text);
    expect(matched.ok && read.ok && read.trees).toContainEqual(matched.ok && matched.tree);
  });

  // The grammar takes 若如此做 for one piece, and a number with its sign.
  const inPieces = PRINTED.filter((text) => !/若如此做|[+-]/.test(text));
  it.each(inPieces)('come as far where a letter is a strange one: %s', (text) => {
    for (let at = 0; at < text.length; at++) {
      const strange = `${text.slice(0, at)}错${text.slice(at + 1)}`;
      const matched = matchText(reader, strange, 'card');
      const read = readAll(strange);
      const end = matched.ok ? -1 : matched.failure.at;
      expect([strange, read.ok ? -1 : read.at]).toEqual([strange, end]);
    }
  });

  // The grammar takes the first word that fits and stays with it; the chart follows all of them.
  it('the chart reads all that the grammar reads, and comes at least as far', () => {
    fc.assert(
      fc.property(nearlyPrinted, (text) => {
        const matched = matchText(reader, text, 'card');
        const read = readAll(text);
        if (read.ok) {
          if (matched.ok) expect(read.trees).toContainEqual(matched.tree);
        } else {
          expect(matched.ok).toBe(false);
          if (!matched.ok) expect(read.at).toBeGreaterThanOrEqual(matched.failure.at);
        }
      }),
      { numRuns: 400 },
    );
  });
});
