import { allWords } from '@lianhuan/cardtext';
import type { SanguozhiWord } from '../reading/word.ts';
import { ABILITIES } from './abilities.ts';
import { DEEDS } from './actions/index.ts';
import { CONDITIONS } from './conditions.ts';
import { COUNTS } from './counts.ts';
import { LASTING } from './lasting/index.ts';
import { NOUNS } from './nouns.ts';
import { OCCASIONS } from './occasions/index.ts';
import { QUALITIES } from './qualities.ts';
import { REFERENCES } from './references.ts';
import { SELECTIONS } from './selections.ts';

/** Every word of the language; the order decides where two could begin alike. */
export const WORDS: readonly SanguozhiWord[] = allWords(
  ...[
    ABILITIES,
    DEEDS,
    LASTING,
    OCCASIONS,
    CONDITIONS,
    COUNTS,
    QUALITIES,
    NOUNS,
    SELECTIONS,
    REFERENCES,
  ],
);
