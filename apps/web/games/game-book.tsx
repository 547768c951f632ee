import { type ReactNode, useMemo } from 'react';
import type { CardKit } from '../cards/kit.tsx';
import type { PrintedAddition } from '../engine/added-cards.ts';
import type { Rules } from '../engine/protocol.ts';
import { useOwnCards } from '../own-cards/own-cards-store.ts';
import { shownCards } from '../own-cards/shown-cards.ts';
import { type Book, BookContext } from './book.ts';
import type { GameId } from './ids.ts';
import { GAMES } from './index.ts';
import { useLoaded } from './loaded.ts';
import { releasedCards } from './released-cards.ts';

interface GameBookProps {
  readonly game: GameId;
  /** The rules a match is played by, if it is one: a released engine has cards of its own. */
  readonly rules?: Rules | undefined;
  /** Cards that somebody added to the game, to be shown beside its own. */
  readonly added: readonly PrintedAddition[];
  readonly children: ReactNode;
}

/** Lays the book of a game open for all that stands in it (see `useBook`). */
export function GameBook({ game, rules, added, children }: GameBookProps) {
  const { loadCards, loadCardsOf } = GAMES[game];
  const printed = useLoaded(
    rules?.released ? releasedCards(GAMES[game], { ...rules, game }) : loadCards,
  );
  const cardsOf = useLoaded(loadCardsOf);
  const cards = useMemo<CardKit>(
    () =>
      added.length === 0
        ? printed
        : cardsOf([...printed.cards, ...shownCards(added, printed.cards)]),
    [printed, cardsOf, added],
  );
  const book = useMemo<Book>(() => ({ ...bookOf(game), cards }), [game, cards]);
  return <BookContext value={book}>{children}</BookContext>;
}

/** What is printed for a game, apart from its cards. */
function bookOf(game: GameId): Omit<Book, 'cards'> {
  const { loadRules, loadMeanings, loadPictures, loadExplanations, loadFirstGame } = GAMES[game];
  return {
    game,
    rules: loadRules,
    meanings: loadMeanings,
    pictures: loadPictures,
    explanations: loadExplanations,
    firstGame: loadFirstGame,
    rulebook: loadRulebook,
  };
}

const loadRulebook = async () => (await import('../pages/rulebook/rules.tsx')).Rules;

/** The same with the cards that the player added, outside of a match. */
export function OwnGameBook({ game, children }: Pick<GameBookProps, 'game' | 'children'>) {
  const { cards } = useOwnCards(game);
  return (
    <GameBook game={game} added={cards}>
      {children}
    </GameBook>
  );
}
