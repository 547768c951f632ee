import { chineseOf, type Glossary } from '@lianhuan/cardtext';
import TERMS from '../terms.json' with { type: 'json' };
import type { Ability, Condition, Filter, Formula } from '../text/nodes/index.ts';

/** 卡牌种类 (401.1). */
export const KINDS = TERMS.kinds;
/** A 卡牌种类, by its slug. */
export type CardKind = keyof typeof KINDS;

/** 阵营 (410.3). */
export const FACTIONS = chineseOf(TERMS.factions);
/** A 阵营, by its slug. */
export type Faction = keyof typeof FACTIONS;

/** 兵种属性 (411.2). */
export const ARMS = chineseOf(TERMS.arms);
/** A 兵种属性, by its slug. */
export type Arm = keyof typeof ARMS;

/** 兵权 by 兵种; `any` is 通用 (412.2b, 421.3). */
export const CORPS = chineseOf(TERMS.corps);
/** A 兵种 of 兵权, by its slug. */
export type Corps = keyof typeof CORPS;

/** So many of each 兵种; those not named are 0. */
export type TroopCount = Readonly<Partial<Record<Corps, number>>>;

/** 角色 (107.1). */
export const ROLES = chineseOf(TERMS.roles);
/** A 角色, by its slug. */
export type Role = keyof typeof ROLES;

/** 发动速度 (414.2). */
export const SPEEDS = chineseOf(TERMS.speeds);
/** A 发动速度, by its slug. */
export type Speed = keyof typeof SPEEDS;

/** 时限 (415.2). */
export const DURATIONS = chineseOf(TERMS.durations);
/** A 时限, by its slug. */
export type Duration = keyof typeof DURATIONS;

/** 宝物 by 类型 (417.2). */
export const TREASURES = chineseOf(TERMS.treasures);
/** A 类型 of 宝物, by its slug. */
export type TreasureType = keyof typeof TREASURES;

/** 兵权 by 类型 (417.3). */
export const TROOP_TYPES = chineseOf(TERMS.troopTypes);
/** A 类型 of 兵权, by its slug. */
export type TroopType = keyof typeof TROOP_TYPES;

/** 能力值 (413.2): 攻, 命, 智. */
export const STATS = chineseOf(TERMS.stats);
export type Stat = keyof typeof STATS;

interface Printed {
  /** An ASCII slug, unique among all cards. */
  readonly id: string;
  readonly name: string;
  /** The English of the name. */
  readonly english: string;
  /** The English of names and terms on it that are not of the game's own. */
  readonly glossary?: Glossary;
  /** 卡牌构筑数量限制符号 (403.1): how many a deck may hold; 0 for none printed, which means one. */
  readonly limit: number;
  /** The normalised text; spans of its tree are places in it. */
  readonly text: string;
  /** One ability a paragraph (108.2c); keywords too. */
  readonly abilities: readonly Ability[];
  /** All abilities that the text can hold or grant, the printed ones first: state names them by place. */
  readonly catalogue: readonly Ability[];
}

/** What is printed on a card of 种类 将领. */
export interface GeneralDefinition extends Printed {
  readonly kind: 'general';
  readonly factions: readonly Faction[];
  readonly arms: readonly Arm[];
  readonly traits: readonly string[];
  /** 兵权条件: one or more alternatives (412.4); none at all is `[{ any: 0 }]` (412.2c). */
  readonly needs: readonly TroopCount[];
  readonly attack: number;
  readonly life: number;
  readonly wit: number;
}

/** What is printed on a card of 种类 谋略. */
export interface TacticDefinition extends Printed {
  readonly kind: 'tactic';
  readonly traits: readonly string[];
  readonly speed: Speed;
  readonly duration: Duration;
  /** 智力条件; null where nothing is printed. */
  readonly wit: number | null;
}

/** What is printed on a card of 种类 宝物. */
export interface TreasureDefinition extends Printed {
  readonly kind: 'treasure';
  readonly type: TreasureType;
  /** 装备条件; null for 无. */
  readonly bearer: Filter | null;
  /** 套装: its name and how many cards it has (502.2); null for none. */
  readonly set: { readonly name: string; readonly size: number } | null;
}

/** What is printed on a card of 种类 兵权. */
export interface TroopDefinition extends Printed {
  readonly kind: 'troop';
  readonly type: TroopType;
  /** 面值 (421.1). */
  readonly face: TroopCount;
}

/** What is printed on a card of 种类 阵型. */
export interface FormationDefinition extends Printed {
  readonly kind: 'formation';
  readonly arms: readonly Arm[];
  /** 能力值 in N, how many generals form it (503.7). */
  readonly attack: Formula;
  readonly life: Formula;
  /** 结阵条件 each general meets; null for 无 (420.1). */
  readonly forming: Filter | null;
  /** 兵种 that must all be found among those who form it; each must have one of them (420.3a). */
  readonly formingArms: readonly Arm[];
}

/** What is printed on a card of 种类 事件. */
export interface EventDefinition extends Printed {
  readonly kind: 'event';
  readonly duration: 'instant' | 'permanent';
  /** 条件项 (505.4a). */
  readonly condition: Condition | null;
  /** 完成项: once it holds, the event is completed (505.4b). */
  readonly completion: Ability | null;
  /** 说明项: once it holds, the event leaves the game (505.4c). */
  readonly leaving: Condition | null;
}

/** What is printed on a card. */
export type CardDefinition =
  | GeneralDefinition
  | TacticDefinition
  | TreasureDefinition
  | TroopDefinition
  | FormationDefinition
  | EventDefinition;
