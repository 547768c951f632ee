import { wordsOf } from '../../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** `const { t } = useProofWords()`: the words of the pages around them, and of proofs. */
export const useProofWords = wordsOf(words);
