import type { Amount, Node } from '@lianhuan/cardtext';
import type { Pile } from '../../table/state.ts';
import type { CardsNoun, CharacterNoun } from './noun-nodes.ts';

/** Cards on generals and on the field: what words do with them, count of them and ask of them. */

/** 将牌堆顶的1张牌置于武将牌上，称为“创”. */
export interface PlaceOnGeneral extends Node {
  readonly kind: 'place-on-general';
  readonly count: Amount;
  readonly pile: Pile;
}

/** 移去这些牌. */
export interface RemovePiled extends Node {
  readonly kind: 'remove-piled';
  readonly what: CardsNoun;
}

/** 将牌堆顶的7张牌扣置于武将牌旁，称为“星”: only its player may look at them. */
export interface PlaceBeside extends Node {
  readonly kind: 'place-beside';
  readonly count: Amount;
  readonly pile: Pile;
}

/** 用任意张手牌交换等量的“星”. */
export interface ExchangeWithPile extends Node {
  readonly kind: 'exchange-with-pile';
  readonly pile: Pile;
}

/** 移去1张“不屈”, 移去等量的“星”: whoever has them picks. */
export interface RemoveFromPile extends Node {
  readonly kind: 'remove-from-pile';
  readonly count: Amount;
  /** 等量: as many as characters were named before, instead of the count. */
  readonly asMany: boolean;
  readonly pile: Pile;
}

/** 移动场上的1张牌, 移动场上的1张装备牌, 移动场上的1张延时锦囊牌. */
export interface MoveOnField extends Node {
  readonly kind: 'move-on-field';
  /** Only equipment, only delayed tricks, or either. */
  readonly sort: 'equipment' | 'delayed-trick' | null;
}

/** 使用1张手牌区里的装备牌: on such targets as it may have. */
export interface UseOwn extends Node {
  readonly kind: 'use-own';
  readonly what: CardsNoun;
}

/** 令其交换手牌: the two who were named before. */
export interface ExchangeHands extends Node {
  readonly kind: 'exchange-hands';
  readonly whom: CharacterNoun;
}

/** 将1张手牌区里的装备牌置入1名其他角色的装备区: into a place that is free. */
export interface Install extends Node {
  readonly kind: 'install';
  readonly what: CardsNoun;
  readonly to: CharacterNoun;
}

/** 获得弃牌堆或场上的【太平要术】: wherever it lies. */
export interface ObtainFace extends Node {
  readonly kind: 'obtain-face';
  readonly face: string;
}

/** Something done with them. */
export type FieldDeed =
  | PlaceBeside
  | ExchangeWithPile
  | ExchangeHands
  | Install
  | PlaceOnGeneral
  | RemovePiled
  | RemoveFromPile
  | MoveOnField
  | UseOwn
  | ObtainFace;

/** “创”的数量. */
export interface PileSize extends Node {
  readonly kind: 'pile-size';
  readonly pile: Pile;
}

/** 体力回复至1点所需的点数. */
export interface HpShort extends Node {
  readonly kind: 'hp-short';
  readonly to: number;
}

/** “不屈”的点数均不同. */
export interface RanksDiffer extends Node {
  readonly kind: 'ranks-differ';
  readonly pile: Pile;
}

/** 此牌的点数与其他“创”均不同. */
export interface RankUnlike extends Node {
  readonly kind: 'rank-unlike';
  readonly pile: Pile;
}

/** 你翻至正面朝上. */
export interface TurnedUp extends Node {
  readonly kind: 'turned-up';
}
