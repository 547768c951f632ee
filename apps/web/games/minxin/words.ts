import { wordsOf } from '../../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** What only 民心 says: `const { t, say } = useMinxinWords()`. */
export const useMinxinWords = wordsOf(words);
