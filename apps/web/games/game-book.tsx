import { type ReactNode, useMemo } from 'react';
import type { Rules } from '../engine/protocol.ts';
import { type Book, BookContext } from './book.ts';
import type { GameId } from './ids.ts';
import { GAMES } from './index.ts';
import { useLoaded } from './loaded.ts';
import { releasedCards } from './released-cards.ts';

interface GameBookProps {
  readonly game: GameId;
  /** The rules a match is played by, if it is one: a released engine has cards of its own. */
  readonly rules?: Rules | undefined;
  readonly children: ReactNode;
}

/** Lays the book of a game open for all that stands in it (see `useBook`). */
export function GameBook({ game, rules, children }: GameBookProps) {
  const { loadCards, loadRules } = GAMES[game];
  const cards = useLoaded(
    rules?.released ? releasedCards(GAMES[game], { ...rules, game }) : loadCards,
  );
  const book = useMemo<Book>(() => ({ game, cards, rules: loadRules }), [game, cards, loadRules]);
  return <BookContext value={book}>{children}</BookContext>;
}
