import type { Lexicon } from '@lianhuan/cardtext';
import { textOf } from '@lianhuan/cardtext/testing';
import fc from 'fast-check';
import { LEXICON, SENTENCES } from '../../text/reading/language.ts';

const NUMBER = fc.integer({ min: 1, max: 12 }).map(String);

/** Any part of a skill, or of how a card is used, that can be written. */
export const abilityText: fc.Arbitrary<string> = textOf('unit', {
  lexicons: [LEXICON as Lexicon, SENTENCES],
  simple: {
    number: NUMBER,
    amount: fc.oneof({ weight: 4, arbitrary: NUMBER }, fc.constant('X')),
    sign: fc.constantFrom('+', '-'),
    signed: fc.tuple(fc.constantFrom('+', '-'), NUMBER).map((parts) => parts.join('')),
    name: fc.constantFrom('刘备', '孙权', '曹操'),
  },
  depth: 4,
});
