import { type ComponentType, createContext, useContext } from 'react';
import type { FirstGame } from '../board/coach/lesson.ts';
import type { Explanations, Pictures } from '../cards/card-info.ts';
import type { CardKit } from '../cards/kit.tsx';
import type { RuleInfo, TermMeaning } from '../rules/rule-info.ts';
import type { GameId } from './ids.ts';

interface RulebookProps {
  readonly game: GameId;
  /** The number it is opened at. */
  readonly wanted: string | undefined;
}

/** What is printed for a game: its cards and its rules. */
export interface Book {
  readonly game: GameId;
  readonly cards: CardKit;
  /** Fetched when they are first asked for: `useLoaded(book.rules)`. */
  readonly rules: () => Promise<readonly RuleInfo[]>;
  /** The same for what its terms mean. */
  readonly meanings: () => Promise<readonly TermMeaning[]>;
  /** The same for what cards do not bring along. */
  readonly pictures: () => Promise<Pictures>;
  readonly explanations: () => Promise<Explanations>;
  /** A game to learn it by. */
  readonly firstGame: () => Promise<FirstGame>;
  /** The rulebook to read, from its beginning or at a number. */
  readonly rulebook: () => Promise<ComponentType<RulebookProps>>;
}

export const BookContext = createContext<Book | null>(null);

/** The book of the game around this. @throws Error outside of a game. */
export function useBook(): Book {
  const book = useContext(BookContext);
  if (!book) throw new Error('there is no game around this');
  return book;
}
