import type { Comparison, Node } from './node.ts';

/**
 * Which cards card text speaks of, and what is said of them: shapes that dialects have in common. A
 * filter is read from the outside in: whose · where · of what sort · what kind of card.
 */

/** Whose cards: 己方, 你的. */
export interface OfSide<Side, Filter> extends Node {
  readonly kind: 'of-side';
  readonly side: Side;
  readonly of: Filter;
}

/** 其他: not the card itself whose words these are, nor what a dialect takes out besides. */
export interface Other<Filter> extends Node {
  readonly kind: 'other';
  readonly of: Filter;
}

/** One more thing that must be true of the card. */
export interface Qualified<Quality, Filter> extends Node {
  readonly kind: 'qualified';
  readonly quality: Quality;
  readonly of: Filter;
}

/** A kind of card, by its printed term. */
export interface Noun<Term> extends Node {
  readonly kind: 'noun';
  readonly noun: Term;
}

/** Cards of that name. */
export interface NamedCards extends Node {
  readonly kind: 'named';
  readonly name: string;
}

/** How a card lies, or what it is doing. */
export interface StateQuality<State> extends Node {
  readonly kind: 'state';
  readonly state: State;
}

/** A trait, by its printed term. */
export interface TraitQuality<Trait> extends Node {
  readonly kind: 'trait';
  readonly trait: Trait;
}

/** 具有…: has that keyword. */
export interface HoldingQuality<Keyword> extends Node {
  readonly kind: 'holding';
  readonly keyword: Keyword;
}

/** There is such a counter on it. */
export interface CounterQuality extends Node {
  readonly kind: 'counter';
  readonly counter: string;
}

/** 不, 未: the opposite. */
export interface NotQuality<Quality> extends Node {
  readonly kind: 'not';
  readonly quality: Quality;
}

/** The card whose words these are: 本将领, 此随从. */
export interface This<Term> extends Node {
  readonly kind: 'this';
  readonly noun: Term;
}

/** What was picked, spoken of or heard last: 该将领, 其. */
export interface That<Term> extends Node {
  readonly kind: 'that';
  readonly noun: Term;
}

/** How many cards fit. */
export interface CountOf<Filter> extends Node {
  readonly kind: 'count-of';
  readonly filter: Filter;
}

/** How many such counters are on cards, or with players. */
export interface CountersOf<Whom> extends Node {
  readonly kind: 'counters-of';
  readonly counter: string;
  readonly of: Whom;
}

/** What the event that was heard amounts to. */
export interface ThatAmount extends Node {
  readonly kind: 'that-amount';
}

/** There are so many of those cards, or not: 有2个以上的精灵随从, 没有护符. */
export interface Exists<Measure, Filter> extends Node {
  readonly kind: 'exists';
  readonly not: boolean;
  readonly least: number;
  /** The measure word after the number; null where no number is printed. */
  readonly measure: Measure | null;
  readonly filter: Filter;
}

/** Cards are of that kind: 本将领为主将, 其为随从. */
export interface Is<Cards, Filter> extends Node {
  readonly kind: 'is';
  readonly not: boolean;
  readonly who: Cards;
  readonly filter: Filter;
}

/** Cards are like that: 本将领装备宝物, 其已进化. */
export interface Looks<Cards, Quality> extends Node {
  readonly kind: 'looks';
  readonly who: Cards;
  readonly quality: Quality;
}

/** Two counts with a sign between them: 己方手牌数量>敌方手牌数量. */
export interface ComparedCounts<Count> extends Node {
  readonly kind: 'compared-counts';
  readonly count: Count;
  readonly comparison: Comparison;
  readonly than: Count;
}

/** Which cards, and how many of those of which the filter holds. */
export interface Selected<How, Most, Measure, Filter> extends Node {
  readonly kind: 'selection';
  /** Picked, all there are, or whatever else the dialect knows. */
  readonly how: How;
  /** 最多, 任意数量: none will do, too. */
  readonly upTo: boolean;
  readonly most: Most | 'any';
  /** The measure word that is printed; null where none is. */
  readonly measure: Measure | null;
  /** 所有 is printed; a bare 你的随从, 骑兵将领 means all of them too. */
  readonly said: boolean;
  readonly filter: Filter;
}
