import { wordsOf } from '../../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** What only 三国智 says: `const { t, say } = useSanguozhiWords()`. */
export const useSanguozhiWords = wordsOf(words);
