import type { Both, Compare, Comparison, Node } from '@lianhuan/cardtext';
import type { ContestKind, Resource } from '../../table/state.ts';
import type {
  Act,
  DoneAct,
  Fate,
  Holding,
  Known,
  Moment,
  Party,
  Rank,
  Situation,
  Somebody,
  Spot,
  Type,
} from '../reading/vocabulary.ts';
import type { CardsOf, Filter, ThisCard } from './noun-nodes.ts';

/** What card text counts, asks and waits for. */

/** 你场上的领土数. */
export interface CardCount extends Node {
  readonly kind: 'card-count';
  readonly at: Spot;
  /** 其他: this card itself does not count. */
  readonly other: boolean;
  readonly filter: Filter;
}

/** 你的手牌数, 目标玩家的民心数. */
export interface HoldingCount extends Node {
  readonly kind: 'holding-count';
  readonly who: Somebody;
  readonly what: Holding;
}

/** 该数值, 民心池的民心数. */
export interface KnownNumber extends Node {
  readonly kind: 'known-number';
  readonly what: Known;
}

/** 你本回合打出的计略数. */
export interface DoneCount extends Node {
  readonly kind: 'done-count';
  readonly act: DoneAct;
  readonly type: Type;
}

/** What can be counted. */
export type Count = CardCount | HoldingCount | KnownNumber | DoneCount;

/** 你本回合打出过计略. */
export interface Did extends Node {
  readonly kind: 'did';
  readonly act: DoneAct;
  /** 其他: this card itself does not count. */
  readonly other: boolean;
  readonly type: Type;
}

/** 你场上有领土. */
export interface Has extends Node {
  readonly kind: 'has';
  readonly at: Spot;
  readonly not: boolean;
  /** 其他: this card itself does not count. */
  readonly other: boolean;
  readonly filter: Filter;
}

/** 你的民心少于每位其他玩家. */
export interface FavorRank extends Node {
  readonly kind: 'favor-rank';
  readonly rank: Rank;
}

/** 此时是你的回合. */
export interface OwnTurn extends Node {
  readonly kind: 'own-turn';
  readonly own: boolean;
}

/** 正在攻城: the innermost contest is of that kind. */
export interface InContest extends Node {
  readonly kind: 'in-contest';
  readonly contest: ContestKind;
}

/** 目标牌为领土: what the innermost contest is about. */
export interface TargetIs extends Node {
  readonly kind: 'target-is';
  readonly filter: Filter;
}

/** 或: one of them at least. */
export interface Either extends Node {
  readonly kind: 'either';
  readonly first: Condition;
  readonly second: Condition;
}

/** 你的手牌数大于目标玩家的手牌数. */
export interface CompareCounts extends Node {
  readonly kind: 'compare-counts';
  readonly count: Count;
  readonly comparison: Comparison;
  readonly other: Count;
}

/** 你是起始玩家. */
export interface InSituation extends Node {
  readonly kind: 'in-situation';
  readonly situation: Situation;
}

/** What can be true or not. */
export type Condition =
  | Both<Condition>
  | Either
  | Compare<Count>
  | CompareCounts
  | InSituation
  | Did
  | Has
  | FavorRank
  | OwnTurn
  | InContest
  | TargetIs;

/** 此牌被击溃, 你的部曲被击溃. */
export interface ThisSuffers extends Node {
  readonly kind: 'this-suffers';
  readonly what: ThisCard | CardsOf;
  readonly fate: Fate;
}

/** 你击溃乱军, 其他玩家招募牌. */
export interface SomebodyDoes extends Node {
  readonly kind: 'somebody-does';
  readonly who: Party;
  readonly act: Act;
  readonly type: Type;
}

/** 你获得民心. */
export interface SomebodyGains extends Node {
  readonly kind: 'somebody-gains';
  readonly who: Party;
  /** 获得, 失去 or 获取. */
  readonly how: 'gain' | 'lose' | 'seize';
  readonly resource: Resource;
}

/** 你的准备阶段开始, 一轮结束. */
export interface MomentComes extends Node {
  readonly kind: 'moment-comes';
  readonly who: Party;
  readonly moment: Moment | 'round-end';
}

/** 此牌被横置. */
export interface ThisTurns extends Node {
  readonly kind: 'this-turns';
  readonly tapped: boolean;
}

/** 新的事件揭示. */
export interface EventRevealed extends Node {
  readonly kind: 'event-revealed';
}

/** What a trigger can wait for. */
export type Occasion =
  | ThisSuffers
  | ThisTurns
  | SomebodyDoes
  | SomebodyGains
  | MomentComes
  | EventRevealed;
