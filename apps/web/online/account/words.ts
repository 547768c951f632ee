import { wordsOf } from '../../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** What only the page of one’s account says. */
export const useAccountWords = wordsOf(words);
