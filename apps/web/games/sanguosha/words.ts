import { wordsOf } from '../../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** What only 三国杀 says: `const { t, say } = useSanguoshaWords()`. */
export const useSanguoshaWords = wordsOf(words);
