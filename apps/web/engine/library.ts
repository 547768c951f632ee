import cards from 'virtual:minxin-cards';
import type { Text } from '@lianhuan/kernel';
import type { CardKind, Home } from '@lianhuan/minxin';

/** One line of a card's text explained: a node of its tree in words. */
export interface Explanation {
  /** How deep in the tree, from 0. */
  readonly depth: number;
  readonly text: Text;
  readonly rules: readonly string[];
  /** The characters of the printed text it speaks of: [start, end). */
  readonly span: readonly [number, number];
}

/** What is printed on a card, for faces and readers. */
export interface CardInfo {
  /** What views and log lines call it (`CardView.definition`, `LogLine.card`). */
  readonly id: string;
  readonly name: Text;
  readonly kind: CardKind;
  readonly kindName: Text;
  readonly home: Home;
  readonly homeName: Text;
  readonly cost: number;
  readonly power: number;
  readonly renown: number;
  readonly favor: number;
  readonly worth: number;
  readonly defence: number;
  readonly spoils: number;
  readonly copies: number;
  /** Chinese as printed; English made from the same tree. */
  readonly text: Text;
  /** It may be played in another player's turn. */
  readonly lightning: boolean;
  readonly explanation: readonly Explanation[];
  /** The icon: the data of a path in a box of 512 × 512. */
  readonly icon: string;
}

const byId = new Map<string, CardInfo>(cards.map((card) => [card.id, card]));

/** All cards of the game, in the order of the book. */
export const CARDS: readonly CardInfo[] = cards;

/** @throws Error for an id that no card has. */
export function cardInfo(id: string): CardInfo {
  const card = byId.get(id);
  if (!card) throw new Error(`no card is called ${id}`);
  return card;
}
