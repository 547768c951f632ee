import type { Comparison, Node } from '@lianhuan/cardtext';
import type { Party, Pile, Type } from '../reading/vocabulary.ts';

/** Which cards card text speaks of. */

/** Which cards: of a kind, within a cost, or by name. */
export interface Filter extends Node {
  readonly kind: 'filter';
  readonly type: Type;
  readonly comparison: Comparison | null;
  readonly cost: number;
  /** Null unless it stands in 【】. */
  readonly name: string | null;
}

/** Cards to pick: how many, of which, from where. */
export interface Selection extends Node {
  readonly kind: 'selection';
  readonly from: Pile;
  /** 至多. */
  readonly upTo: boolean;
  readonly count: number;
  /** Null where it cannot be other than any card: 1张手牌. */
  readonly filter: Filter | null;
}

/** 此牌. */
export interface ThisCard extends Node {
  readonly kind: 'this-card';
}

/** 你的部曲. */
export interface CardsOf extends Node {
  readonly kind: 'cards-of';
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
