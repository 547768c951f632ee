import type { Node } from '@lianhuan/cardtext';
import type { Role } from '../../cards/definition.ts';
import type { DamageKind, Destination, Measure, Party, Period } from '../reading/vocabulary.ts';
import type { Count, Occasion } from './conditions-and-counts.ts';
import type { Lasting } from './lasting.ts';
import type { Cards, Filter, Selection, That, Victims } from './nouns.ts';
import type { After, Conditional, ForEach, Modes, Optional, Steps, Where } from './sentences.ts';

/**
 * What an effect does (707). Where a deed names nobody (`who` null), it is done by the actor of the
 * scope: 己方, or whoever may do it.
 */

/** 对1名指定敌方场上将领造成2点战斗伤害; `by` null means the source itself. */
export interface Damage extends Node {
  readonly kind: 'damage';
  readonly by: Cards | null;
  readonly to: Victims;
  readonly amount: Count;
  readonly damage: 'combat' | 'lasting';
}

/** 将3点战斗伤害任意分配给最多3名指定敌方场上将领 (117.4b). */
export interface ShareDamage extends Node {
  readonly kind: 'share-damage';
  readonly to: Cards;
  readonly amount: Count;
  readonly damage: 'combat' | 'lasting';
}

/** 己方+2粮, 敌方玩家-3粮; 粮草上限; 粮草为10. */
export interface Grain extends Node {
  readonly kind: 'grain';
  readonly who: Party | null;
  readonly how: 'add' | 'subtract' | 'set';
  readonly amount: Count;
  readonly cap: boolean;
}

/** 支付2粮给该玩家 (801.12); to nobody by name (`to` null): to 己方, or where 己方 pays to an opponent. */
export interface Pay extends Node {
  readonly kind: 'pay';
  readonly who: Party | null;
  readonly to: Party | null;
  readonly amount: Count;
}

export interface Draw extends Node {
  readonly kind: 'draw';
  readonly who: Party | null;
  readonly amount: Count;
  /** 抓卡直到手牌数量为…: so many are had, rather than drawn. */
  readonly until: boolean;
}

/** 选取：1张火计谋略 (105.10). */
export interface Fetch extends Node {
  readonly kind: 'fetch';
  readonly who: Party | null;
  /** Printed as the mark 选取： rather than as a verb. */
  readonly mark: boolean;
  readonly count: number;
  readonly measure: Measure;
  readonly filter: Filter;
}

/** 舍弃1张手牌, 敌方玩家舍弃1张手牌, 随机舍弃 (801.8). */
export interface Discard extends Node {
  readonly kind: 'discard';
  readonly who: Party | null;
  readonly amount: Count | 'any' | 'all';
  readonly measure: Measure;
  readonly random: boolean;
  readonly filter: Filter | null;
}

/** 使1名指定敌方场上将领阵亡; 改为阵亡 of whoever would be destroyed, where `what` is null (801.5a). */
export interface Fall extends Node {
  readonly kind: 'fall';
  readonly what: Cards | null;
}

export interface Destroy extends Node {
  readonly kind: 'destroy';
  readonly what: Cards;
}

/** 破坏1名指定敌方场上将领，若该将领将被置入墓地，则改为将该将领移出游戏 (710.3). */
export interface DestroyInstead extends Node {
  readonly kind: 'destroy-instead';
  readonly what: Cards;
  readonly victim: That;
  /** The player may let it be. */
  readonly may: boolean;
  readonly deed: Deed;
}

/** 对1名指定敌方场上将领造成3点战斗伤害，若该将领将阵亡，则改为将该将领移出游戏 (117.8, 710.3). */
export interface LethalInstead extends Node {
  readonly kind: 'lethal-instead';
  readonly deal: Damage | ShareDamage;
  readonly victim: That;
  readonly replaced: 'falls' | 'to-graveyard';
  /** The player may let it be. */
  readonly may: boolean;
  readonly deed: Deed;
  /** Null where it is for this damage alone. */
  readonly period: Period | null;
  readonly turns: number;
}

/** 对1名指定敌方场上将领造成3点战斗伤害，若该将领因此阵亡，己方抓1张卡 (117.8). */
export interface LethalThen extends Node {
  readonly kind: 'lethal-then';
  readonly deal: Damage | ShareDamage;
  readonly victim: That;
  readonly next: Deed;
}

/** 破坏1名指定敌方场上将领，若该将领因此被置入墓地，己方抓1张卡. */
export interface DestroyThen extends Node {
  readonly kind: 'destroy-then';
  readonly deal: Destroy;
  readonly victim: That;
  readonly next: Deed;
}

export interface Sacrifice extends Node {
  readonly kind: 'sacrifice';
  readonly who: Party | null;
  readonly what: Cards;
}

/** 将…返回手牌 / 返回卡组顶 / 置入墓地 / 移出游戏. */
export interface Send extends Node {
  readonly kind: 'send';
  /** Who picks the cards; null for the actor. */
  readonly who: Party | null;
  /** Null in 若…将…，则改为返回手牌: the card it is about. */
  readonly what: Cards | null;
  readonly to: Destination;
}

/** 己方将卡组顶2张卡置入墓地. */
export interface Mill extends Node {
  readonly kind: 'mill';
  readonly who: Party | null;
  readonly amount: Count;
  readonly from: 'top' | 'bottom';
  readonly to: Destination;
}

/** 放置1名将领上场 (500.1c); `faceDown` for 盖放上场. */
export interface PlaceGeneral extends Node {
  readonly kind: 'place-general';
  readonly what: Cards;
  readonly faceDown: boolean;
  readonly role: Role | null;
}

/** 盖放, 翻转, 恢复正面向上, 横置, 重置. */
export interface Turn extends Node {
  readonly kind: 'turn';
  /** Who picks the cards; null for the actor. */
  readonly who: Party | null;
  readonly what: Cards;
  readonly to: 'face-down' | 'flipped' | 'face-up' | 'tapped' | 'untapped';
}

/** 获得2个铁盾指示物 / 移除1个…; of a card or a player (119). */
export interface Counters extends Node {
  readonly kind: 'counters';
  /** Null for the actor: -1铁盾指示物. */
  readonly to: Victims | null;
  /** As printed, with what it ends with: 铁盾指示物, 火焰标记. */
  readonly counter: string;
  readonly how: 'add' | 'remove';
  /** Printed with + or - rather than with 获得 or 移除. */
  readonly sign: boolean;
  readonly amount: Count | 'all';
}

/** 由己方控制1名指定敌方场上将领. */
export interface Control extends Node {
  readonly kind: 'control';
  readonly who: Party | null;
  readonly what: Cards;
  /** 直到回合结束, 直到本将领离场; for good where it is null. */
  readonly period: 'turn' | 'leaves' | null;
}

/** 清除…2点永久伤害 / 所有伤害. */
export interface Heal extends Node {
  readonly kind: 'heal';
  readonly what: Cards;
  readonly damage: DamageKind;
  readonly amount: Count | 'all';
}

/** 使A与B对战 (801.10c). */
export interface Duel extends Node {
  readonly kind: 'duel';
  readonly one: Cards;
  readonly other: Cards;
}

/** 己方发动一次进攻 (606.11); `only` for 使本将领发动一次进攻. */
export interface AttackByEffect extends Node {
  readonly kind: 'attack-by-effect';
  readonly who: Party | null;
  readonly only: Cards | null;
}

/** 增加一个战斗流程 (600.7); 进行一个额外的回合. */
export interface ExtraTime extends Node {
  readonly kind: 'extra-time';
  readonly who: Party | null;
  readonly what: 'combat' | 'prepare' | 'turn' | 'draw';
}

/** 查看己方卡组顶3张卡，之后按任意顺序返回卡组顶; 查看敌方手牌; 展示. */
export interface Look extends Node {
  readonly kind: 'look';
  /** Whose deck or hand; null where `what` says which cards. */
  readonly who: Party | null;
  readonly at: 'deck-top' | 'deck-bottom' | 'hand' | 'cards';
  readonly what: Cards | null;
  readonly amount: Count | 'all';
  /** Everybody sees them. */
  readonly show: boolean;
  /** What is done with them: put back in any order, or some of them taken. */
  readonly use: 'nothing' | 'rearrange' | 'take' | 'take-fitting';
  readonly take: number | 'all';
  /** 最多: fewer will do, too. */
  readonly upTo: boolean;
  /** 选取: those that are taken are shown, and none need be (105.10). */
  readonly fetched: boolean;
  /** Where those that are taken go, or that they are discarded (801.8b); null where none are. */
  readonly to: Destination | 'discarded' | null;
  readonly measure: Measure | null;
  readonly filter: Filter | null;
  readonly rest: Destination | null;
}

/** 交换A与B的将领槽; 交换粮草; 将本将领移动至主将槽. */
export interface Swap extends Node {
  readonly kind: 'swap';
  readonly one: Victims;
  readonly other: Victims;
  readonly what: 'slots' | 'control' | 'grain' | 'treasures';
}

/** 交换2名指定己方场上将领的将领槽 (801.11). */
export interface SwapPair extends Node {
  readonly kind: 'swap-pair';
  readonly both: Selection;
  readonly what: 'slots' | 'control' | 'treasures';
}

/** 己方交换卡组与墓地 (801.11d). */
export interface SwapZones extends Node {
  readonly kind: 'swap-zones';
  readonly who: Party | null;
  readonly one: Pile;
  readonly other: Pile;
}

/** Zones of which a player has one, with nothing but cards in it. */
export type Pile = 'deck' | 'hand' | 'graveyard';

export interface MoveSlot extends Node {
  readonly kind: 'move-slot';
  readonly what: Cards;
  readonly role: Role;
}

/** 恢复己方失去的主将槽. */
export interface RestoreMain extends Node {
  readonly kind: 'restore-main';
  readonly who: Party | null;
}

/** 将1件己方墓地的宝物装备给本将领 (502.3a). */
export interface Equip extends Node {
  readonly kind: 'equip';
  readonly what: Cards;
  readonly to: Cards;
}

/** 结成, 解散, 入阵, 脱阵 by an effect (503.3d, 503.4c). */
export interface Form extends Node {
  readonly kind: 'form';
  readonly how: 'form' | 'dissolve' | 'join' | 'leave';
  readonly who: Party | null;
  /** Who joins or leaves; null for the whole formation. */
  readonly what: Cards | null;
}

export interface LeaveCombat extends Node {
  readonly kind: 'leave-combat';
  readonly what: Cards;
}

/** 摆放1张手牌中的兵权 by an effect (504.2). */
export interface LayTroop extends Node {
  readonly kind: 'lay-troop';
  readonly who: Party | null;
  readonly what: Cards;
}

/** 将己方场上1张兵权与手牌1张兵权交换 (504.5). */
export interface SwapTroops extends Node {
  readonly kind: 'swap-troops';
  readonly one: Cards;
  readonly other: Cards;
}

/** 己方赢得本盘游戏 (104.2b). */
export interface Win extends Node {
  readonly kind: 'win';
  readonly who: Party | null;
}

/** 将…分成两堆，敌方玩家选择其中1堆… (800.2). */
export interface Piles extends Node {
  readonly kind: 'piles';
  readonly who: Party | null;
  readonly chooser: Party;
  readonly amount: Count;
  readonly chosen: Destination;
  readonly rest: Destination;
}

/** 为1张指定发动谋略重新选择目标 (110.5). */
export interface Retarget extends Node {
  readonly kind: 'retarget';
  readonly what: Cards;
}

/** Lasting words that an effect begins: …，直到回合结束. */
export interface Begin extends Node {
  readonly kind: 'begin';
  readonly word: Lasting;
  /** Null where none is printed: until the end of the game (708.2a). */
  readonly period: Period | null;
  /** N of N回合内; 0 otherwise. */
  readonly turns: number;
}

/** 当本回合结束时，…: a delayed trigger (703.7). */
export interface Delayed extends Node {
  readonly kind: 'delayed';
  readonly on: Occasion;
  /** 每当 rather than 当. */
  readonly every: boolean;
  readonly deed: Deed;
  readonly period: Period | null;
  readonly turns: number;
}

/** 生还1名指定己方场上将领 for as long as said (710.7). */
export interface Save extends Node {
  readonly kind: 'save';
  readonly what: Cards;
  readonly period: Period | null;
  readonly turns: number;
}

/** 选择1名敌方场上将领: binds 该将领 without doing anything. */
export interface Choose extends Node {
  readonly kind: 'choose';
  readonly what: Victims;
}

/** -2粮或舍弃1张手牌，横置：: one of two costs, as its player likes (108.5g). */
export interface EitherCost extends Node {
  readonly kind: 'either-cost';
  readonly first: Deed;
  readonly second: Deed;
}

/** 展示己方卡组顶的卡，直到展示1名将领，将该卡加入手牌，其余置入墓地. */
export interface RevealUntil extends Node {
  readonly kind: 'reveal-until';
  readonly who: Party;
  readonly measure: Measure;
  readonly filter: Filter;
  readonly to: Destination;
  readonly rest: Destination;
}

/** 除非该玩家-3粮，否则破坏该谋略: done where the other is not. */
export interface Unless extends Node {
  readonly kind: 'unless';
  readonly deed: Deed;
  readonly otherwise: Deed;
}

/** What is done when text is carried out. */
export type Deed =
  | EitherCost
  | RevealUntil
  | Damage
  | ShareDamage
  | Grain
  | Pay
  | Draw
  | Fetch
  | Discard
  | Destroy
  | Fall
  | DestroyInstead
  | LethalInstead
  | LethalThen
  | DestroyThen
  | Sacrifice
  | Send
  | Mill
  | PlaceGeneral
  | Turn
  | Counters
  | Control
  | Heal
  | Duel
  | AttackByEffect
  | ExtraTime
  | Look
  | Swap
  | SwapPair
  | SwapZones
  | MoveSlot
  | RestoreMain
  | Equip
  | Form
  | LeaveCombat
  | LayTroop
  | SwapTroops
  | Win
  | Piles
  | Retarget
  | Begin
  | Delayed
  | Save
  | Choose
  | After
  | Steps
  | Optional
  | Conditional
  | Unless
  | ForEach
  | Where
  | Modes;

/** What an activated effect asks for before the colon (108.5). */
export type Cost = Deed;
