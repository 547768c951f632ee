import type * as cardtext from '@lianhuan/cardtext';
import type { Amount, Node } from '@lianhuan/cardtext';
import type { Arm, Corps, Faction, Role, Stat } from '../../cards/definition.ts';
import type { Comparison, SelfNoun, Sort } from '../reading/terms.ts';
import type { CardNoun, CardState, Measure, Party, Place, Side } from '../reading/vocabulary.ts';
import type { Count } from './conditions-and-counts.ts';
import type { Keyword } from './index.ts';

/** Which cards card text speaks of. A filter is read from the outside in: 敌方场上 · 智≤2的 · 火攻 · 副将. */

/** 己方, 我方, 敌方. */
export type OfSide = cardtext.OfSide<Side, Filter>;

/** 场上, 手牌, 墓地, 卡组, 连环; 己方手牌 alone means any card there (`of` null). */
export interface InPlace extends Node {
  readonly kind: 'in-place';
  readonly place: Place;
  readonly of: Filter | null;
}

/** 谋略或宝物. */
export interface EitherNoun extends Node {
  readonly kind: 'either';
  readonly nouns: readonly [CardNoun, CardNoun];
}

/** What cards must be to be meant. 其他 is neither the source itself nor what was picked before. */
export type Filter =
  | cardtext.Other<Filter>
  | cardtext.Qualified<Quality, Filter>
  | cardtext.Noun<CardNoun>
  | EitherNoun
  | cardtext.NamedCards
  | OfSide
  | InPlace;

/** 横置, 进攻中的, 装备宝物的. */
export type StateQuality = cardtext.StateQuality<CardState>;

/** 攻≥3的, 初始智为0的, 智低于本将领的. */
export interface StatQuality extends Node {
  readonly kind: 'stat';
  readonly stat: Stat;
  /** 初始 (400.4). */
  readonly initial: boolean;
  readonly comparison: Comparison;
  readonly than: Count;
}

/** 兵权条件总数≤3的 (412.2e). */
export interface NeedsQuality extends Node {
  readonly kind: 'needs';
  readonly initial: boolean;
  readonly comparison: Comparison;
  readonly than: Count;
}

/** 火攻. */
export type TraitQuality = cardtext.TraitQuality<string>;

/** 刘备军. */
export interface FactionQuality extends Node {
  readonly kind: 'faction';
  readonly faction: Faction;
}

/** 骑兵; `none` is 无兵种. */
export interface ArmQuality extends Node {
  readonly kind: 'arm';
  readonly arm: Arm | 'none';
}

/** 具有火矢的. */
export type HoldingQuality = cardtext.HoldingQuality<Keyword['name']>;

/** 具有火焰标记的. */
export type CounterQuality = cardtext.CounterQuality;

/** 急速, 瞬时, 武器, 虎符, or the 骑兵 of 骑兵兵权: what other kinds of card are divided by. */
export interface SortQuality extends Node {
  readonly kind: 'sort';
  readonly sort: Sort | Corps;
}

/** 不具有刚勇的, 未装备宝物的. */
export type NotQuality = cardtext.NotQuality<Quality>;

/** 军师, where it is one thing of several: 军师以外的. */
export interface RoleQuality extends Node {
  readonly kind: 'of-role';
  readonly role: Role;
}

/** 弓兵或骑兵. */
export interface EitherQuality extends Node {
  readonly kind: 'one-of';
  readonly first: Quality;
  readonly second: Quality;
}

/** 与本将领阵营相同的, 与该卡同名的. */
export interface SameQuality extends Node {
  readonly kind: 'same';
  readonly as: 'name' | 'faction' | 'arm' | 'trait' | 'card-kind';
  readonly than: Cards;
}

/** 被本将领防守的, 防守本将领的, 与本将领对战的 (606.6). */
export interface AgainstQuality extends Node {
  readonly kind: 'against';
  readonly how: 'defended-by' | 'defends-against' | 'fights';
  readonly whom: Cards;
}

/** 装备于本将领的: the 宝物 that such generals bear (502.4). */
export interface BorneQuality extends Node {
  readonly kind: 'borne-by';
  readonly whom: Cards;
}

/** 攻最高的, 智最低的: of all that the filter around describes, those whose number is the highest or the lowest. */
export interface SuperlativeQuality extends Node {
  readonly kind: 'superlative';
  readonly stat: Stat;
  readonly initial: boolean;
  readonly most: 'highest' | 'lowest';
}

/** What a card is or has at a moment. */
export type Quality =
  | StateQuality
  | StatQuality
  | NeedsQuality
  | TraitQuality
  | FactionQuality
  | ArmQuality
  | HoldingQuality
  | CounterQuality
  | SortQuality
  | NotQuality
  | RoleQuality
  | EitherQuality
  | SameQuality
  | AgainstQuality
  | BorneQuality
  | SuperlativeQuality;

/**
 * 1名指定敌方场上将领 (110.1), 1张己方手牌, 所有骑兵将领. Where 最多 is not printed, as many as it says (101.3); `X` and
 * 任意 are counted when it is picked.
 */
export interface Selection
  extends cardtext.Selected<'target' | 'choose' | 'all' | 'random', Amount, Measure, Filter> {}

/** 本将领, 本谋略, 本卡: the card whose words these are. */
export type This = cardtext.This<SelfNoun>;

/** 该将领, 该卡: the one spoken of last, or what a trigger heard. */
export type That = cardtext.That<SelfNoun>;

/** 装备将领: the general who bears this 宝物. */
export interface Bearer extends Node {
  readonly kind: 'bearer';
}

/** Which cards something is done to. */
export type Cards = Selection | This | That | Bearer;

/** Which players something is done to, or do something. */
export interface Players extends Node {
  readonly kind: 'players';
  readonly who: Party;
}

/** 对…造成伤害: cards, or the 粮草 of players. */
export type Victims = Cards | Players;
