import type { Puzzle } from '@lianhuan/bots';
import type { Text } from '@lianhuan/kernel';
import type { PrintedCard } from '@lianhuan/releases';
import type { ComponentType } from 'react';
import type { FirstGame } from '../board/coach/lesson.ts';
import type { Explanations, Pictures } from '../cards/card-info.ts';
import type { CardKit } from '../cards/kit.tsx';
import type { PlayableDeck } from '../decks/playable-deck.ts';
import type { BotKind, SetupSettings, Snapshot } from '../engine/protocol.ts';
import type { Task } from '../pages/practice/task.ts';
import type { Glossary } from '../pages/terms/glossary.ts';
import type { ProofFiles, RuleInfo, TermMeaning } from '../rules/rule-info.ts';
import type { GameId } from './ids.ts';
import type { SavedWords } from './saved-state.ts';

/** A page that only this game has, e.g. to build decks: `#/GAME/PATH`. */
export interface GamePage {
  /** Where it stands below the game; what follows a slash reaches it as `rest`. */
  readonly path: string;
  readonly title: Text;
  /** Without `rest` it has nothing to show, so the home page does not lead there. */
  readonly needsRest?: true;
  readonly load: () => Promise<ComponentType<{ readonly rest: string }>>;
}

/** What a player may change of a deck between two games of a match. */
export interface ExchangeProps {
  /** The deck as it was last played, and as it will be. */
  readonly own: { readonly before: unknown; readonly deck: unknown };
  /** Called with the names of the cards that go out of the main deck, and of those that come in. */
  onExchange(out: readonly string[], into: readonly string[]): void;
}

/** The table of a game, which shows one moment. */
export type TableComponent = ComponentType<{ readonly snapshot: Snapshot }>;

/**
 * What the app knows of a game. All that takes code of its own is behind a loader, fetched when it
 * is first wanted, so that no game loads another.
 */
export interface GameEntry {
  readonly id: GameId;
  readonly name: Text;
  /** One line of what it is. */
  readonly lead: Text;
  /** Its kind, and how many play. */
  readonly facts: Text;
  /** How to play it, for whoever never has: some sentences. */
  readonly guide: readonly Text[];
  /** Who else may sit at the table, the usual opponent first. */
  readonly bots: readonly BotKind[];
  /** Five cards to look at: their ids. */
  readonly fan: readonly string[];
  readonly pages: readonly GamePage[];
  /** A set-up in a few words, beside how many play. @param settings its numbers, words and switches; what is left out is usual */
  readonly gistOf: (settings: SetupSettings) => readonly Text[];
  /** What says how far a saved game is, and how the seats stand in it (see `describeSave`). */
  readonly saved: SavedWords;
  /** In games that are played with decks of one’s own: which there are. */
  readonly loadDecks?: () => Promise<readonly PlayableDeck[]>;
  /** In games that are played as best of three: what is exchanged between its games. */
  readonly loadExchange?: () => Promise<ComponentType<ExchangeProps>>;
  /** The form for a new game (see `NewGameForm`). */
  readonly loadNewGame: () => Promise<ComponentType>;
  readonly loadCards: () => Promise<CardKit>;
  /** The same for cards as a released engine prints them. */
  readonly loadCardsOf: () => Promise<(cards: readonly PrintedCard[]) => CardKit>;
  /** What a card has besides, for those that do not bring it along (see `CardInfo`). */
  readonly loadPictures: () => Promise<Pictures>;
  readonly loadExplanations: () => Promise<Explanations>;
  /** In the order of the book. */
  readonly loadRules: () => Promise<readonly RuleInfo[]>;
  /** The scenarios that prove them, file by file: only what is opened is fetched. */
  readonly loadProofs: () => Promise<ProofFiles>;
  /** Tasks of one turn, from easy to hard. */
  readonly loadPractice: () => Promise<readonly Task[]>;
  /** Positions to win from, in games that have any. */
  readonly loadPuzzles?: () => Promise<readonly Puzzle[]>;
  /** Its terms, each explained. */
  readonly loadGlossary: () => Promise<Glossary>;
  /** The same as far as it is told in place, in the words of cards and at the table. */
  readonly loadMeanings: () => Promise<readonly TermMeaning[]>;
  /** A game to learn it by. */
  readonly loadFirstGame: () => Promise<FirstGame>;
  readonly loadTable: () => Promise<TableComponent>;
  /** What a player may prefer in this game (see `usePreferences`). */
  readonly loadSettings: () => Promise<ComponentType>;
}
