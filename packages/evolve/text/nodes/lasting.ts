import type { Node } from '@lianhuan/cardtext';
import type { CardClass, CardKind } from '../../cards/definition.ts';
import type { DamageKind } from '../../events/events.ts';
import type {
  AbilitySort,
  Ban,
  KeywordName,
  Replaceable,
  Side,
  Stat,
} from '../reading/vocabulary.ts';
import type { Deed } from './actions.ts';
import type { Condition, Count } from './conditions-and-counts.ts';
import type { Ability } from './index.ts';
import type { Cards, Doer, Filter } from './nouns.ts';

/** Words that hold for a while: what layers, prohibitions and replacements are made of (10.2.1.2, 10.2.1.3). */

/** 你的其他随从+1/+1; 其-2/-0 (5.26, 10.9.1.4). */
export interface BothStats extends Node {
  readonly kind: 'both-stats';
  readonly who: Cards;
  readonly sign: '+' | '-';
  readonly attack: Count;
  readonly lifeSign: '+' | '-';
  readonly life: Count;
}

/** 其攻击力+2, 此随从的生命值变为1. */
export interface StatChange extends Node {
  readonly kind: 'stat-change';
  readonly who: Cards;
  readonly stat: Stat;
  readonly how: 'add' | 'subtract' | 'set';
  readonly amount: Count;
}

/** 其具有【守护】; 其具有“谢幕曲：抽1张卡牌。” (10.9.1.2). */
export interface Grants extends Node {
  readonly kind: 'grants';
  readonly who: Cards;
  readonly abilities: readonly Ability[];
}

/** 其失去【守护】; 其失去启动能力; 其失去所有能力 (both null). */
export interface Loses extends Node {
  readonly kind: 'loses';
  readonly who: Cards;
  readonly keyword: KeywordName | null;
  /** Abilities of a sort (10.1.1). */
  readonly sort: AbilitySort | null;
}

/** 其能力无效, 其谢幕曲无效 (10.3.2): they are there, and do nothing. */
export interface Silences extends Node {
  readonly kind: 'silences';
  readonly who: Cards;
  /** Only abilities of a sort (10.1.1); null for all. */
  readonly sort: AbilitySort | null;
}

/** 其变为护符 (5.24, 10.9.1.3). */
export interface KindChange extends Node {
  readonly kind: 'kind-change';
  readonly who: Cards;
  readonly to: CardKind;
}

/** 其获得士兵类型, 其失去士兵类型. */
export interface TraitChange extends Node {
  readonly kind: 'trait-change';
  readonly who: Cards;
  readonly how: 'gain' | 'lose';
  readonly trait: string;
}

/** 其职业变为精灵 (2.2). */
export interface ClassChange extends Node {
  readonly kind: 'class-change';
  readonly who: Cards;
  readonly to: CardClass;
}

/** 其名称变为『妖精』 (2.1.1). */
export interface NameChange extends Node {
  readonly kind: 'name-change';
  readonly who: Cards;
  readonly name: string;
}

/** 本回合中，夺取其 (5.21.1): as long as this lasts its controller is whoever took it. */
export interface Control extends Node {
  readonly kind: 'control';
  readonly who: Cards;
}

/** 你手牌的法术的使用费用-1, 此卡牌的使用费用变为2 (10.4.4.1, 10.10.2.4). */
export interface CostChange extends Node {
  readonly kind: 'cost-change';
  readonly who: Cards;
  readonly how: 'add' | 'subtract' | 'set';
  readonly amount: Count;
}

/** 你下一次使用的法术的使用费用-1: of the next of them that is used (10.4.4.1); only an effect begins such words. */
export interface NextCost extends Node {
  readonly kind: 'next-cost';
  readonly side: Side;
  readonly filter: Filter;
  readonly how: 'add' | 'subtract' | 'set';
  readonly amount: Count;
}

/** 此随从不能攻击, 对手的随从不能攻击主战者, 你的随从不能被破坏, 对手不能抽卡牌. */
export interface Cannot extends Node {
  readonly kind: 'cannot';
  /** Cards, or whose players. */
  readonly who: Cards | Players;
  readonly ban: Ban;
}

/** 对手不能使用法术, 双方不能使用费用≥5的随从 (8.2.1). */
export interface CannotUse extends Node {
  readonly kind: 'cannot-use';
  readonly who: Players;
  readonly filter: Filter;
}

/** Which players something holds for. */
export interface Players extends Node {
  readonly kind: 'players';
  readonly side: Side;
}

/** 对手的随从造成的伤害-1, 此随从受到的能力伤害变为0 (5.13.2, 10.2.1.3.2). */
export interface DamageChange extends Node {
  readonly kind: 'damage-change';
  /** Whose damage, or damage to whom. */
  readonly of: 'dealt' | 'taken';
  readonly who: Doer;
  /** Null for any kind (5.13.3.4). */
  readonly damage: DamageKind | null;
  readonly how: 'add' | 'subtract' | 'set';
  readonly amount: Count;
}

/** 其受到的下一次伤害-2, 此随从造成的下一次攻击伤害变为0 (5.13.2); only an effect begins such words. */
export interface NextDamage extends Node {
  readonly kind: 'next-damage';
  readonly of: 'dealt' | 'taken';
  readonly who: Cards;
  readonly damage: DamageKind | 'any';
  readonly how: 'add' | 'subtract' | 'set';
  readonly amount: Count;
}

/** 若你的随从将被破坏，改为使其消失 (10.2.1.3.1); 可以改为: its controller may let it be. */
export interface Instead extends Node {
  readonly kind: 'instead';
  readonly who: Doer | Players;
  readonly would: Replaceable;
  readonly may: boolean;
  readonly deed: Deed;
}

/** 你的手牌上限+1, 你的战场上限变为3 (4.4.4, 4.7.3, 4.8.3). */
export interface LimitChange extends Node {
  readonly kind: 'limit-change';
  readonly side: Side;
  readonly what: 'hand' | 'field' | 'extra';
  readonly how: 'add' | 'subtract' | 'set';
  readonly amount: Count;
}

/** 此护符以放有3个时钟指示物的状态进入战场, 对手的随从以横置状态进入战场 (4.2.2.3, 15.1.1). */
export interface EntersWith extends Node {
  readonly kind: 'enters-with';
  readonly who: Cards;
  /** Which counters lie on it then; null where it is tapped. */
  readonly counter: string | null;
  readonly amount: Count | null;
}

/** 此卡牌可以在牌组中放入5张 (6.1.2). */
export interface DeckLimit extends Node {
  readonly kind: 'deck-limit';
  readonly copies: number;
}

/** 若处于【觉醒】状态，此随从具有【疾驰】; 在你的回合中，此随从+1/+0 (10.3.3). */
export interface While extends Node {
  readonly kind: 'while';
  /** Printed without 若. */
  readonly bare: boolean;
  readonly condition: Condition;
  readonly words: readonly Lasting[];
}

/** 此卡牌的使用费用-X，X为你墓场的法术的数量. */
export interface WhereLasting extends Node {
  readonly kind: 'where-lasting';
  readonly word: Lasting;
  readonly count: Count;
}

/** Words that change what cards are. */
export type LayerWord =
  | BothStats
  | StatChange
  | Grants
  | Loses
  | Silences
  | KindChange
  | TraitChange
  | ClassChange
  | NameChange;
/** Words that forbid. */
export type ForbidWordNode = Cannot | CannotUse;
/** Words that have something else happen. */
export type ReplaceWordNode = DamageChange | NextDamage | Instead;
/** Words that procedures ask for. */
export type AskedWord = CostChange | NextCost | LimitChange | DeckLimit | EntersWith | Control;
/** Words that hold for as long as their card lies there, or an effect lasts. */
export type Lasting =
  | LayerWord
  | ForbidWordNode
  | ReplaceWordNode
  | AskedWord
  | While
  | WhereLasting;
