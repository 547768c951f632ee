import type { Lexicon } from '@lianhuan/cardtext';
import { AMOUNT, NUMBER, SIGNED, textOf } from '@lianhuan/cardtext/testing';
import fc from 'fast-check';
import { LEXICON, SENTENCES } from '../../text/reading/language.ts';

/** Any part of a skill, or of how a card is used, that can be written. */
export const abilityText: fc.Arbitrary<string> = textOf('unit', {
  lexicons: [LEXICON as Lexicon, SENTENCES],
  simple: {
    number: NUMBER,
    amount: AMOUNT,
    sign: fc.constantFrom('+', '-'),
    signed: SIGNED,
    name: fc.constantFrom('刘备', '孙权', '曹操'),
  },
  depth: 4,
});
