import { wordsOf } from '../../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** `const { t } = usePracticeWords()`: the words of the pages around them, and of tasks. */
export const usePracticeWords = wordsOf(words);
