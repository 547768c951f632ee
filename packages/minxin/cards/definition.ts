import type { Glossary } from '@lianhuan/cardtext';
import TERMS from '../terms.json' with { type: 'json' };
import type { Ability } from '../text/nodes/nodes.ts';

/** The kinds of card, and what is printed for each. */
export const CARD_KINDS = TERMS.kinds;
/** A kind of card, by its slug. */
export type CardKind = keyof typeof CARD_KINDS;

/** Where a card's copies are when the game is laid out. */
export const HOMES = TERMS.homes;
/** Where a card's copies begin, by its slug. */
export type Home = keyof typeof HOMES;

/** What is printed on a card, read: one for all of its copies. */
export interface CardDefinition {
  /** An ASCII slug, unique in the library. */
  readonly id: string;
  readonly name: string;
  readonly english: string;
  /** The English of names on it that are not of the game's own. */
  readonly glossary?: Glossary;
  readonly kind: CardKind;
  readonly home: Home;
  /** 费用: in 声望, for a 乱军 in 战力. */
  readonly cost: number;
  /** 战力, 声望, 民心 gained when it enters play. */
  readonly power: number;
  readonly renown: number;
  readonly favor: number;
  /** 民心值 counted when the game ends. */
  readonly worth: number;
  /** 守备: the 战力 it takes to besiege a 领土; 守备民心: what its owner then loses. */
  readonly defence: number;
  readonly spoils: number;
  readonly text: string;
  readonly abilities: readonly Ability[];
  /** Has it an ability with 闪电 (2.3.5)? */
  readonly flash: boolean;
  /** The name of an icon in the face set. */
  readonly icon: string;
  /** How many copies its home holds (for `always`: for each player; for `starting`: each player). */
  readonly copies: number;
}
