import { wordsOf } from '../../../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** What the curves of a deck say: `const { t, say } = useCurveWords()`. */
export const useCurveWords = wordsOf(words);
