import type { AddedCard, CardProblem, CardSource } from '@lianhuan/cardtext';
import type { CardInfo } from '../cards/card-info.ts';

/** A card that somebody added to a game, as a page shows it and as a set-up takes it. */
export interface PrintedAddition {
  readonly written: AddedCard;
  /** Its icon is not known to a worker: '' stands there. */
  readonly info: CardInfo;
  /** The id of a card of the game that has the same picture; null for none. */
  readonly like: string | null;
}

/** What was read of some card files. */
export interface ReadFiles {
  /** The cards that may be played, a list for each file. */
  readonly cards: readonly (readonly PrintedAddition[])[];
  /** What is wrong with the others, file by file from the top. */
  readonly problems: readonly CardProblem[];
}

/** Prints added cards of a game that were read before; those that cannot be read any more are left out. */
export type CardPrinter = (cards: readonly unknown[]) => readonly PrintedAddition[];

/** Prints the cards of a table that are not of the game's own. @param library what is printed on all cards of that table */
export type TablePrinter = (library: readonly unknown[]) => readonly PrintedAddition[];

/** Reads files of cards of a game; fetched when the first file is opened. */
export type FileReader = (files: readonly CardSource[]) => ReadFiles;
