import { wordsOf } from '../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** What only the pages of online play say. */
export const useOnlineWords = wordsOf(words);
