import type { Problem, Result, Text } from '@lianhuan/kernel';
import { type ComponentType, createContext, useContext } from 'react';
import type { CardInfo } from '../cards/card-info.ts';
import type { PrintedAddition } from '../engine/added-cards.ts';
import type { GameId } from '../games/ids.ts';
import type { FilterField } from './builder/card-filter.ts';
import type { Lists, OwnDeck } from './deck-edit.ts';
import type { UseOwnDecks } from './storage/own-decks-store.ts';

/** A deck of a game's own. */
export interface ReadyDeck {
  readonly id: string;
  readonly name: Text;
  /** The plan of the deck, in a sentence or two. */
  readonly idea: Text;
  readonly lists: Lists;
}

/** A part of a deck, e.g. the main deck. */
export interface DeckPart {
  readonly id: string;
  readonly name: Text;
  /** The part holds one card: a card that is added replaces it. */
  readonly single?: boolean;
}

/** What keeps a deck from being played, and by which rule; null for a card that there is not. */
export interface DeckProblem extends Problem {
  readonly rule: string | null;
}

/** What the pages for decks must know of a game. */
export interface DeckKit {
  /** The id of the game, which the addresses of the pages contain. */
  readonly game: GameId;
  /** What it calls a deck. */
  readonly term: Text;
  readonly title: Text;
  /** What the rules ask of a deck, in a line. */
  readonly lead: Text;
  /** In the order they are shown. */
  readonly parts: readonly DeckPart[];
  /** The part that cards go to at first, and that says how large the deck is. */
  readonly mainPart: string;
  readonly ready: readonly ReadyDeck[];
  readonly useOwnDecks: UseOwnDecks;
  /** All cards that decks can hold: those the player added, then those of the game in the order of the book. */
  readonly cards: readonly CardInfo[];
  /** The ids of those that the player added. */
  readonly own: ReadonlySet<string>;
  /** The card that a name means in a part. */
  cardNamed(name: string, part: string): CardInfo | undefined;
  /** The parts a card can lie in, the usual one first; of an unknown card any where it may be kept. */
  partsOf(card: CardInfo | undefined): readonly string[];
  check(lists: Lists): readonly DeckProblem[];
  readText(text: string): Result<OwnDeck>;
  writeText(deck: OwnDeck): string;
  /** A deck as text, to show how it is written. */
  readonly example: string;
  /** How text is written, in a line or two. */
  readonly exampleHelp: Text;
  /** What one may look for among all cards, besides words. */
  readonly filterFields: readonly FilterField[];
  /** All words on a card, to be searched. */
  wordsOn(card: CardInfo): readonly Text[];
  /** A card on one line, without anything to press. */
  readonly Gist: ComponentType<{ readonly card: CardInfo }>;
  /** The curves of a deck. */
  readonly Figures: ComponentType<{ readonly lists: Lists }>;
}

/** The decks of a game, with cards that the player added to it. */
export interface DeckKitMaker {
  readonly game: GameId;
  make(added: readonly PrintedAddition[]): DeckKit;
}

export const DeckContext = createContext<DeckKit | null>(null);

/** The decks of the game around this. @throws Error outside of a game's deck pages. */
export function useDecks(): DeckKit {
  const kit = useContext(DeckContext);
  if (!kit) throw new Error('there are no decks around this');
  return kit;
}
