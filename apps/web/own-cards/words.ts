import { wordsOf } from '../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** What the pages for a player's own cards say. */
export const useOwnCardWords = wordsOf(words);
