import type { Both, Compare, Node } from '@lianhuan/cardtext';
import type { ContestKind, Resource } from '../../table/state.ts';
import type { Act, Fate, Party, Rank, Spot, Type } from '../reading/vocabulary.ts';
import type { Filter } from './noun-nodes.ts';

/** What card text counts, asks and waits for. */

/** 你场上的领土数. */
export interface CardCount extends Node {
  readonly kind: 'card-count';
  readonly at: Spot;
  readonly filter: Filter;
}

/** 你的手牌数. */
export interface HandCount extends Node {
  readonly kind: 'hand-count';
}

/** 你的民心数. */
export interface FavorCount extends Node {
  readonly kind: 'favor-count';
}

/** 你本回合打出的计略数. */
export interface DoneCount extends Node {
  readonly kind: 'done-count';
  readonly act: Act;
  readonly type: Type;
}

/** What can be counted. */
export type Count = CardCount | HandCount | FavorCount | DoneCount;

/** 你本回合打出过计略. */
export interface Did extends Node {
  readonly kind: 'did';
  readonly act: Act;
  /** 其他: this card itself does not count. */
  readonly other: boolean;
  readonly type: Type;
}

/** 你场上有领土. */
export interface Has extends Node {
  readonly kind: 'has';
  readonly at: Spot;
  readonly not: boolean;
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

/** What can be true or not. */
export type Condition =
  | Both<Condition>
  | Compare<Count>
  | Did
  | Has
  | FavorRank
  | OwnTurn
  | InContest
  | TargetIs;

/** 此牌被击溃. */
export interface ThisSuffers extends Node {
  readonly kind: 'this-suffers';
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
  readonly resource: Resource;
}

/** What a trigger can wait for. */
export type Occasion = ThisSuffers | SomebodyDoes | SomebodyGains;
