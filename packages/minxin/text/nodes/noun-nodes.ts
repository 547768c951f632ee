import type { Comparison, Node } from '@lianhuan/cardtext';
import type { Party, Pile, Ruler, Trait, Type, Value } from '../reading/vocabulary.ts';

/** Which cards card text speaks of. */

/** Which cards: of one kind or another, with a number or a trait, or by name. */
export interface Filter extends Node {
  readonly kind: 'filter';
  readonly type: Type;
  /** 部曲或计略: the other kind. */
  readonly or: Type | null;
  readonly trait: Trait | null;
  /** Which number is compared, if `comparison` is not null. */
  readonly value: Value;
  readonly comparison: Comparison | null;
  /** The card whose number it is compared with; null for `cost`. */
  readonly than: Ruler | null;
  readonly cost: number;
  /** Null unless it stands in 【】. */
  readonly name: string | null;
}

/** How many cards to pick. */
export type HowMany = number | 'any' | 'all';

/** Cards to pick: how many, of which, from where. */
export interface Selection extends Node {
  readonly kind: 'selection';
  readonly from: Pile;
  /** 至多, 任意张. */
  readonly upTo: boolean;
  /** `any`: as many as one likes; `all`: all there are, and nobody is asked. */
  readonly count: HowMany;
  /** 其他: not the card itself whose words these are. */
  readonly other: boolean;
  /** Null where it cannot be other than any card: 1张手牌. */
  readonly filter: Filter | null;
}

/** 此牌. */
export interface ThisCard extends Node {
  readonly kind: 'this-card';
}

/** 该牌: the card that a trigger heard of. */
export interface ThatCard extends Node {
  readonly kind: 'that-card';
}

/** 你的部曲. */
export interface CardsOf extends Node {
  readonly kind: 'cards-of';
  /** Not the card itself whose words these are. */
  readonly other: boolean;
  readonly who: Party;
  readonly filter: Filter;
}

/** 周围的牌 (2.2.4). */
export interface CardsAround extends Node {
  readonly kind: 'cards-around';
  readonly filter: Filter;
}

/** 乱军, wherever they are. */
export interface CardsAnywhere extends Node {
  readonly kind: 'cards-anywhere';
  readonly filter: Filter;
}

/** Which cards lasting words speak of. */
export type Cards = ThisCard | CardsOf | CardsAround | CardsAnywhere;
