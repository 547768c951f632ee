import type {
  Amount,
  By,
  Change,
  Choose,
  ForEach,
  If,
  IfDone,
  May,
  Node,
  Sentences,
  Sequence,
  Then,
  Where,
} from '@lianhuan/cardtext';
import type { Resource } from '../../table/state.ts';
import type { Fate, Goal, Period, Who } from '../reading/vocabulary.ts';
import type { Condition, Count, Occasion } from './fact-nodes.ts';
import type { Lasting } from './lasting-nodes.ts';
import type { Cards, Filter, HowMany, Selection, ThatCard, ThisCard } from './noun-nodes.ts';

/** What an effect does. */

/** 战力+2, 声望-1, 失去所有声望. */
export interface Gain extends Node {
  readonly kind: 'gain';
  readonly resource: Resource;
  readonly sign: '+' | '-';
  /** `all` only of a loss. */
  readonly amount: Amount | 'all';
}

/** 摸2张牌. */
export interface Draw extends Node {
  readonly kind: 'draw';
  readonly count: Amount;
}

/** 从目标玩家获取2民心. */
export interface Seize extends Node {
  readonly kind: 'seize';
  readonly from: Who;
  readonly amount: Amount;
}

/** 获得1张锦囊. */
export interface Pouches extends Node {
  readonly kind: 'pouches';
  readonly count: number;
}

/** 弃置1张手牌. */
export interface Discard extends Node {
  readonly kind: 'discard';
  readonly count: HowMany;
  readonly upTo: boolean;
}

/** 放逐中央牌列的1张牌. */
export interface Exile extends Node {
  readonly kind: 'exile';
  readonly what: Selection | ThatCard;
}

/** 放逐此牌. */
export interface ExileThis extends Node {
  readonly kind: 'exile-this';
}

/** 将你弃牌堆的1张部曲置于你的牌库顶. */
export interface Put extends Node {
  readonly kind: 'put';
  /** 此牌, 该牌, or cards that are picked. */
  readonly what: Selection | ThisCard | ThatCard;
  readonly to: Goal;
}

/** 招募中央牌列的1张部曲, without paying. */
export interface Recruit extends Node {
  readonly kind: 'recruit';
  readonly what: Selection;
  /** Where the recruit goes; null for the discard pile, or where other words say. */
  readonly to: Goal | null;
}

/** 击溃3 (2.3.2.3). */
export interface RoutRange extends Node {
  readonly kind: 'rout-range';
  readonly range: Amount;
}

/** 击溃周围的1张乱军. */
export interface RoutCard extends Node {
  readonly kind: 'rout-card';
  readonly what: Selection;
}

/** 横置 or 重置. */
export interface Tap extends Node {
  readonly kind: 'tap';
  readonly tapped: boolean;
  readonly what: Selection;
}

/** 目标牌费用+2, 目标牌守备+2, until what is answered is settled. */
export interface TargetCost extends Node {
  readonly kind: 'target-cost';
  /** Sieges are paid for by the 守备, all else by the 费用. */
  readonly value: 'cost' | 'defence';
  readonly change: Change;
}

/** 揭示新的事件 (2.4.2). */
export interface RevealEvent extends Node {
  readonly kind: 'reveal-event';
}

/** 展示中央牌库顶的1张牌，若为…; of one's own deck too. */
export interface ShowTop extends Node {
  readonly kind: 'show-top';
  readonly of: 'central-top' | 'deck-top';
  readonly filter: Filter;
  readonly deed: Deed;
  readonly otherwise: Deed | null;
}

/** 本回合… and the like: lasting words that end. */
export interface Begin extends Node {
  readonly kind: 'begin';
  readonly period: Period;
  readonly word: Lasting;
}

/** 防止…下一次被…, 防止目标牌被…. */
export interface Prevent extends Node {
  readonly kind: 'prevent';
  /** Null for 目标牌, until what is answered is settled. */
  readonly what: Cards | null;
  readonly fate: Fate;
}

/** 打出你弃牌堆的1张计略, as if by the rules. */
export interface PlayCard extends Node {
  readonly kind: 'play-card';
  readonly what: Selection;
}

/** 给予目标玩家2民心. */
export interface Give extends Node {
  readonly kind: 'give';
  readonly to: Who;
  readonly amount: Amount;
}

/** 本回合，每当…时，…: a trigger that an effect begins. */
export interface Delayed extends Node {
  readonly kind: 'delayed';
  readonly period: Period;
  /** 下一次: it works once. */
  readonly once: boolean;
  readonly on: Occasion;
  readonly effect: Deed;
}

/** 每位其他玩家选择一项：①…；②…: each of them chooses. */
export interface TheyChoose extends Node {
  readonly kind: 'they-choose';
  readonly who: Who;
  readonly options: readonly [Deed, Deed];
}

/** Part of a cost only: 支付N声望. */
export interface Pay extends Node {
  readonly kind: 'pay';
  readonly amount: number;
  readonly resource: Resource;
}

/** Several costs at once. */
export interface Costs extends Node {
  readonly kind: 'costs';
  readonly steps: readonly Cost[];
}

/** What one can be asked to do before an effect. */
export type Cost = Costs | Pay | Discard | Exile | ExileThis;

/** An executable piece of an effect. */
export type Deed =
  | Sequence<Deed>
  | Sentences<Deed>
  | Then<Deed>
  | By<Deed, Who>
  | May<Deed, Who>
  | IfDone<Deed>
  | If<Deed, Condition>
  | Choose<Deed>
  | TheyChoose
  | ForEach<Deed, Count>
  | Where<Deed, Count>
  | Gain
  | Draw
  | Seize
  | Pouches
  | Discard
  | Exile
  | ExileThis
  | Put
  | Recruit
  | RoutRange
  | RoutCard
  | Tap
  | TargetCost
  | RevealEvent
  | ShowTop
  | PlayCard
  | Give
  | Begin
  | Delayed
  | Prevent
  | Pay
  | Costs;
