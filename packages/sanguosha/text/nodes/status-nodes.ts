import type { Amount, Node } from '@lianhuan/cardtext';
import type { Faction } from '../../cards/definition.ts';
import type { Suit } from '../../table/cards-in-use.ts';
import type { Pile } from '../../table/state.ts';
import type { CardSort } from '../reading/vocabulary.ts';
import type { Condition, Count } from './condition-nodes.ts';
import type { CannotDoubt, OtherSkillsVoid } from './doubt-nodes.ts';
import type { FewerFish } from './general-nodes.ts';
import type { AsGuise } from './guise-nodes.ts';
import type { CardQuality, InLine } from './noun-nodes.ts';

/** Lasting words (P10): they simply apply. */

/** 你与其他角色的距离-1, 其他角色与你的距离+1, 你的手牌上限+1, 你的攻击范围+1, 你出牌阶段使用【杀】的次数上限+1. */
export interface ChangeNumber extends Node {
  readonly kind: 'change-number';
  readonly number:
    | 'distance-from'
    | 'distance-to'
    | 'hand-limit'
    | 'range'
    | 'slash-limit'
    | 'slash-targets';
  readonly sign: '+' | '-';
  readonly amount: Amount;
  /** X, instead of the amount; null where no X stands there. */
  readonly x: Count | null;
  /** Of whom it is the number: of one's own, of everybody, or of all others. */
  readonly of: 'you' | 'everybody' | 'others';
}

/** 你的手牌上限为X，X为你的体力上限; 若“创”的数量不小于1，你的手牌上限为X，X为“创”的数量. */
export interface SetNumber extends Node {
  readonly kind: 'set-number';
  readonly number: 'hand-limit' | 'range';
  /** Of whom it is the number: of one's own, of everybody, or of all others; 其 is each of them then. */
  readonly of: 'you' | 'everybody' | 'others';
  /** Only while it holds; null for always. */
  readonly condition: Condition | null;
  readonly x: Count;
}

/** 若…，你的体力值小于1时不进入濒死状态. */
export interface NotDying extends Node {
  readonly kind: 'not-dying';
  readonly condition: Condition;
}

/** 若你的装备区里没有防具牌，视为你装备着【八卦阵】. */
export interface AsIfEquipped extends Node {
  readonly kind: 'as-if-equipped';
  readonly sort: CardSort;
  readonly face: string;
}

/** 你的黑桃牌及判定牌视为红桃牌, 你的黑桃牌视为红桃牌. */
export interface SuitCounts extends Node {
  readonly kind: 'suit-counts';
  /** Its owner's judgement cards, too (T05). */
  readonly judged: boolean;
  readonly from: Suit;
  readonly to: Suit;
}

/** 你使用【杀】无次数限制, 你使用锦囊牌无距离限制. */
export interface NoLimit extends Node {
  readonly kind: 'no-limit';
  readonly what: CardQuality;
  readonly limit: 'times' | 'distance' | 'both';
}

/** 你不能成为【顺手牵羊】的目标, 若你是没有手牌的角色，你不能成为【杀】的目标. */
export interface CannotBeTarget extends Node {
  readonly kind: 'cannot-be-target';
  /** Only of what others use: 其他角色不能对你使用【桃】. */
  readonly ofOthers: boolean;
  /** While it holds; null: always. */
  readonly condition: Condition | null;
  readonly what: CardQuality;
}

/** 你不能使用或打出手牌. */
export interface CannotUse extends Node {
  readonly kind: 'cannot-use';
  readonly what: CardQuality | null;
  readonly deed: 'use' | 'play' | 'either';
}

/** 你不能回复体力. */
export interface CannotRecover extends Node {
  readonly kind: 'cannot-recover';
}

/** 你使用【兵粮寸断】的距离限制为2. */
export interface DistanceLimit extends Node {
  readonly kind: 'distance-limit';
  readonly what: CardQuality;
  readonly distance: number;
}

/** 你的回合内，除濒死角色外的其他角色不能使用【桃】; 你的回合内，其他角色不能使用【闪】. */
export interface OthersCannotUse extends Node {
  readonly kind: 'others-cannot-use';
  readonly what: CardQuality;
  /** 使用或打出: neither is possible. */
  readonly deed: 'use' | 'either';
  /** Only in one’s own turn. */
  readonly ownTurn: boolean;
  /** Whoever is dying may. */
  readonly butDying: boolean;
}

/** 若你是小势力角色，你的武将牌不能横置; 你的武将牌不能横置. */
export interface CannotBeChained extends Node {
  readonly kind: 'cannot-be-chained';
  readonly condition: Condition | null;
}

/** 若你是有明置的武将牌的角色，你的势力是唯一的大势力. */
export interface SoleBigFaction extends Node {
  readonly kind: 'sole-big-faction';
  readonly condition: Condition;
}

/** 你的体力值不会改变. */
export interface FixedHp extends Node {
  readonly kind: 'fixed-hp';
}

/** 你的回合内，其他角色不能明置武将牌. */
export interface OthersCannotShow extends Node {
  readonly kind: 'others-cannot-show';
}

/** 你与其的距离视为1: whoever was named as these words began. */
export interface FixedDistance extends Node {
  readonly kind: 'fixed-distance';
  readonly distance: number;
}

/** 你的红桃手牌视为【杀】, 你的【酒】视为【杀】: hand cards of a suit, or of a face. */
export interface FaceCounts extends Node {
  readonly kind: 'face-counts';
  readonly suit: Suit | null;
  readonly of: string | null;
  readonly face: string;
}

/** 防具技能无效: its owner's armour does nothing. */
export interface ArmourVoid extends Node {
  readonly kind: 'armour-void';
}

/** 所有与你势力相同的其他角色的攻击范围+1. */
export interface FactionRange extends Node {
  readonly kind: 'faction-range';
  readonly sign: '+' | '-';
  readonly amount: number;
}

/** 你的非锁定技无效 (T01). */
export interface SkillsVoid extends Node {
  readonly kind: 'skills-void';
}

/** 所有蜀势力其他角色拥有〖武圣〗: a skill that others have as long as these words hold (T56). */
export interface LendSkill extends Node {
  readonly kind: 'lend-skill';
  /** Only those of that faction; null for all others. */
  readonly faction: Faction | null;
  /** Only those in line with its owner (T43), in 所有与你处于同一队列的其他角色. */
  readonly inLine: InLine | null;
  readonly skill: string;
}

/** 若你没有〖观星〗，你拥有〖观星〗: as long as these words hold. */
export interface HaveSkill extends Node {
  readonly kind: 'have-skill';
  readonly skill: string;
  /** The skill, named again as that which one must lack (若你没有…); null where nothing is said of it. */
  readonly lacking: string | null;
  /** Only in the turn of a character in line with its owner, or its own; null for always. */
  readonly inLine: InLine | null;
}

/** 所有蜀势力角色的〖武圣〗改为〖武圣（阵）〗: whoever has the one has the words of the other in its place. */
export interface SkillReads extends Node {
  readonly kind: 'skill-reads';
  /** Of all of that faction; null for one’s own primary general, in 你主将的〖观星〗改为〖观星（阵）〗. */
  readonly faction: Faction | null;
  readonly skill: string;
  readonly as: string;
}

/** 你使用的【杀】无视其他角色的防具. */
export interface IgnoresArmour extends Node {
  readonly kind: 'ignores-armour';
  readonly what: CardQuality;
}

/** 你计算的群势力角色数+X. */
export interface CountsMore extends Node {
  readonly kind: 'counts-more';
  readonly faction: Faction;
  readonly x: Count;
}

/** 你不计入距离的计算, 你不计入座次的计算 (T46, T47). */
export interface LeftOut extends Node {
  readonly kind: 'left-out';
  readonly of: 'distances' | 'seats';
}

/** 你可以如手牌般使用或打出“辎”. */
export interface UseAsHand extends Node {
  readonly kind: 'use-as-hand';
  readonly pile: Pile;
}

/** “辎”随此牌移动: it goes to whoever has the equipment. */
export interface PileFollows extends Node {
  readonly kind: 'pile-follows';
  readonly pile: Pile;
}

/** Lasting words. */
export type Status =
  | FactionRange
  | FaceCounts
  | ArmourVoid
  | ChangeNumber
  | SetNumber
  | NotDying
  | AsIfEquipped
  | SuitCounts
  | NoLimit
  | CannotBeTarget
  | CannotUse
  | FewerFish
  | CannotRecover
  | DistanceLimit
  | OthersCannotUse
  | FixedDistance
  | OthersCannotShow
  | SoleBigFaction
  | FixedHp
  | CannotBeChained
  | SkillsVoid
  | LendSkill
  | CountsMore
  | HaveSkill
  | SkillReads
  | IgnoresArmour
  | LeftOut
  | AsGuise
  | CannotDoubt
  | OtherSkillsVoid
  | UseAsHand
  | PileFollows;
