import type * as cardtext from '@lianhuan/cardtext';
import type { Amount, Both, Node } from '@lianhuan/cardtext';
import type { DamageKind } from '../../events/events.ts';
import type {
  Measure,
  PhaseTerm,
  PlayerNumberName,
  Side,
  Stat,
  WhenOf,
} from '../reading/vocabulary.ts';
import type { Cards, Doer, Filter, Quality } from './nouns.ts';

/** What can be counted, what can be so, and what can happen. */

/** A printed number, or X. */
export interface Number extends Node {
  readonly kind: 'number';
  readonly amount: Amount;
}

/** 你的精灵随从的数量; 每有1个你的精灵随从. */
export interface CountOf extends Node {
  readonly kind: 'count-of';
  /** The measure word after 每有1; null elsewhere. */
  readonly measure: Measure | null;
  readonly filter: Filter;
}

/** 此随从的攻击力, 其原本的费用 (5.23, 10.11). */
export interface StatOf extends Node {
  readonly kind: 'stat-of';
  readonly stat: Stat;
  readonly original: boolean;
  readonly of: Cards;
}

/** 你的手牌数量, 对手的主战者生命值, 你的能量点最大值, 你本回合使用的卡牌数量. */
export interface PlayerNumber extends Node {
  readonly kind: 'player-number';
  readonly side: Side;
  readonly what: PlayerNumberName;
}

/** 此护符的时钟指示物数量. */
export type CountersOf = cardtext.CountersOf<Cards>;

/** 骰子点数 (5.19). */
export interface DieResult extends Node {
  readonly kind: 'die-result';
}

/** 该数值: what the event that was heard amounts to. */
export type ThatAmount = cardtext.ThatAmount;

/** 你的手牌数量与对手的手牌数量之差: how far apart they are; 之和: both together. */
export interface Combined extends Node {
  readonly kind: 'combined';
  readonly how: 'sum' | 'difference';
  readonly one: Count;
  readonly other: Count;
}

/** 它们的数量: how many cards were selected or spoken of. */
export interface ThoseCount extends Node {
  readonly kind: 'those-count';
  readonly of: Cards;
}

/** 因此移动的卡牌数量: how many cards the deed before it has moved. */
export interface MovedCount extends Node {
  readonly kind: 'moved-count';
}

/** 此随从的攻击力的一半（向下取整）: of numbers nothing but whole ones is left (1.3.5). */
export interface Half extends Node {
  readonly kind: 'half';
  readonly count: Count;
  readonly up: boolean;
}

/** 本回合被破坏的你的随从的数量: how many such cards were destroyed this turn, as what they were then (5.5.1, 10.11). */
export interface DestroyedCount extends Node {
  readonly kind: 'destroyed-count';
  /** The measure word after 每有1; null elsewhere. */
  readonly measure: Measure | null;
  readonly filter: Filter;
}

/** A whole number that is counted when it is asked for. */
export type Count =
  | Number
  | CountOf
  | StatOf
  | PlayerNumber
  | CountersOf
  | DieResult
  | ThatAmount
  | Combined
  | ThoseCount
  | MovedCount
  | DestroyedCount
  | Half;

/** 【连击3】 (13.2.1). */
export interface Combo extends Node {
  readonly kind: 'combo';
  readonly least: number;
}

/** 【魔力连锁5】 (13.3.1). */
export interface SpellChain extends Node {
  readonly kind: 'spell-chain';
  readonly least: number;
}

/** 【唤灵充能10】 (13.5.1). */
export interface NecroCharge extends Node {
  readonly kind: 'necro-charge';
  readonly least: number;
}

/** 处于【觉醒】状态 (13.4.1), 处于【真红】状态 (13.5.2), 你为先攻玩家 (6.2.1.6). */
export interface InState extends Node {
  readonly kind: 'in-state';
  readonly state: 'awakened' | 'crimson' | 'first' | 'second';
}

/** 有2个以上的精灵随从, 没有护符. */
export type Exists = cardtext.Exists<Measure, Filter>;

/** 其为随从, 此卡牌不为随从. */
export type Is = cardtext.Is<Cards, Filter>;

/** 其已进化, 此随从横置. */
export type Looks = cardtext.Looks<Cards, Quality>;

/** 在你的回合中, 现在是你的回合, 在你的主要阶段中. */
export interface TurnOf extends Node {
  readonly kind: 'turn-of';
  readonly side: Side;
  /** A phase of that turn; null for all of it. */
  readonly phase: 'start' | 'main' | 'end' | null;
}

/** 你的手牌数量≥对手的手牌数量, 骰子点数≥4. */
export type ComparedCounts = cardtext.ComparedCounts<Count>;

/** 你没有手牌或处于【觉醒】状态: any of them. */
export interface EitherOf extends Node {
  readonly kind: 'either-of';
  readonly conditions: readonly Condition[];
}

/** What can stand before an effect in brackets: 【连击3】, 【魔力连锁5】, 【唤灵充能10】. */
export type ClassTerm = Combo | SpellChain | NecroCharge;

/** What holds at a moment or does not. */
export type Condition =
  | Both<Condition>
  | EitherOf
  | ClassTerm
  | InState
  | Exists
  | Is
  | Looks
  | TurnOf
  | ComparedCounts;

/** 你的随从被破坏, 此随从攻击, 对手的随从进入战场. */
export interface CardDoes extends Node {
  readonly kind: 'card-does';
  readonly who: Doer;
  readonly what: WhenOf;
}

/** 此随从对对手的主战者造成攻击伤害; `to` null for anything, `damage` null for any kind (5.13.3). */
export interface Deals extends Node {
  readonly kind: 'deals';
  readonly who: Doer;
  readonly damage: DamageKind | null;
  readonly to: Doer | null;
}

/** 你使用法术, 对手使用费用≥5的随从, 你从额外区使用卡牌, 你使用本回合的第1张法术. */
export interface Uses extends Node {
  readonly kind: 'uses';
  readonly side: Side;
  readonly filter: Filter;
  /** The zone it is used from; null for any. */
  readonly from: 'hand' | 'extra' | null;
  /** Which of those used in the turn it has to be; 0 for any. */
  readonly nth: number;
}

/** 你抽卡牌, 你的主战者生命值增加, 对手丢弃手牌. */
export interface PlayerDoes extends Node {
  readonly kind: 'player-does';
  readonly side: Side;
  readonly what:
    | 'draws'
    | 'gains-life'
    | 'loses-life'
    | 'discards'
    | 'recovers'
    | 'energy-rises'
    | 'energy-falls'
    | 'most-rises'
    | 'most-falls'
    | 'points-rise'
    | 'points-fall'
    | 'searches'
    | 'shuffles'
    | 'shows'
    | 'rolls'
    | 'uses-activated'
    | 'uses-evolve'
    | 'uses-meal'
    | 'skips-turn';
}

/** 你的主要阶段开始, 对手的结束阶段开始. */
export interface PhaseBegins extends Node {
  readonly kind: 'phase-begins';
  readonly side: Side;
  readonly phase: PhaseTerm;
}

/** 你的手牌数量=0: a state trigger (10.7.6). */
export interface StateIs extends Node {
  readonly kind: 'state-is';
  readonly condition: Condition;
}

/** What a trigger waits for. */
export type Occasion = CardDoes | Deals | Uses | PlayerDoes | PhaseBegins | StateIs;

/** 你的随从攻击或你的随从被破坏: each of them is heard, and all count together (10.7.2.2, 10.7.5.1). */
export interface AnyOccasion extends Node {
  readonly kind: 'any-occasion';
  readonly occasions: readonly Occasion[];
}
