import cards from 'virtual:minxin/cards';
import type { Text } from '@lianhuan/kernel';
import type { CardKind, Home } from '@lianhuan/minxin';
import type { CardInfo } from '../../../cards/card-info.ts';

/** What is printed on a card of 民心. */
export interface MinxinCard extends CardInfo {
  readonly kind: CardKind;
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
  /** It may be played in another player's turn. */
  readonly lightning: boolean;
}

/** All cards of 民心, in the order of the book. */
export const CARDS: readonly MinxinCard[] = cards;
