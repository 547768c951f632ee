import type { Amount, Node } from '@lianhuan/cardtext';
import type { Mark } from '../reading/vocabulary.ts';
import type { CardsNoun, CharacterNoun } from './noun-nodes.ts';

/** Marks of characters (T09), and what is done with cards that somebody looks at. */

/** 获得1枚“忍”标记, 弃1枚“忍”标记. */
export interface ChangeMark extends Node {
  readonly kind: 'change-mark';
  readonly sign: '+' | '-';
  readonly mark: Mark;
  readonly amount: Amount;
}

/** 死亡: at once, without dying first. */
export interface Die extends Node {
  readonly kind: 'die';
}

/** 观看1名其他角色的手牌. */
export interface LookAtHand extends Node {
  readonly kind: 'look-at-hand';
  readonly whom: CharacterNoun;
}

/** 将这些牌置于牌堆顶. */
export interface PutOnTop extends Node {
  readonly kind: 'put-on-top';
  readonly what: CardsNoun;
}

/** 获得亮出的每种花色的牌各1张. */
export interface TakeEachSuit extends Node {
  readonly kind: 'take-each-suit';
}

/** Something done with them. */
export type MarkDeed = ChangeMark | Die | LookAtHand | PutOnTop | TakeEachSuit;

/** 你的“忍”标记数. */
export interface MarkCount extends Node {
  readonly kind: 'mark-count';
  readonly whom: CharacterNoun;
  readonly mark: Mark;
}

/** 弃置的手牌数: how many hand cards of its owner the move is about that words hear. */
export interface HandCardsMoved extends Node {
  readonly kind: 'hand-cards-moved';
}

/** 你此阶段内弃置的手牌数. */
export interface DiscardedInPhase extends Node {
  readonly kind: 'discarded-in-phase';
  /** Hand cards alone, or any. */
  readonly what: 'hand' | 'cards';
  readonly whom: CharacterNoun;
}

/** 你的体力值与1中的较大值. */
export interface NoLessThan extends Node {
  readonly kind: 'no-less-than';
  readonly whom: CharacterNoun;
  readonly what: import('./condition-nodes.ts').NumberOf['what'];
  readonly least: number;
}

/** 你的体力值与5中的较小值. */
export interface NoMoreThan extends Node {
  readonly kind: 'no-more-than';
  readonly whom: CharacterNoun;
  readonly what: import('./condition-nodes.ts').NumberOf['what'];
  readonly most: number;
}

/** Numbers of marks and of cards that were discarded. */
export type MarkCounts = MarkCount | HandCardsMoved | DiscardedInPhase | NoLessThan | NoMoreThan;

/** “梦魇”标记最多的: it has some, and nobody else but whoever says so has more. */
export interface MostMarks extends Node {
  readonly kind: 'most-marks';
  readonly mark: Mark;
}

/** 你当前回合内杀死过角色 (T38). */
export interface HasKilled extends Node {
  readonly kind: 'has-killed';
}
