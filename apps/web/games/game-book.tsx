import { type ReactNode, useMemo } from 'react';
import { type Book, BookContext } from './book.ts';
import type { GameId } from './ids.ts';
import { GAMES } from './index.ts';
import { useLoaded } from './loaded.ts';

interface GameBookProps {
  readonly game: GameId;
  readonly children: ReactNode;
}

/** Lays the book of a game open for all that stands in it (see `useBook`). */
export function GameBook({ game, children }: GameBookProps) {
  const { loadCards, loadRules } = GAMES[game];
  const cards = useLoaded(loadCards);
  const book = useMemo<Book>(() => ({ game, cards, rules: loadRules }), [game, cards, loadRules]);
  return <BookContext value={book}>{children}</BookContext>;
}
