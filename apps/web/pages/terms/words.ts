import { wordsOf } from '../../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** `const { t } = useTermWords()`: the words of the pages around them, and of the glossary. */
export const useTermWords = wordsOf(words);
