import type { Change, Node } from '@lianhuan/cardtext';
import type { Resource } from '../../table/state.ts';
import type { Ban, Fate, Goal, Party, Value } from '../reading/vocabulary.ts';
import type { Deed, Prevent, TargetCost } from './deed-nodes.ts';
import type { Condition, Count } from './fact-nodes.ts';
import type { Cards, Filter } from './noun-nodes.ts';

/** Words that work as long as they are in force. */

/** 周围的牌费用+1, 部曲的费用为3. */
export interface CostChange extends Node {
  readonly kind: 'cost-change';
  readonly what: Cards;
  readonly change: Change;
}

/** 你招募计略的费用-1: depends on who pays. 你招募的下一张计略的费用-1: until one has been recruited. */
export interface PaymentChange extends Node {
  readonly kind: 'payment-change';
  readonly who: Party;
  readonly act: 'recruit' | 'rout';
  /** 下一张: of one recruit only. */
  readonly next: boolean;
  readonly filter: Filter;
  readonly change: Change;
}

/** 你的领土守备+2, 你的部曲提供的战力+1, 此牌的民心值+2. */
export interface DefenceChange extends Node {
  readonly kind: 'defence-change';
  readonly what: Cards;
  readonly value: Exclude<Value, 'cost'>;
  readonly change: Change;
}

/** 你的手牌上限+1. */
export interface HandLimitChange extends Node {
  readonly kind: 'hand-limit-change';
  readonly who: Party;
  readonly change: Change;
}

/** 此牌不能被击溃. */
export interface CannotBe extends Node {
  readonly kind: 'cannot-be';
  readonly what: Cards;
  readonly fate: Fate;
}

/** 玩家不能攻城. */
export interface Cannot extends Node {
  readonly kind: 'cannot';
  readonly who: Party;
  readonly ban: Ban;
}

/** 你招募的计略改为置于你的牌库顶. */
export interface RecruitTo extends Node {
  readonly kind: 'recruit-to';
  readonly who: Party;
  /** 下一张: of one recruit only. */
  readonly next: boolean;
  readonly filter: Filter;
  readonly to: Goal;
}

/** 你将获得民心时，改为获得的民心+1. */
export interface GainInstead extends Node {
  readonly kind: 'gain-instead';
  readonly who: Party;
  readonly resource: Resource;
  /** 改为获得等量的…; null where it stays what it is. */
  readonly as: Resource | null;
  readonly change: Change | null;
}

/** 此牌将被击溃时，你可以改为弃置1张手牌. */
export interface Rescue extends Node {
  readonly kind: 'rescue';
  readonly what: Cards;
  readonly fate: Fate;
  readonly instead: Deed;
}

/** 此牌留在场上: not discarded in the draw phase (2.3.4). */
export interface Stays extends Node {
  readonly kind: 'stays';
}

/** 若你场上有领土，你的手牌上限+1: in force while the condition holds. */
export interface While extends Node {
  readonly kind: 'while';
  readonly condition: Condition;
  readonly word: Plain;
}

/** 每有1张你场上的领土，此牌的费用-1. */
export interface PerEach extends Node {
  readonly kind: 'per-each';
  readonly count: Count;
  readonly word: CostChange | PaymentChange | DefenceChange | HandLimitChange;
}

/** 你的计略带有闪电 (2.3.5). */
export interface HasFlash extends Node {
  readonly kind: 'has-flash';
  readonly who: Party;
  readonly filter: Filter;
}

/** Words that change a number. */
export type Modifier =
  | HasFlash
  | PerEach
  | CostChange
  | PaymentChange
  | DefenceChange
  | HandLimitChange
  | TargetCost;
/** Words that keep something from happening. */
export type Prohibition = CannotBe | Cannot;
/** Words that make something else happen instead. */
export type Replacement = RecruitTo | GainInstead | Rescue | Prevent;

/** Lasting words without a condition or a count before them. */
export type Plain =
  | CostChange
  | PaymentChange
  | DefenceChange
  | HandLimitChange
  | CannotBe
  | Cannot
  | RecruitTo
  | GainInstead
  | HasFlash;

/** Words that work as long as they are in force. */
export type Lasting =
  | While
  | PerEach
  | HasFlash
  | Exclude<Modifier, TargetCost>
  | Prohibition
  | Exclude<Replacement, Prevent>
  | Stays;
