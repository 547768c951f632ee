import cards from 'virtual:evolve/cards';
import type { CardClass, CardKind, Special } from '@lianhuan/evolve';
import type { Text } from '@lianhuan/kernel';
import type { CardInfo } from '../../../cards/card-info.ts';

/** What is printed on a card of EVOLVE. */
export interface EvolveCard extends CardInfo {
  /** 种类; evolve cards and tokens are of kinds of their own. */
  readonly kind: CardKind | Special;
  /** The whole of it in words: 随从·进化. */
  readonly wholeKind: Text;
  readonly class: CardClass;
  readonly traits: readonly Text[];
  /** 主题, as printed; null for none. */
  readonly theme: string | null;
  /** 联动名称; null for none. */
  readonly alias: string | null;
  /** Null for what has none: leaders and evolve cards. */
  readonly cost: number | null;
  /** How many a deck may hold (6.1.1.4, 6.1.2). */
  readonly copies: number;
  /** Null for what is no follower. */
  readonly attack: number | null;
  readonly life: number | null;
}

/** All cards of EVOLVE: leaders, what is in decks, evolve cards and tokens, in the order of the book. */
export const CARDS: readonly EvolveCard[] = cards;

/** Can a main deck hold it? Such cards are told apart by their (Chinese) names. */
export function isMainCard({ kind }: CardInfo): boolean {
  return kind !== 'leader' && kind !== 'evolved' && kind !== 'token';
}
