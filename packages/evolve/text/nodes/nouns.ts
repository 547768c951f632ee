import type * as cardtext from '@lianhuan/cardtext';
import type { Amount, Node } from '@lianhuan/cardtext';
import type { CardClass } from '../../cards/definition.ts';
import type {
  CardNoun,
  CardState,
  Comparison,
  Feature,
  KeywordName,
  Measure,
  Place,
  SelfNoun,
  Side,
  Stat,
  ThatNoun,
} from '../reading/vocabulary.ts';
import type { Count } from './conditions-and-counts.ts';

/** Which cards card text speaks of. A filter is read from the outside in: 对手的 · 其他 · 费用≤2的 · 精灵 · 随从. */

/** 你的随从, 对手的随从: where no place is printed, on the field (4.3.3, 4.4.3). */
export type OfSide = cardtext.OfSide<Side, Filter>;

/** 你墓场的随从, 对手额外区的卡牌. */
export interface InPlace extends Node {
  readonly kind: 'in-place';
  readonly side: Side;
  readonly place: Place;
  readonly of: Filter;
}

/** What cards must be to be meant; 『妖精』 are cards of that name, or of that 联动名称 (2.1.2, 2.14.2). */
export type Filter =
  | OfSide
  | InPlace
  | cardtext.Other<Filter>
  | cardtext.Qualified<Quality, Filter>
  | cardtext.Noun<CardNoun>
  | cardtext.NamedCards;

/** 横置的, 已进化的, 本回合进入战场的. */
export type StateQuality = cardtext.StateQuality<CardState>;

/** 攻击力≥3的, 原本的费用≤2的 (5.23). */
export interface StatQuality extends Node {
  readonly kind: 'stat';
  readonly stat: Stat;
  readonly original: boolean;
  readonly comparison: Comparison;
  readonly than: Count;
}

/** 精灵, 中立. */
export interface ClassQuality extends Node {
  readonly kind: 'class';
  readonly class: CardClass;
}

/** 士兵, 妖精族: the types of 2.4. */
export type TraitQuality = cardtext.TraitQuality<string>;

/** 具有【守护】的. */
export type HoldingQuality = cardtext.HoldingQuality<KeywordName>;

/** 放有时钟指示物的. */
export type CounterQuality = cardtext.CounterQuality;

/** 名称含『骑士』的 (2.1.2). */
export interface NameQuality extends Node {
  readonly kind: 'name-part';
  readonly name: string;
}

/** 未进化的, 不具有【守护】的. */
export type NotQuality = cardtext.NotQuality<Quality>;

/** 名称为『骑士』的 (2.1.1). */
export interface NamedQuality extends Node {
  readonly kind: 'named-as';
  readonly name: string;
}

/** 与其名称相同的, 与此随从职业不同的. */
export interface SameQuality extends Node {
  readonly kind: 'same-as';
  readonly feature: Feature;
  readonly than: This | That;
  readonly differs: boolean;
}

/** 其以外的: not the cards spoken of. */
export interface ExceptQuality extends Node {
  readonly kind: 'except';
  readonly than: This | That;
}

/** 士兵或骑士的, 攻击力≤2或具有【守护】的: any of them. */
export interface AnyQuality extends Node {
  readonly kind: 'any-quality';
  readonly qualities: readonly Quality[];
}

/** 攻击力最高的, 原本的费用最低的: of all that the filter around describes. */
export interface SuperlativeQuality extends Node {
  readonly kind: 'superlative';
  readonly stat: Stat;
  readonly original: boolean;
  readonly most: 'highest' | 'lowest';
}

/** 费用合计≤5的: together at most that much, of the cards that are picked (10.6.2.3). */
export interface TotalQuality extends Node {
  readonly kind: 'total';
  readonly stat: Stat;
  readonly most: Count;
}

/** What a card is or has at a moment. */
export type Quality =
  | StateQuality
  | TotalQuality
  | SuperlativeQuality
  | StatQuality
  | ClassQuality
  | TraitQuality
  | HoldingQuality
  | CounterQuality
  | NameQuality
  | NotQuality
  | NamedQuality
  | SameQuality
  | ExceptQuality
  | AnyQuality;

/** 1个对手的随从, 最多2个你的随从 (10.6.2.3.2), 任意数量的对手的随从, 所有随从, 随机1个对手的随从 (5.18). */
export interface Selection
  extends cardtext.Selected<'choose' | 'all' | 'random', Amount, Measure, Filter> {}

/** 此随从, 此护符, 此卡牌: the card whose words these are. */
export type This = cardtext.This<SelfNoun>;

/** 其, 它们, 该随从; 前者 and 后者 where two 选择 stand before. What was picked last, or heard. */
export type That = cardtext.That<ThatNoun>;

/** Which cards something is done to. */
export type Cards = Selection | This | That;

/** A card named by itself, one spoken of before, or any of a kind. */
export type Doer = This | That | Filter;
