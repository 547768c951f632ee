import { CORE, type Lexicon } from '@lianhuan/cardtext';
import { SIGNED, textOf } from '@lianhuan/cardtext/testing';
import fc from 'fast-check';
import { LEXICON } from '../../text/reading/language.ts';

// The core keeps the forms of the words that both have.
const shared = new Set(CORE.words.map(({ kind }) => kind));
const OWN = { ...LEXICON, words: LEXICON.words.filter(({ kind }) => !shared.has(kind)) } as Lexicon;

const NUMBER = fc.integer({ min: 0, max: 12 }).map(String);

/** Any ability that can be written. */
export const abilityText: fc.Arbitrary<string> = textOf('unit', {
  lexicons: [CORE, OWN],
  simple: {
    number: NUMBER,
    amount: fc.oneof({ weight: 4, arbitrary: NUMBER }, fc.constant('X')),
    sign: fc.constantFrom('+', '-'),
    signed: SIGNED,
    name: fc.constantFrom('黄巾余孽', '关羽', '赤兔马'),
  },
  depth: 5,
});
