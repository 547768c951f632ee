import type { Amount, Node } from '@lianhuan/cardtext';
import type { CharacterNoun } from './noun-nodes.ts';

/** What is done to the use of a card and to its targets. */

/** 将此牌置于下家的判定区. */
export interface PassOn extends Node {
  readonly kind: 'pass-on';
}

/** 亮出牌堆顶的5张牌. */
export interface RevealTop extends Node {
  readonly kind: 'reveal-top';
  readonly count: Amount;
}

/** 获得1张亮出的牌. */
export interface TakeRevealed extends Node {
  readonly kind: 'take-revealed';
}

/** 此牌依然对目标角色生效. */
export interface StillEffective extends Node {
  readonly kind: 'still-effective';
}

/** 此牌无视目标角色的防具. */
export interface IgnoreArmour extends Node {
  readonly kind: 'ignore-armour';
}

/** 此牌使用结算结束前，所有目标角色不能明置武将牌. */
export interface KeepHidden extends Node {
  readonly kind: 'keep-hidden';
}

/** 令1名其他角色也成为此牌的目标 (T51). */
export interface AlsoTarget extends Node {
  readonly kind: 'also-target';
  readonly whom: CharacterNoun;
}

/** 此牌视为【火杀】. */
export interface CountAs extends Node {
  readonly kind: 'count-as';
  readonly face: string;
}

/** 此牌不能被目标角色响应. */
export interface Unanswerable extends Node {
  readonly kind: 'unanswerable';
}

/** 目标角色需使用2张牌抵消此牌. */
export interface RequireAnswers extends Node {
  readonly kind: 'require-answers';
  readonly count: number;
}

/** 与你轮流打出牌的角色每次需打出2张. */
export interface RequirePlays extends Node {
  readonly kind: 'require-plays';
  readonly count: number;
}

/** 取消此目标: the target being dealt with is none any more. */
export interface CancelTarget extends Node {
  readonly kind: 'cancel-target';
}

/** 将此牌转移给1名其他角色 (T15). */
export interface Transfer extends Node {
  readonly kind: 'transfer';
  readonly to: CharacterNoun;
}

/** Something that is done to a use. */
export type UseDeed =
  | PassOn
  | RevealTop
  | TakeRevealed
  | StillEffective
  | IgnoreArmour
  | KeepHidden
  | AlsoTarget
  | CountAs
  | Unanswerable
  | RequireAnswers
  | RequirePlays
  | CancelTarget
  | Transfer;
