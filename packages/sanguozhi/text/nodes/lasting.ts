import type { Node } from '@lianhuan/cardtext';
import type { Arm, Corps, Faction, Stat } from '../../cards/definition.ts';
import type { Phase } from '../../table/state.ts';
import type {
  Ban,
  DamageKind,
  Duty,
  KeywordName,
  Party,
  ReplaceableEvent,
} from '../reading/vocabulary.ts';
import type { Deed } from './actions.ts';
import type { Condition, Count } from './conditions-and-counts.ts';
import type { Ability } from './index.ts';
import type { Cards, Filter, Players, Victims } from './nouns.ts';

/** Words that hold for a while: what layers, prohibitions and replacements are made of. */

/** 己方场上骑兵将领攻命+1: layer 8.3, or 8.2 for 为 (709.3). */
export interface StatChange extends Node {
  readonly kind: 'stat-change';
  readonly who: Cards;
  readonly stats: readonly Stat[];
  readonly how: 'add' | 'subtract' | 'set';
  readonly amount: Count;
  /** 始终 (709.9). */
  readonly always: boolean;
}

/** 交换攻命: layer 8.4. */
export interface StatSwap extends Node {
  readonly kind: 'stat-swap';
  readonly who: Cards;
  readonly stats: readonly [Stat, Stat];
}

/** 具有“刚勇”, 失去“刚勇”, 失去所有效果: layer 7. */
export interface Grants extends Node {
  readonly kind: 'grants';
  readonly who: Cards;
  readonly abilities: readonly Ability[];
  readonly always: boolean;
}

export interface Loses extends Node {
  readonly kind: 'loses';
  readonly who: Cards;
  /** Null for all effects. */
  readonly keyword: KeywordName | null;
  readonly always: boolean;
}

/** 成为骑兵将领, 仅具有骑兵, 获得骑兵: layer 4. */
export interface ArmChange extends Node {
  readonly kind: 'arm-change';
  readonly who: Cards;
  readonly how: 'add' | 'only' | 'lose';
  readonly arm: Arm | 'none';
  readonly always: boolean;
}

/** Layer 3. */
export interface FactionChange extends Node {
  readonly kind: 'faction-change';
  readonly who: Cards;
  readonly how: 'add' | 'only' | 'lose';
  readonly faction: Faction;
}

/** Layer 5. */
export interface TraitChange extends Node {
  readonly kind: 'trait-change';
  readonly who: Cards;
  readonly how: 'add' | 'lose';
  readonly trait: string;
}

/** 兵权条件-1, 谋士兵权条件-2: layer 6 (412.3). */
export interface NeedsChange extends Node {
  readonly kind: 'needs-change';
  readonly who: Cards;
  /** Null for all corps. */
  readonly corps: Corps | null;
  /** 为: it is nothing but this from now on. */
  readonly how: 'add' | 'set';
  readonly amount: number;
}

/** 智力条件+1 of tactics: layer 8. */
export interface WitNeedChange extends Node {
  readonly kind: 'wit-need-change';
  readonly who: Cards;
  readonly how: 'add' | 'subtract';
  readonly amount: Count;
}

/** 忽略兵权 (412.6). */
export interface IgnoresNeeds extends Node {
  readonly kind: 'ignores-needs';
  readonly who: Cards;
}

/** 己方手牌上限+1, 副将槽+1, 粮草上限-2: on players (709.10). */
export interface PlayerChange extends Node {
  readonly kind: 'player-change';
  readonly who: Party;
  readonly what: 'hand-limit' | 'grain-cap' | 'deputy-slots' | 'tactic-slots';
  readonly how: 'add' | 'subtract';
  readonly amount: Count;
}

/** 本将领不能进攻, 敌方将领不能防守本将领, 本将领不能被敌方谋略指定. */
export interface Cannot extends Node {
  readonly kind: 'cannot';
  readonly who: Victims;
  readonly ban: Ban;
  /** The other card, where there is one; else null. */
  readonly of: Cards | Filter | null;
}

/** 本将领必须进攻. */
export interface Must extends Node {
  readonly kind: 'must';
  readonly who: Cards;
  readonly duty: Duty;
}

/** 本将领只能被骑兵将领防守, 本将领只能防守骑兵将领 (609.1e). */
export interface OnlyDefended extends Node {
  readonly kind: 'only-defended';
  readonly who: Cards;
  /** What they are in the battle. */
  readonly as: 'attacker' | 'defender';
  /** Who can be the other. */
  readonly filter: Filter;
}

/** 本将领只能为副将 (202). */
export interface OnlyAs extends Node {
  readonly kind: 'only-as';
  readonly who: Cards;
  readonly filter: Filter;
}

/** 除非其控制者舍弃1张手牌，否则本将领不能进攻 (608.1c). */
export interface CombatCost extends Node {
  readonly kind: 'combat-cost';
  readonly who: Cards;
  readonly duty: Duty;
  readonly cost: Deed;
}

/** 本将领可以将领为进攻目标 (606.3b), 可以与…协同进攻 (807). */
export interface Permission extends Node {
  readonly kind: 'permission';
  readonly who: Cards;
  readonly what: 'attack-generals' | 'join-attack' | 'join-defence';
  /** With whom, or whom; null for anybody. */
  readonly of: Filter | null;
}

/** 敌方造成的战斗伤害-1 (117.4a), 敌方对己方将领造成的伤害-1 (117.4b), 己方将领受到的伤害-1 (117.4c). */
export interface DamageChange extends Node {
  readonly kind: 'damage-change';
  /** The stage of 117.4 at which it works. */
  readonly stage: 'deal' | 'assign' | 'take';
  readonly by: Cards | Players | null;
  readonly to: Victims | null;
  readonly damage: DamageKind;
  /** `at-most`: what is more than the amount is not dealt. */
  readonly how: 'add' | 'subtract' | 'times' | 'at-most' | 'prevent';
  readonly amount: Count | null;
}

/** 被本将领防守的将领对本将领造成的战斗伤害改为1点永久伤害 (710.1a). */
export interface DamageTurned extends Node {
  readonly kind: 'damage-turned';
  readonly by: Cards;
  readonly to: Cards;
  readonly damage: DamageKind;
  /** Null for as much as it was. */
  readonly amount: Count | null;
  readonly into: 'combat' | 'lasting';
}

/** 战斗伤害抗免 (801.13). */
export interface DamageImmunity extends Node {
  readonly kind: 'damage-immunity';
  /** Null where nobody is named: the card itself. */
  readonly who: Cards | null;
  readonly damage: DamageKind;
}

/** 火计谋略抗免 (801.13c). */
export interface TacticImmunity extends Node {
  readonly kind: 'tactic-immunity';
  /** Null where nobody is named: the card itself. */
  readonly who: Cards | null;
  readonly filter: Filter;
}

/** 不能具有火焰标记 (119.3). */
export interface CounterImmunity extends Node {
  readonly kind: 'counter-immunity';
  /** Null where nobody is named: the card itself. */
  readonly who: Cards | null;
  readonly counter: string;
}

/** 若己方将领将被破坏，则改为…; 若…将抓卡，则改为…. */
export interface Instead extends Node {
  readonly kind: 'instead';
  readonly who: Victims;
  readonly replaced: ReplaceableEvent;
  /** The player may let it be. */
  readonly may: boolean;
  readonly deed: Deed;
}

/** 己方将领受到的伤害改为本将领受到 (710.8). */
export interface Redirect extends Node {
  readonly kind: 'redirect';
  /** 可改为: its player is asked (706.3). */
  readonly may: boolean;
  readonly from: Victims;
  readonly to: Victims;
  readonly damage: DamageKind;
}

/** 生还 as lasting words: 若本将领将阵亡，则生还. */
export interface Survives extends Node {
  readonly kind: 'survives';
  readonly who: Cards;
}

/** 若本将领将阵亡，则可舍弃1张手牌，生还: 生还 that may be declined, or that something is done for. */
export interface SurvivesFor extends Node {
  readonly kind: 'survives-for';
  readonly who: Cards;
  readonly may: boolean;
  /** What must be done in full for it; null for nothing. */
  readonly cost: Deed | null;
}

/** 跳过下一个抓卡阶段 as begun by an effect (710.9). */
export interface Skips extends Node {
  readonly kind: 'skips';
  readonly who: Party;
  readonly phase: Phase | 'combat' | 'turn';
}

/** 己方启动式效果的粮草费用-1 (108.5f). */
export interface CostChange extends Node {
  readonly kind: 'cost-change';
  readonly who: Cards | Players;
  readonly amount: number;
}

/** 敌方玩家手牌展示, 己方卡组顶的卡展示. */
export interface Reveals extends Node {
  readonly kind: 'reveals';
  readonly who: Party;
  readonly what: 'hand' | 'deck-top' | 'drawn';
}

/** Control that is had for a while only (805.3): no text says it alone. */
export interface Borrows extends Node {
  readonly kind: 'borrows';
  readonly who: Cards;
}

/** 若己方场上存在…，则 + lasting words. */
export interface While extends Node {
  readonly kind: 'while';
  readonly condition: Condition;
  readonly words: readonly Lasting[];
}

/** Several of the same cards at once: 己方场上枪兵将领 攻命+2 且 仅具有骑兵. */
export interface Together extends Node {
  readonly kind: 'together';
  readonly who: Cards;
  readonly words: readonly Predicate[];
}

type WithoutWho<Word> = Word extends unknown ? Omit<Word, 'who'> : never;
/** Words that leave it to those around them to say whom they are for. */
export type Predicate = WithoutWho<
  | LayerWord
  | Cannot
  | Must
  | OnlyAs
  | OnlyDefended
  | DamageImmunity
  | TacticImmunity
  | CounterImmunity
>;

/** X为… inside lasting words. */
export interface WhereLasting extends Node {
  readonly kind: 'where-lasting';
  readonly word: Lasting;
  readonly count: Count;
}

/** Words that change what cards are. */
export type LayerWord =
  | StatChange
  | StatSwap
  | Grants
  | Loses
  | ArmChange
  | FactionChange
  | TraitChange
  | NeedsChange
  | WitNeedChange
  | IgnoresNeeds;
/** Words that forbid. */
export type ForbidWordNode = Cannot | OnlyAs | OnlyDefended | TacticImmunity | CounterImmunity;
/** Words that have something else happen. */
export type ReplaceWordNode =
  | DamageChange
  | DamageTurned
  | DamageImmunity
  | Instead
  | Redirect
  | Survives
  | SurvivesFor
  | Skips;
/** Words that procedures ask for. */
export type AskedWord =
  | Borrows
  | PlayerChange
  | Must
  | CombatCost
  | Permission
  | CostChange
  | Reveals;
/** Words that hold for as long as their card lies there, or an effect lasts. */
export type Lasting =
  | LayerWord
  | ForbidWordNode
  | ReplaceWordNode
  | AskedWord
  | While
  | Together
  | WhereLasting;
