import type { CardId } from '@lianhuan/kernel';

/** 花色. */
export const SUITS = ['spade', 'heart', 'club', 'diamond'] as const;
/** A 花色, by its slug. */
export type Suit = (typeof SUITS)[number];
/** What stands in the corner of a card for its suit. */
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
  spade: '♠',
  heart: '♥',
  club: '♣',
  diamond: '♦',
};

/** And for its rank, from 1 on. */
export const RANK_SIGNS: readonly string[] = ['', ...'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')];

/** 颜色. */
export type Colour = 'red' | 'black';

/** 点数 is a number from 1 (A) to 13 (K); 0 where a card has none. */
export const NO_RANK = 0;

/** A card as it is used, played or put into a judgement zone: a real one, or one made of others (preUse.4). */
export interface CardInUse {
  /** What it is used as: the id of a face, such as `slash`. */
  readonly face: string;
  /** Null where it has none, as one made of several cards. */
  readonly suit: Suit | null;
  readonly rank: number;
  readonly colour: Colour | null;
  /** 实体牌: the cards it is made of; none for one that stands for no card at all. */
  readonly real: readonly CardId[];
  /** The skill by which it is made of others (T57, 转化); null for a card that is used as it is. */
  readonly converted: string | null;
}

/** The colour of a suit. */
export function colourOf(suit: Suit): Colour {
  return suit === 'heart' || suit === 'diamond' ? 'red' : 'black';
}
