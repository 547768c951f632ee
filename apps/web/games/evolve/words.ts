import { wordsOf } from '../../i18n/index.ts';
import words from './words.json' with { type: 'json' };

/** What only EVOLVE says: `const { t, say } = useEvolveWords()`. */
export const useEvolveWords = wordsOf(words);
