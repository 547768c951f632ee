import cards from 'virtual:minxin/cards';
import type { Text } from '@lianhuan/kernel';
import type { CardDefinition, CardKind, Home } from '@lianhuan/minxin';
import type { CardInfo } from '../../../cards/card-info.ts';

type Numbers = Pick<
  CardDefinition,
  'cost' | 'power' | 'renown' | 'favor' | 'worth' | 'defence' | 'spoils' | 'copies'
>;

/** What is printed on a card of 民心. */
export interface MinxinCard extends CardInfo, Numbers {
  readonly kind: CardKind;
  readonly home: Home;
  readonly homeName: Text;
  /** It may be played in another player's turn. */
  readonly lightning: boolean;
  /** Nobody would keep it back (see `isGift`). */
  readonly isGift: boolean;
}

/** All cards of 民心, in the order of the book. */
export const CARDS: readonly MinxinCard[] = cards;
