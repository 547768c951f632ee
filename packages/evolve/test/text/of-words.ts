import { CORE, type Lexicon } from '@lianhuan/cardtext';
import { AMOUNT, NUMBER, textOf } from '@lianhuan/cardtext/testing';
import fc from 'fast-check';
import { LEXICON } from '../../text/reading/language.ts';

/** Core words that EVOLVE says otherwise. */
const OTHERWISE: ReadonlySet<string> = new Set(['choose', 'compare', 'add', 'set']);

/** The words of the core that EVOLVE says as all games do. */
export const CORE_SENTENCES: Lexicon = {
  ...CORE,
  words: CORE.words.filter(({ kind }) => !OTHERWISE.has(kind)),
  vocabularies: {},
};

/** Any ability that can be written. */
export const abilityText: fc.Arbitrary<string> = textOf('unit', {
  lexicons: [LEXICON as Lexicon, CORE_SENTENCES],
  simple: {
    number: NUMBER,
    amount: AMOUNT,
    sign: fc.constantFrom('+', '-'),
    name: fc.constantFrom('Wisp', 'Ogre', 'Imp'),
  },
  depth: 4,
});
