import { wordsOf } from '../../../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** What a match of several games says: `const { t, say } = useSeriesWords()`. */
export const useSeriesWords = wordsOf(words);
