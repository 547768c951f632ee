import type { Amount, Comparison, Node } from '@lianhuan/cardtext';
import type { Faction, Gender } from '../../cards/definition.ts';
import type { Colour, Suit } from '../../table/cards-in-use.ts';
import type { Pile } from '../../table/state.ts';
import type { CardSort, Label, Named, Place } from '../reading/vocabulary.ts';
import type { NumberOfCharacter } from './condition-nodes.ts';
import type { MostMarks } from './mark-nodes.ts';
import type { FaceDown, KilledByYou } from './state-nodes.ts';

/** Whom and which cards text speaks of. */

/** 你, 其, 伤害来源, 所有其他角色: known without a choice. */
export interface NamedCharacters extends Node {
  readonly kind: 'named-characters';
  readonly who: Named;
}

/** 1名其他角色, 至多2名有手牌的其他角色: somebody picks them. */
export interface ChosenCharacters extends Node {
  readonly kind: 'chosen-characters';
  readonly upTo: boolean;
  /** 0 for any number of them, at least one (任意名). */
  readonly count: Amount;
  /** Others than 你. */
  readonly other: boolean;
  /** 另1名角色: none of those named just before (T32). */
  readonly apart: boolean;
  readonly qualities: readonly CharacterQuality[];
  /** What those who are picked must be together; null where each is looked at by itself. */
  readonly together: GroupQuality | null;
}

/** 手牌数之差不大于你的牌数的: two of whom at least one has hand cards, so that they can exchange them. */
export interface HandsWithin extends Node {
  readonly kind: 'hands-within';
}

/** 没有势力或势力互不相同且与此牌的目标均不同的: no two of one faction, nor any of that of a target of the card. */
export interface FactionsApart extends Node {
  readonly kind: 'factions-apart';
}

/** 手牌数不同的, 体力值不同的: two who could exchange their hands, or of different hp. */
export interface NumbersDiffer extends Node {
  readonly kind: 'numbers-differ';
  readonly what: 'hand' | 'hp';
}

/** What several characters are together. */
export type GroupQuality = HandsWithin | FactionsApart | NumbersDiffer;

/** 所有男性角色. */
export interface AllCharacters extends Node {
  readonly kind: 'all-characters';
  readonly other: boolean;
  readonly qualities: readonly CharacterQuality[];
}

/** Characters. */
export type CharacterNoun = NamedCharacters | ChosenCharacters | AllCharacters;

/** 攻击范围内, 拼点目标攻击范围内. */
export interface InRange extends Node {
  readonly kind: 'in-range';
  /** Whose; null for 你. */
  readonly of: NamedCharacters | null;
}

/** 距离为1以内. */
export interface WithinDistance extends Node {
  readonly kind: 'within-distance';
  readonly distance: number;
}

/** 有手牌, 区域里有牌. */
export interface HasCards extends Node {
  readonly kind: 'has-cards';
  readonly at: Place;
  readonly not: boolean;
  /** 装备区里有武器牌: only cards of that sort; null for any. */
  readonly sort: SortQuality | null;
}

/** 已受伤, 未受伤 (T27). */
export interface Wounded extends Node {
  readonly kind: 'wounded';
  readonly wounded: boolean;
}

/** 男性. */
export interface OfGender extends Node {
  readonly kind: 'of-gender';
  readonly gender: Gender;
}

/** 魏势力. */
export interface OfFaction extends Node {
  readonly kind: 'of-faction';
  /** 非魏势力. */
  readonly not: boolean;
  readonly faction: Faction;
}

/** 异性. */
export interface OtherGender extends Node {
  readonly kind: 'other-gender';
}

/** 手牌数大于你. */
export interface MoreCards extends Node {
  readonly kind: 'more-cards';
}

/** 此次失去最后的手牌的: by the move under way. */
export interface LostLastHand extends Node {
  readonly kind: 'lost-last-hand';
}

/** 体力值最少的, 手牌数最多的: nobody has less, or more, of that. */
export interface ExtremeNumber extends Node {
  readonly kind: 'extreme-number';
  readonly what: NumberOfCharacter;
  readonly most: boolean;
}

/** 手牌数小于体力上限的, 体力值不大于你的, 手牌数不小于3的. */
export interface NumberIs extends Node {
  readonly kind: 'number-is';
  readonly what: NumberOfCharacter;
  readonly comparison: Comparison;
  /** Another number of its own; null where it is compared with `than`, or with the same number of 你. */
  readonly own: NumberOfCharacter | null;
  /** Null where it is compared with a number of somebody. */
  readonly than: number | null;
}

/** 体力值最大的: nobody has more. */
export interface MostHp extends Node {
  readonly kind: 'most-hp';
}

/** 体力值大于你. */
export interface MoreHp extends Node {
  readonly kind: 'more-hp';
}

/** 除使用者外的. */
export interface Except extends Node {
  readonly kind: 'except';
  readonly whom: CharacterNoun;
}

/** 体力值小于你的. */
export interface LessHp extends Node {
  readonly kind: 'less-hp';
}

/** 体力值不小于1的. */
export interface HpAtLeast extends Node {
  readonly kind: 'hp-at-least';
  readonly least: number;
}

/** 攻击范围内有你的. */
export interface Reaches extends Node {
  readonly kind: 'reaches';
}

/** 距离最近的: no other character is nearer to whoever is told to do it. */
export interface Nearest extends Node {
  readonly kind: 'nearest';
}

/** 与受伤角色距离为1的: neither nearer nor further. */
export interface AtDistance extends Node {
  readonly kind: 'at-distance';
  readonly of: NamedCharacters;
  readonly distance: number;
}

/** 与你势力相同的: itself, too. */
export interface SameFaction extends Node {
  readonly kind: 'same-faction';
  readonly of: NamedCharacters;
}

/** 手牌数最少的: nobody but whoever does it has fewer. */
export interface FewestCards extends Node {
  readonly kind: 'fewest-cards';
}

/** 与你相邻的 (T41). */
export interface Adjacent extends Node {
  readonly kind: 'adjacent';
}

/** 所属势力角色最少的: no faction has fewer living characters. */
export interface OfSmallestFaction extends Node {
  readonly kind: 'of-smallest-faction';
}

/** 有暗置的武将牌的, 武将牌均明置的, 有明置的武将牌的, 有手牌或暗置的武将牌的: of 国战. */
export interface HasGenerals extends Node {
  readonly kind: 'has-generals';
  readonly which: 'some-hidden' | 'all-shown' | 'some-shown' | 'hidden-or-hand' | 'deputy';
}

/** 与你势力不同的: both have one (H6); 没有势力或与你势力不同的: or it has none. */
export interface OtherFaction extends Node {
  readonly kind: 'other-faction';
  readonly orNone: boolean;
}

/** 没有势力的 (H6). */
export interface WithoutFaction extends Node {
  readonly kind: 'without-faction';
}

/** 为你下家或与其处于同一队列的 (T43). */
export interface InNextLine extends Node {
  readonly kind: 'in-next-line';
}

/** 与你处于同一队列的 (T43). */
export interface InLine extends Node {
  readonly kind: 'in-line';
}

/** 被你围攻的 (T42). */
export interface BesiegedBy extends Node {
  readonly kind: 'besieged-by';
  readonly by: NamedCharacters;
}

/** 处于连环状态的. */
export interface Chained extends Node {
  readonly kind: 'chained';
}

/** 大势力, 小势力 (T44, T45). */
export interface OfFactionSize extends Node {
  readonly kind: 'of-faction-size';
  readonly big: boolean;
}

/** What a character is. */
export type CharacterQuality =
  | FaceDown
  | KilledByYou
  | FewestCards
  | OfSmallestFaction
  | HasGenerals
  | OtherFaction
  | WithoutFaction
  | InNextLine
  | InLine
  | BesiegedBy
  | Chained
  | AtDistance
  | SameFaction
  | MostMarks
  | Except
  | InRange
  | WithinDistance
  | HasCards
  | Wounded
  | OfGender
  | OtherGender
  | OfFaction
  | MoreCards
  | LessHp
  | HpAtLeast
  | Reaches
  | Nearest
  | Adjacent
  | OfFactionSize
  | MostHp
  | ExtremeNumber
  | NumberIs
  | LostLastHand
  | MoreHp;

/** 1张红色手牌, 任意张手牌, 所有手牌, 其1张牌: cards that somebody picks, or all of them. */
export interface SomeCards extends Node {
  readonly kind: 'some-cards';
  /** Whose; null for the cards of whoever does it (T05). */
  readonly of: CharacterNoun | null;
  /** 0 for all of them. */
  readonly count: Amount;
  /** `exactly`, `up-to`, `any` (at least one), `all`. */
  readonly how: 'exactly' | 'up-to' | 'any' | 'all';
  /** 各1张: so many of each of them. */
  readonly each: boolean;
  readonly at: Place;
  /** 装备牌, 【杀】; null for cards of any sort. */
  readonly sort: SortQuality | null;
  readonly qualities: readonly CardQuality[];
}

/** 此牌, 造成此伤害的牌, 判定牌, 这些牌: cards that are known without a choice. */
export interface KnownCards extends Node {
  readonly kind: 'known-cards';
  readonly which: 'this' | 'damage' | 'judgement' | 'these' | 'lost';
}

/** 所有亮出的红桃牌: those of the cards turned up that still lie there. */
export interface RevealedCards extends Node {
  readonly kind: 'revealed-cards';
  readonly what: CardSpec;
}

/** 将失去的【飞龙夺凤】, 移至那里的【飞龙夺凤】: of the cards of the move that words hear. */
export interface MovingCards extends Node {
  readonly kind: 'moving-cards';
  /** Those that are about to leave one’s hand or equipment, or those that lie where they went. */
  readonly which: 'leaving' | 'come';
  readonly what: CardSpec;
}

/** Cards. */
export type CardsNoun = SomeCards | KnownCards | RevealedCards | MovingCards;

/** 红色. */
export interface OfColour extends Node {
  readonly kind: 'of-colour';
  readonly colour: Colour;
}

/** 红桃, 红桃或方块. */
export interface OfSuit extends Node {
  readonly kind: 'of-suit';
  readonly suits: readonly Suit[];
}

/** 基本牌, 装备牌, 锦囊牌. */
export interface OfSort extends Node {
  readonly kind: 'of-sort';
  readonly not: boolean;
  readonly sort: CardSort;
}

/** 【杀】. */
export interface OfFace extends Node {
  readonly kind: 'of-face';
  readonly face: string;
  /** 普通【杀】: not those of fire and thunder. */
  readonly exact: boolean;
}

/** 【闪】或【闪电】. */
export interface OfFaces extends Node {
  readonly kind: 'of-faces';
  readonly faces: readonly string[];
}

/** 基本牌或装备牌. */
export interface OfSorts extends Node {
  readonly kind: 'of-sorts';
  readonly sorts: readonly CardSort[];
}

/** 【杀】或普通锦囊牌. */
export interface OfFaceOrSort extends Node {
  readonly kind: 'of-face-or-sort';
  readonly face: string;
  readonly sort: CardSort;
}

/** What says of what sort a card is. */
export type SortQuality = OfFaceOrSort | OfSort | OfSorts | OfFace | OfFaces;

/** 黑色【杀】, 红色牌: several qualities and perhaps a sort at once. */
export interface CardSpec extends Node {
  readonly kind: 'card-spec';
  /** 红色手牌: only what is made of nothing but hand cards. */
  readonly inHand: boolean;
  readonly qualities: readonly CardQuality[];
  readonly sort: SortQuality | null;
}

/** 花色相同的: of the suit of the card that was shown before. */
export interface SameSuit extends Node {
  readonly kind: 'same-suit';
}

/** 除此装备外的: all but the very card whose words they are. */
export interface NotItself extends Node {
  readonly kind: 'not-itself';
}

/** 花色各不相同的: no two of those that are picked have one suit. */
export interface DifferentSuits extends Node {
  readonly kind: 'different-suits';
}

/** 与判定牌颜色不同的. */
export interface OtherColour extends Node {
  readonly kind: 'other-colour';
  /** 与判定牌颜色相同的. */
  readonly same: boolean;
}

/** 与此牌颜色相同的. */
export interface LikeThis extends Node {
  readonly kind: 'like-this';
  readonly what: 'colour' | 'suit' | 'sort';
  /** 与此牌颜色不同的. */
  readonly same: boolean;
}

/** 与所有“幻”花色均不同的. */
export interface SuitUnlike extends Node {
  readonly kind: 'suit-unlike';
  readonly pile: Pile;
}

/** 所选花色: of the suit that somebody has named before. */
export interface NamedSuit extends Node {
  readonly kind: 'named-suit';
}

/** 点数为2至9. */
export interface OfRank extends Node {
  readonly kind: 'of-rank';
  readonly least: number;
  readonly most: number;
}

/** 带有合纵标记的. */
export interface OfLabel extends Node {
  readonly kind: 'of-label';
  readonly label: Label;
}

/** 因〖龙胆〗转化的 (T57). */
export interface ConvertedBy extends Node {
  readonly kind: 'converted-by';
  readonly skill: string;
}

/** 非转化的 (T57). */
export interface NotConverted extends Node {
  readonly kind: 'not-converted';
}

/** What a card is. */
export type CardQuality =
  | OfColour
  | OfSuit
  | OfSort
  | OfFace
  | OfFaces
  | OfFaceOrSort
  | OfSorts
  | OfRank
  | CardSpec
  | SameSuit
  | NotItself
  | DifferentSuits
  | OtherColour
  | LikeThis
  | NamedSuit
  | SuitUnlike
  | OfLabel
  | ConvertedBy
  | NotConverted;
