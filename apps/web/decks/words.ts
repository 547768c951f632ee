import { useMemo } from 'react';
import { wordsOf } from '../i18n/index.ts';
import { useDecks } from './deck-kit.ts';
import words from './words.json' with { type: 'json' };

/** What the deck pages say; {{deck}} is what the game calls a deck. */
const usePlainWords = wordsOf(words);

/** `const { t, say } = useDeckWords()`, where the decks of a game are. */
export function useDeckWords(): ReturnType<typeof usePlainWords> {
  const words = usePlainWords();
  const { term } = useDecks();
  return useMemo(() => {
    const deck = words.say(term);
    return { ...words, t: (key, values = {}) => words.t(key, { deck, ...values }) };
  }, [words, term]);
}
