import { wordsOf } from '../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** What only analysis and review say. */
export const useAnalysisWords = wordsOf(words);
