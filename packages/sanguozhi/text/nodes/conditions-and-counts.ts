import type * as cardtext from '@lianhuan/cardtext';
import type { Amount, Both, Node } from '@lianhuan/cardtext';
import type { Corps, Stat } from '../../cards/definition.ts';
import type { Phase } from '../../table/state.ts';
import type { DamageKind, Measure, Party, Place, Side, WhenOf } from '../reading/vocabulary.ts';
import type { Bearer, Cards, Filter, Players, Quality, That, This, Victims } from './nouns.ts';

/** What can be counted, what can be so, and what can happen. */

/** A printed number, or X. */
export interface Number extends Node {
  readonly kind: 'number';
  readonly amount: Amount;
}

/** 己方场上骑兵将领数量. */
export type CountOf = cardtext.CountOf<Filter>;

/** 本将领的攻, 该将领的初始命. */
export interface StatOf extends Node {
  readonly kind: 'stat-of';
  readonly stat: Stat | 'needs' | 'corps' | DamageTaken;
  readonly initial: boolean;
  /** Of several cards the sum (…之和), or the highest or lowest among them. */
  readonly fold: 'sum' | 'highest' | 'lowest';
  readonly of: Cards;
}

/** 受到的伤害: what lies on a card now. */
export type DamageTaken = 'damage' | 'combat-damage' | 'lasting-damage';

/** 该卡的数量: how many cards were spoken of last. */
export interface HowMany extends Node {
  readonly kind: 'how-many';
  readonly of: That;
}

/** 己方粮草的一半（向上取整）; which way it is rounded is always said (105.1a). */
export interface Half extends Node {
  readonly kind: 'half';
  readonly count: Count;
  readonly up: boolean;
}

/** 己方手牌数量（最大为3）: never more than that. */
export interface Capped extends Node {
  readonly kind: 'capped';
  readonly count: Count;
  readonly most: number;
}

/** 己方粮草, 敌方手牌数量, 己方粮草上限. */
export interface PlayerNumber extends Node {
  readonly kind: 'player-number';
  readonly who: Party;
  readonly what:
    | 'grain'
    | 'grain-cap'
    | 'hand'
    | 'hand-limit'
    | 'deck'
    | 'graveyard'
    | 'empty-deputy-slots'
    | 'empty-tactic-slots';
}

/** 己方场上兵权总数, 己方场上弓兵兵权数. */
export interface TroopsOf extends Node {
  readonly kind: 'troops-of';
  readonly who: Party;
  readonly corps: Corps | null;
}

/** 本谋略的三顾茅庐指示物数量; of a player: 己方铁盾指示物数量. */
export type CountersOf = cardtext.CountersOf<Victims>;

/** 该伤害, 该数值: what the event that was heard, or would be replaced, amounts to. */
export interface ThatAmount extends cardtext.ThatAmount {
  readonly of: 'damage' | 'amount';
}

/** N: how many form the 阵型 (503.5). */
export interface Members extends Node {
  readonly kind: 'members';
}

/** 2X, N+1. */
export interface Times extends Node {
  readonly kind: 'times';
  readonly by: number;
  readonly count: Count;
}

export interface Plus extends Node {
  readonly kind: 'plus';
  readonly count: Count;
  readonly more: number;
}

/** A whole number that is counted when it is asked for. */
export type Count =
  | Number
  | CountOf
  | StatOf
  | PlayerNumber
  | TroopsOf
  | CountersOf
  | ThatAmount
  | Members
  | HowMany
  | Half
  | Capped
  | Times
  | Plus;

/** 能力值 of a 阵型. */
export type Formula = Count;

/** 己方场上存在2名火攻将领, 场上存在【关羽】, 己方场上不存在军师. */
export interface Exists extends cardtext.Exists<Measure, Filter> {
  /** Whose; null for anybody's. */
  readonly side: Side | null;
  readonly place: Place;
}

/** 本将领为主将, 该将领为骑兵将领. */
export type Is = cardtext.Is<Cards, Filter>;

/** 本将领装备宝物, 该将领未被防守, 本将领具有火焰标记. */
export type Looks = cardtext.Looks<Cards, Quality>;

/** 兵权 enough: 8兵权, 2弓兵兵权, 我方8兵权 (105.11). */
export interface Growth extends Node {
  readonly kind: 'growth';
  readonly least: number;
  readonly corps: Corps | null;
  /** 我方 (105.11b). */
  readonly team: boolean;
}

/** 己方回合, 敌方回合. */
export interface TurnOf extends Node {
  readonly kind: 'turn-of';
  readonly who: Party;
}

/** 装备套装 completion: 2/3 (502.2). */
export interface Completion extends Node {
  readonly kind: 'completion';
  readonly pieces: number;
  readonly size: number;
}

/** 己方手牌数量=0或敌方手牌数量=0. */
export interface EitherHolds extends Node {
  readonly kind: 'either-holds';
  readonly first: Condition;
  readonly second: Condition;
}

/** What holds at a moment or does not. */
export type Condition =
  | Both<Condition>
  | EitherHolds
  | ComparedCounts
  | Exists
  | Is
  | Looks
  | Growth
  | TurnOf
  | Completion;

/** 己方手牌数量>敌方手牌数量. */
export type ComparedCounts = cardtext.ComparedCounts<Count>;

/** A card named by itself, or any of a kind. */
export type Doer = This | Bearer | Filter;

/** 本将领进攻, 己方场上将领阵亡, 敌方将领被防守. */
export interface CardDoes extends Node {
  readonly kind: 'card-does';
  readonly who: Doer;
  readonly what: WhenOf;
}

/** 本将领对敌方粮草造成战斗伤害; `whom` null for anything. */
export interface Damages extends Node {
  readonly kind: 'damages';
  readonly who: Doer;
  readonly damage: DamageKind;
  readonly whom: Doer | Players | null;
}

/** 己方场上将领受到永久伤害. */
export interface Suffers extends Node {
  readonly kind: 'suffers';
  readonly who: Doer | Players;
  readonly damage: DamageKind;
  /** 因效果, 因其他效果: by the effect of a card, or of another card than this one. */
  readonly cause: 'any' | 'effect' | 'other-effect';
}

/** 己方抓卡, 敌方玩家派遣将领, 己方粮草增加, 敌方玩家舍弃手牌. */
export interface PlayerDoes extends Node {
  readonly kind: 'player-does';
  readonly who: Party;
  readonly what:
    | 'draws'
    | 'draws-for-turn'
    | 'gains-grain'
    | 'loses-grain'
    | 'attacks'
    | 'defends'
    | 'discards'
    | 'lays-troop'
    | 'shuffles'
    | 'forms'
    | 'dissolves'
    | 'levies'
    | 'fetches-formation'
    | 'fetches'
    | 'loses-main-slot';
}

/** 己方发动火计谋略, 敌方派遣将领, 己方装备宝物, 己方使用横置效果. */
export interface Uses extends Node {
  readonly kind: 'uses';
  readonly who: Party;
  readonly how: 'deploy' | 'flip' | 'tactic' | 'equip' | 'effect';
  readonly filter: Filter;
}

/** 本将领被敌方谋略指定. */
export interface Targeted extends Node {
  readonly kind: 'targeted';
  readonly who: Doer;
  readonly by: Filter | null;
}

/** 己方准备流程开始, 回合结束, 己方回合开始 (600.6). */
export interface PhaseBegins extends Node {
  readonly kind: 'phase-begins';
  readonly who: Party;
  /** `turn` is 回合开始 and 回合结束 (600.6). */
  readonly phase: Phase | 'turn';
  readonly end: boolean;
}

/** 本将领进攻或本将领防守. */
export interface EitherHappens extends Node {
  readonly kind: 'either-happens';
  readonly first: Occasion;
  readonly second: Occasion;
}

/** What a trigger waits for. */
export type Occasion =
  | CardDoes
  | Damages
  | Suffers
  | PlayerDoes
  | Uses
  | Targeted
  | PhaseBegins
  | EitherHappens;
