import { createContext, useContext } from 'react';
import type { CardKit } from '../cards/kit.tsx';
import type { RuleInfo } from '../rules/rule-info.ts';

/** What is printed for a game: its cards and its rules. */
export interface Book {
  /** The id of the game. */
  readonly game: string;
  readonly cards: CardKit;
  /** Fetched when they are first asked for: `useLoaded(book.rules)`. */
  readonly rules: () => Promise<readonly RuleInfo[]>;
}

export const BookContext = createContext<Book | null>(null);

/** The book of the game around this. @throws Error outside of a game. */
export function useBook(): Book {
  const book = useContext(BookContext);
  if (!book) throw new Error('there is no game around this');
  return book;
}
