import type * as cardtext from '@lianhuan/cardtext';
import type { Node } from '@lianhuan/cardtext';
import type { Destination, Period, Side, Stat, Who } from '../reading/vocabulary.ts';
import type {
  AnyOccasion,
  ClassTerm,
  Condition,
  Count,
  Occasion,
} from './conditions-and-counts.ts';
import type { Lasting } from './lasting.ts';
import type { Cards, Filter, Selection, That, This } from './nouns.ts';

/** What an effect does (chapters 5 and 10). */

/**
 * 选择1个对手的随从: in a public zone it is picked when the card or ability is used (10.6.2.3), in a
 * hidden one when the words are carried out. 其 and 它们 mean these from here on.
 */
export interface Select extends Node {
  readonly kind: 'select';
  readonly what: Selection;
}

/** 对其造成3点伤害, 对所有对手的随从造成1点伤害, 对对手的主战者造成2点伤害 (5.13). */
export interface Damage extends Node {
  readonly kind: 'damage';
  readonly to: Cards;
  readonly amount: Count;
}

/** 将5点伤害任意分配给它们: shared out when it is used (10.6.2.4). */
export interface ShareDamage extends Node {
  readonly kind: 'share-damage';
  readonly amount: Count;
  readonly to: Cards;
}

/** 攻击无效, 其攻击无效: the attack under way deals no damage (8.4.9, 10.3.2); `of` null for whoever attacks. */
export interface VoidAttack extends Node {
  readonly kind: 'void-attack';
  readonly of: This | That | null;
}

/** 破坏所有随从; 将其破坏 (5.5). */
export interface Destroy extends Node {
  readonly kind: 'destroy';
  readonly what: Cards;
  /** Printed with 将 in front. */
  readonly fronted: boolean;
}

/** 使其消失 (5.6). */
export interface Banish extends Node {
  readonly kind: 'banish';
  readonly what: Cards;
}

/** 将其返回手牌, 将1张你手牌的随从放置到战场, 将其放置到牌组底部 (5.4). */
export interface Send extends Node {
  readonly kind: 'send';
  readonly what: Cards;
  readonly to: Destination;
  /** Whose zone it is, as words that name a player say (5.4.1); null for that of its owner (4.1.6). */
  readonly whose: 'own' | 'self' | null;
  /** 以横置状态 (4.2.2.3). */
  readonly tapped: boolean;
}

/** 抽2张卡牌; 抽最多2张卡牌 (5.9). */
export interface Draw extends Node {
  readonly kind: 'draw';
  readonly amount: Count;
  readonly upTo: boolean;
}

/** 从牌组寻找1张费用≤2的随从加入手牌 (5.7). */
export interface Search extends Node {
  readonly kind: 'search';
  readonly upTo: boolean;
  readonly amount: number;
  readonly filter: Filter;
  readonly to: Destination;
}

/**
 * 查看牌组顶部5张卡牌，将其中最多1张随从加入手牌，其余放置到牌组底部 (5.10); 查看牌组顶部最多3张卡牌，以任意顺序放置到牌组底部;
 * 查看牌组顶部1张卡牌.
 */
export interface Look extends Node {
  readonly kind: 'look';
  readonly amount: Count;
  /** 最多 of those that are looked at (5.10.2). */
  readonly upTo: boolean;
  /** How many are taken out; 0 for none. */
  readonly most: number;
  /** 最多 of those that are taken out. */
  readonly takesUpTo: boolean;
  /** Null for any. */
  readonly filter: Filter | null;
  readonly to: Destination;
  /** Null where the cards stay as they lie. */
  readonly rest: Destination | null;
}

/** 将牌组顶部2张卡牌放置到墓场. */
export interface Mill extends Node {
  readonly kind: 'mill';
  readonly amount: Count;
  readonly to: Destination;
}

/** 展示牌组顶部的卡牌, 展示牌组顶部3张卡牌: 其 means them from here on (5.20). */
export interface ShowTop extends Node {
  readonly kind: 'show-top';
  /** Null where no number is printed: one. */
  readonly amount: Count | null;
}

/** 查看对手的手牌, 查看对手的进化牌组, 查看对手的牌组顶部2张卡牌 (4.1.2, 5.10). */
export interface LookAt extends Node {
  readonly kind: 'look-at';
  readonly side: Side;
  readonly place: 'hand' | 'evolve-deck' | 'deck';
  /** How many of the top of the deck; null for a whole zone. */
  readonly amount: Count | null;
}

/** 展示其 (5.20). */
export interface Show extends Node {
  readonly kind: 'show';
  readonly what: Cards;
}

/** 丢弃1张手牌, 丢弃1张法术手牌, 随机丢弃1张手牌, 丢弃所有手牌 (5.11). */
export interface Discard extends Node {
  readonly kind: 'discard';
  readonly amount: Count | 'all';
  readonly random: boolean;
  readonly filter: Filter | null;
}

/** 将其丢弃: cards of a hand that were selected (5.11). */
export interface DiscardThose extends Node {
  readonly kind: 'discard-those';
  readonly what: Cards;
}

/** 不支付费用使用其 (10.6.2). */
export interface UseCard extends Node {
  readonly kind: 'use-card';
  readonly what: Cards;
}

/** 重复3次：…; 重复直到骰子点数=6：…. */
export interface Repeat extends Node {
  readonly kind: 'repeat';
  /** Null where it goes on until something is so. */
  readonly times: Count | null;
  /** Asked after each time; null where the times are counted. */
  readonly until: Condition | null;
  readonly deed: Deed;
}

/** 你可以丢弃1张手牌。若未如此做，…: what follows if it was not done. */
export interface IfNotDone extends Node {
  readonly kind: 'if-not-done';
  readonly deed: Deed;
  readonly so: Deed;
}

/** 召唤2个『骑士』; 将1张『妖精』放置到额外区 (5.4.2). */
export interface Create extends Node {
  readonly kind: 'create';
  readonly amount: Count;
  readonly name: string;
  readonly where: 'field' | 'extra';
}

/** 召唤1个『骑士』和1个『士兵』: together (5.4.2, 4.4.4.2). */
export interface CreateSeveral extends Node {
  readonly kind: 'create-several';
  readonly amounts: readonly Count[];
  readonly names: readonly string[];
  readonly where: Create['where'];
}

/** 交换其与1张你手牌的随从 (5.12). */
export interface Swap extends Node {
  readonly kind: 'swap';
  readonly one: Cards;
  readonly other: Cards;
}

/** 回复3点能量点 (5.14). */
export interface Recover extends Node {
  readonly kind: 'recover';
  readonly amount: Count;
}

/** 能量点最大值+1, 对手的能量点-2, 主战者生命值变为10: a number of a player rises, falls, or becomes another (5.26). */
export interface Adjust extends Node {
  readonly kind: 'adjust';
  /** Whose; null for whoever does it. */
  readonly side: Side | null;
  readonly what: 'energy' | 'energy-most' | 'evolve-points' | 'life';
  /** `=` for 变为. */
  readonly sign: '+' | '-' | '=';
  readonly amount: Count;
}

/** 使其进化, 将此随从进化 (5.15). */
export interface Evolve extends Node {
  readonly kind: 'evolve';
  readonly what: Cards;
  /** Printed with 将 in front rather than 使. */
  readonly fronted: boolean;
}

/** 使其变身为『蛙』 (5.16). */
export interface Transform extends Node {
  readonly kind: 'transform';
  readonly what: Cards;
  readonly into: string;
}

/** 抉择1：【1】…；【2】…; 最多抉择2：…; 抉择1（若…，则为2）：… (5.17). */
export interface Modes extends Node {
  readonly kind: 'modes';
  readonly upTo: boolean;
  readonly most: number;
  /** Judged as the card begins to be used (5.17.3.1); null where nothing is said. */
  readonly condition: Condition | null;
  /** How many then. */
  readonly more: number;
  readonly modes: readonly Deed[];
}

/** 交换其攻击力与生命值; 交换两者的攻击力: each number becomes what the other was (5.26.2). */
export interface SwapNumbers extends Node {
  readonly kind: 'swap-numbers';
  readonly who: Cards;
  /** The number of two cards that is exchanged between them; null for 攻击力 and 生命值 of each card. */
  readonly stat: Stat | null;
  /** How long; null to the end of the game. */
  readonly period: Period | null;
}

/** 掷骰子 (5.19). */
export interface RollDie extends Node {
  readonly kind: 'roll-die';
}

/** 夺取其; 本回合中，夺取其 (5.21). */
export interface Take extends Node {
  readonly kind: 'take';
  readonly what: Cards;
  /** Until the end of the turn; null for good. */
  readonly period: 'turn' | null;
}

/** 横置其, 将其竖置 (5.3); 将其变为背面朝上 of cards in the evolve deck (4.2.3, 4.6.3). */
export interface Turn extends Node {
  readonly kind: 'turn';
  readonly what: Cards;
  readonly to: 'tapped' | 'untapped' | 'face-up' | 'face-down';
  readonly fronted: boolean;
}

/** 在其上放置2个时钟指示物; 从此护符上移除1个时钟指示物 (15.1). */
export interface Counters extends Node {
  readonly kind: 'counters';
  readonly on: Cards;
  readonly how: 'add' | 'remove';
  readonly counter: string;
  readonly amount: Count;
}

/** 【蓄积】+2 (13.3.2.4). */
export interface StackUp extends Node {
  readonly kind: 'stack-up';
  readonly amount: number;
}

/** 此随从用餐2次 (14.2.1). */
export interface Meal extends Node {
  readonly kind: 'meal';
  readonly what: Cards;
  /** Null where no number is printed (14.2.1.1.1). */
  readonly times: number | null;
}

/** 此随从参赛 (14.2.3). */
export interface Race extends Node {
  readonly kind: 'race';
  readonly what: Cards;
  /** Null where no number is printed (14.2.3.1.1). */
  readonly times: number | null;
}

/** 对战胜利, 败北 (1.2.4, 5.22): of whoever does it. */
export interface EndGame extends Node {
  readonly kind: 'end-game';
  readonly how: 'win' | 'lose';
}

/** 进行额外回合 (5.27), 跳过下一个回合 (5.25.2). */
export interface TurnOrder extends Node {
  readonly kind: 'turn-order';
  readonly how: 'extra' | 'skip';
}

/** 洗切牌组 (5.8). */
export interface Shuffle extends Node {
  readonly kind: 'shuffle';
}

/** 其+1/+1; 本回合中，其+1/+0，其具有【疾驰】: lasting words from now on. */
export interface Begin extends Node {
  readonly kind: 'begin';
  /** Until when all of them hold; null where none is printed. */
  readonly period: Period | null;
  /** 直到其离开战场: until that card has left the field; null where none is printed. */
  readonly until: This | That | null;
  readonly words: readonly Lasting[];
}

/** 下一次你的主要阶段开始时，抽1张卡牌 (10.7.5). */
export interface Delayed extends Node {
  readonly kind: 'delayed';
  /** 本回合中，每次…时: more than once, until then; else 下一次. */
  readonly every: boolean;
  readonly on: Occasion | AnyOccasion;
  readonly deed: Deed;
}

/** 【连击3】…, 【魔力连锁5】…, 【唤灵充能10】…: only if that holds. */
export interface Keyed extends Node {
  readonly kind: 'keyed';
  readonly term: ClassTerm;
  readonly deed: Deed;
}

/**
 * 使用时，可以{cost}：… (10.4.7.2) and 【土之秘术】… (13.3.3) are decided and paid as it is used; 可以{cost}：… as it
 * is carried out (10.4.7.4). What is paid for goes on to the end of the paragraph, of 土之秘术 to that of the sentence.
 */
export interface Paying extends Node {
  readonly kind: 'paying';
  readonly when: 'used' | 'resolved' | 'earth-rite';
  /** Null for 土之秘术, whose cost is known. */
  readonly cost: Cost | null;
  readonly deed: Deed;
  /** What is done where it is not paid as it is used, 若支付了追加费用，改为…; null for nothing. */
  readonly otherwise: Deed | null;
}

/** 费用2: so many 能量点 (10.4.4). */
export interface Energy extends Node {
  readonly kind: 'energy';
  readonly amount: Count;
}

/** 横置: the card itself is tapped (10.4.6). */
export interface TapThis extends Node {
  readonly kind: 'tap-this';
}

/** Several costs, paid in the order they are printed (10.4.2.1). */
export interface Costs extends Node {
  readonly kind: 'costs';
  readonly steps: readonly Cost[];
}

/** What one can be asked to do for an effect (10.4). */
export type Cost =
  | Costs
  | Energy
  | TapThis
  | Discard
  | Destroy
  | Banish
  | Send
  | Counters
  | Adjust
  | Turn
  | Meal
  | Mill
  | Show
  | Damage;

/** An executable piece of an effect. */
export type Deed =
  | cardtext.Sequence<Deed>
  | cardtext.Sentences<Deed>
  | cardtext.Then<Deed>
  | cardtext.By<Deed, Who>
  | cardtext.May<Deed, Who>
  | cardtext.IfDone<Deed>
  | cardtext.If<Deed, Condition>
  | cardtext.ForEach<Deed, Count>
  | cardtext.Where<Deed, Count>
  | Select
  | Damage
  | VoidAttack
  | ShareDamage
  | Destroy
  | Banish
  | Send
  | Draw
  | Search
  | Look
  | Mill
  | ShowTop
  | Show
  | LookAt
  | Discard
  | DiscardThose
  | UseCard
  | Repeat
  | IfNotDone
  | Create
  | CreateSeveral
  | Swap
  | SwapNumbers
  | Recover
  | Adjust
  | Evolve
  | Transform
  | Modes
  | RollDie
  | Take
  | Turn
  | Counters
  | StackUp
  | Meal
  | Race
  | EndGame
  | TurnOrder
  | Shuffle
  | Begin
  | Delayed
  | Keyed
  | Paying
  | Energy
  | TapThis
  | Costs;
