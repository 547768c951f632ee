import type { Both, Compare, Node } from '@lianhuan/cardtext';
import type { Faction } from '../../cards/definition.ts';
import type { Nature, Phase } from '../../table/frames.ts';
import type { HasObeyed } from './command-nodes.ts';
import type { AsDeclared, IsDoubted } from './doubt-nodes.ts';
import type { HpShort, PileSize, RanksDiffer, RankUnlike, TurnedUp } from './field-nodes.ts';
import type { AboutGeneral } from './general-nodes.ts';
import type { HasKilled, MarkCounts } from './mark-nodes.ts';
import type {
  CardQuality,
  CharacterNoun,
  CharacterQuality,
  NamedCharacters,
} from './noun-nodes.ts';
import type { RevealedThere } from './pile-nodes.ts';
import type { EmptiedHand } from './state-nodes.ts';

/** What text counts, and what is so or not. */

/** 其手牌数. */
export interface NumberOf extends Node {
  readonly kind: 'number-of';
  readonly whom: CharacterNoun;
  readonly what: 'hand' | 'hp' | 'max-hp' | 'lost-hp' | 'equipment' | 'hand-limit' | 'range';
}

/** A number of a character. */
export type NumberOfCharacter = NumberOf['what'];

/** 你的手牌数的一半: rounded down. */
export interface HalfOf extends Node {
  readonly kind: 'half-of';
  readonly whom: CharacterNoun;
  readonly what: NumberOf['what'];
}

/** 其手牌数之差: of two characters named before. */
export interface HandGap extends Node {
  readonly kind: 'hand-gap';
  readonly whom: CharacterNoun;
}

/** 存活角色数, 存活角色数与5中的较小值. */
export interface Living extends Node {
  readonly kind: 'living';
  /** No more than this; null for no bound. */
  readonly most: number | null;
}

/** 所有群势力其他角色数的2倍. */
export interface CharactersThere extends Node {
  readonly kind: 'characters-there';
  readonly whom: CharacterNoun;
  readonly times: number;
}

/** 此伤害不为雷电伤害. */
export interface DamageIs extends Node {
  readonly kind: 'damage-is';
  readonly not: boolean;
  readonly nature: Nature;
}

/** 此伤害值. */
export interface DamageValue extends Node {
  readonly kind: 'damage-value';
}

/** 以此法弃置的牌数: how many cards the words before it were about. */
export interface CardsHandled extends Node {
  readonly kind: 'cards-handled';
}

/** 5. */
export interface PlainNumber extends Node {
  readonly kind: 'plain-number';
  readonly number: number;
}

/** A number. */
export type Count =
  | PlainNumber
  | NumberOf
  | HalfOf
  | HandGap
  | MarkCounts
  | HpShort
  | PileSize
  | CharactersThere
  | Living
  | DamageValue
  | UsedInTurn
  | TargetsThere
  | FactionSizeCount
  | ChosenFactionSize
  | CardsHandled
  | RevealedThere;

/** 其手牌数不小于你的体力值. */
export interface CompareCounts extends Node {
  readonly kind: 'compare-counts';
  readonly count: Count;
  readonly comparison: keyof typeof import('@lianhuan/cardtext').COMPARISONS;
  readonly than: Count;
}

/** 其有手牌, 其已受伤: a quality of a character. */
export interface CharacterIs extends Node {
  readonly kind: 'character-is';
  readonly whom: CharacterNoun;
  readonly quality: CharacterQuality;
}

/** 判定结果为红桃, 此牌为红色. */
export interface CardIs extends Node {
  readonly kind: 'card-is';
  readonly which: 'judgement' | 'this' | 'shown' | 'laid';
  readonly not: boolean;
  readonly quality: CardQuality;
}

/** 这些牌均为红色: each of the cards that the words before were about. */
export interface CardsAre extends Node {
  readonly kind: 'cards-are';
  readonly not: boolean;
  readonly quality: CardQuality;
}

/** 存在体力值小于你的角色. */
export interface SomebodyIs extends Node {
  readonly kind: 'somebody-is';
  readonly not: boolean;
  readonly quality: CharacterQuality;
}

/** 此牌是使用者此出牌阶段内使用的首张牌. */
export interface FirstUsed extends Node {
  readonly kind: 'first-used';
}

/** 当前回合角色本回合的弃牌阶段内没有弃置过牌. */
export interface HasNotDiscarded extends Node {
  readonly kind: 'has-not-discarded';
  readonly whom: CharacterNoun;
}

/** 你发动过〖魂姿〗: a skill that is used once in a game was used. */
export interface HasUsed extends Node {
  readonly kind: 'has-used';
  readonly skill: string;
}

/** 你赢, 其没赢, whoever of them began it. */
export interface WonPindian extends Node {
  readonly kind: 'won-pindian';
  readonly who: 'you' | 'that';
  readonly won: boolean;
}

/** 你处于回合外, 你处于回合内: whether it is your turn. */
export interface OutOfTurn extends Node {
  readonly kind: 'out-of-turn';
  readonly out: boolean;
}

/** 群势力角色数: of living characters, and what lasting words of whoever counts add. */
export interface FactionSizeCount extends Node {
  readonly kind: 'faction-size';
  readonly faction: Faction;
}

/** 此牌的目标数. */
export interface TargetsThere extends Node {
  readonly kind: 'targets-there';
}

/** 你当前回合内没有造成过伤害, 其当前回合内造成过伤害. */
export interface HasDealt extends Node {
  readonly kind: 'has-dealt';
  readonly whom: NamedCharacters;
  readonly not: boolean;
}

/** 你当前回合内使用过的【杀】数. */
export interface UsedInTurn extends Node {
  readonly kind: 'used-in-turn';
  readonly face: string;
}

/** 所选势力的角色数: of the one whom the user of the card chose. */
export interface ChosenFactionSize extends Node {
  readonly kind: 'chosen-faction-size';
}

/** 你本回合的出牌阶段内没有使用过颜色不同的牌. */
export interface OfOneColour extends Node {
  readonly kind: 'of-one-colour';
  readonly phase: Phase;
}

/** …或…: one of two is so. */
export interface Either extends Node {
  readonly kind: 'either';
  readonly first: Condition;
  readonly second: Condition;
}

/** 你处于出牌阶段, 你不处于摸牌阶段: that phase of one's own turn is under way, or not. */
export interface InPhase extends Node {
  readonly kind: 'in-phase';
  readonly not: boolean;
  readonly phase: Phase;
}

/** 此牌的目标区域不为其他角色的装备区: of equipment that is about to move. */
export interface NotToEquipment extends Node {
  readonly kind: 'not-to-equipment';
}

/** 此牌是你最后的手牌: all of it was in hand, and nothing is left there. */
export interface IsLastHand extends Node {
  readonly kind: 'is-last-hand';
}

/** 扣减体力前你与其的距离不大于1: how far the victim was as the damage came. */
export interface WasNear extends Node {
  readonly kind: 'was-near';
  readonly distance: number;
}

/** 此判定因〖洛神〗进行. */
export interface JudgedFor extends Node {
  readonly kind: 'judged-for';
  readonly skill: string;
}

/** 此阶段内以此法给出的牌首次达到2张. */
export interface FirstGiven extends Node {
  readonly kind: 'first-given';
  readonly count: number;
}

/** 其因你使用的【杀】而死亡. */
export interface DiedOf extends Node {
  readonly kind: 'died-of';
  readonly what: CardQuality;
}

/** 你本回合的出牌阶段内没有使用或打出过【杀】, 你当前回合内使用或打出过【闪】. */
export interface HasHandled extends Node {
  readonly kind: 'has-handled';
  /** Null for any phase of the turn under way. */
  readonly phase: Phase | null;
  readonly not: boolean;
  readonly face: string;
}

/** 此牌是你当前回合内使用的首张【杀】. */
export interface FirstOfTurn extends Node {
  readonly kind: 'first-of-turn';
  /** Only such cards are asked about. */
  readonly what: CardQuality;
}

/** Something that is so or not. */
export type Condition =
  | Both<Condition>
  | Compare<Count>
  | CompareCounts
  | CharacterIs
  | CardIs
  | CardsAre
  | WonPindian
  | SomebodyIs
  | HasUsed
  | HasObeyed
  | AboutGeneral
  | IsDoubted
  | AsDeclared
  | EmptiedHand
  | FirstUsed
  | HasNotDiscarded
  | HasDealt
  | OutOfTurn
  | Either
  | InPhase
  | NotToEquipment
  | IsLastHand
  | WasNear
  | JudgedFor
  | FirstGiven
  | HasHandled
  | OfOneColour
  | DamageIs
  | HasKilled
  | FirstOfTurn
  | DiedOf
  | RankUnlike
  | RanksDiffer
  | TurnedUp;
