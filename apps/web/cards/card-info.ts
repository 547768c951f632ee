import type { Text } from '@lianhuan/kernel';

/** One line of a card's text explained: a node of its tree in words. */
export interface Explanation {
  /** How deep in the tree, from 0. */
  readonly depth: number;
  /** What its words mean. */
  readonly text: Text;
  /** Its words in English; the Chinese ones are those of `span`. */
  readonly english: string;
  readonly rules: readonly string[];
  /** The characters of the printed text it speaks of: [start, end). */
  readonly span: readonly [number, number];
}

/** What is printed on any card; each game adds its own. */
export interface CardInfo {
  /** What views and log lines call it (`CardView.definition`, `LogLine.card`). */
  readonly id: string;
  readonly name: Text;
  readonly kind: string;
  readonly kindName: Text;
  /** Chinese as printed; English made from the same tree. */
  readonly text: Text;
  /** The Chinese as its author wrote it, where that is not how it is printed. */
  readonly written?: string;
  /** Null where it comes with those of the other cards, when it is first wanted (`Book.explanations`). */
  readonly explanation: readonly Explanation[] | null;
  /** The icon: the data of a path in a box of 512 × 512; null where it comes after the card (`Book.pictures`). */
  readonly icon: string | null;
  /** The id of the card whose picture it has, where that is not its own. */
  readonly pictureOf?: string;
}

/** The icons of cards by their ids. */
export type Pictures = Readonly<Record<string, string | undefined>>;

/** The explanations of cards by their ids. */
export type Explanations = Readonly<Record<string, readonly Explanation[] | undefined>>;
