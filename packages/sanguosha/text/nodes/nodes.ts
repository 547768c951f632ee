import type {
  Amount,
  Choose,
  If,
  IfDone,
  Node,
  Sentences,
  Sequence,
  Then,
  Where,
} from '@lianhuan/cardtext';
import type { Period } from '../../table/state.ts';
import type { Label, Tag } from '../reading/vocabulary.ts';
import type { CommandDeed } from './command-nodes.ts';
import type { Condition, Count, NumberOf } from './condition-nodes.ts';
import type { DeclarePart, DoubtDeed } from './doubt-nodes.ts';
import type { FieldDeed } from './field-nodes.ts';
import type { GeneralDeed } from './general-nodes.ts';
import type { GuiseDeed } from './guise-nodes.ts';
import type { HpDeed } from './hp-nodes.ts';
import type { Later } from './later-nodes.ts';
import type { MarkDeed } from './mark-nodes.ts';
import type { CardsNoun, CharacterNoun, CharacterQuality, NamedCharacters } from './noun-nodes.ts';
import type { Occasion } from './occasion-nodes.ts';
import type { PhaseDeed } from './phase-nodes.ts';
import type {
  BecomeSource,
  BecomeUser,
  Divert,
  DivertToBottom,
  DivertToGeneral,
  ExtraTurn,
  FactionCall,
  LoseSkills,
  PutAway,
  PutOnGeneral,
  ShareOut,
} from './pile-nodes.ts';
import type { Status } from './status-nodes.ts';
import type { UseDeed } from './use-nodes.ts';

export type * from './command-nodes.ts';
export type * from './condition-nodes.ts';
export type * from './doubt-nodes.ts';
export type * from './field-nodes.ts';
export type * from './general-nodes.ts';
export type * from './guise-nodes.ts';
export type * from './hp-nodes.ts';
export type * from './later-nodes.ts';
export type * from './mark-nodes.ts';
export type * from './noun-nodes.ts';
export type * from './occasion-nodes.ts';
export type * from './phase-nodes.ts';
export type * from './pile-nodes.ts';
export type * from './state-nodes.ts';
export type * from './status-nodes.ts';
export type * from './use-nodes.ts';

/** The tree of what is written on a general or a card: plain data. */

/** 摸2张牌. */
export interface Draw extends Node {
  readonly kind: 'draw';
  readonly count: Amount;
}

/** 将手牌摸至4张, 将手牌摸至体力上限，至多5张. */
export interface DrawUp extends Node {
  readonly kind: 'draw-up';
  /** A number of whoever draws; null for `count`. */
  readonly what: NumberOf['what'] | null;
  readonly count: Amount;
  /** No more than so many cards in hand; null for no bound. */
  readonly most: number | null;
}

/** 重铸1张梅花手牌. */
export interface RecastCards extends Node {
  readonly kind: 'recast-cards';
  readonly what: CardsNoun;
}

/** 弃置1张手牌, 弃置其1张牌. */
export interface Discard extends Node {
  readonly kind: 'discard';
  readonly what: CardsNoun;
}

/** 获得其1张手牌, 获得此牌. */
export interface Obtain extends Node {
  readonly kind: 'obtain';
  readonly what: CardsNoun;
}

/** 依次弃置其2张牌, 依次获得其2张牌: one card after the other, each a move of its own (T16). */
export interface OneByOne extends Node {
  readonly kind: 'one-by-one';
  readonly act: 'discard' | 'obtain';
  readonly what: CardsNoun;
}

/** 将1张手牌交给其. */
export interface Give extends Node {
  readonly kind: 'give';
  readonly what: CardsNoun;
  readonly to: CharacterNoun;
}

/** 展示1张手牌. */
export interface Show extends Node {
  readonly kind: 'show';
  readonly what: CardsNoun;
}

/** 选择1名其他角色: names whom what follows is about. */
export interface ChooseCharacters extends Node {
  readonly kind: 'choose-characters';
  readonly whom: CharacterNoun;
}

/** 令其摸2张牌. */
export interface Let extends Node {
  readonly kind: 'let';
  readonly whom: CharacterNoun;
  readonly deed: Deed;
}

/** 其可以弃置1张手牌: somebody may do it. */
export interface MayDo extends Node {
  readonly kind: 'may-do';
  readonly whom: CharacterNoun;
  readonly deed: Deed;
}

/** 翻面, 叠置, 平置, 横置, 重置, 复原武将牌. */
export interface ChangeState extends Node {
  readonly kind: 'change-state';
  readonly change:
    | 'chain'
    | 'unchain'
    | 'turn-over'
    | 'stack'
    | 'unstack'
    | 'toggle-chain'
    | 'restore';
}

/** 对其使用【杀】 by which no card is used: 视为对其使用【杀】. */
export interface UseAs extends Node {
  readonly kind: 'use-as';
  readonly face: string;
  /** 不能被响应的. */
  readonly unanswerable: boolean;
  readonly to: CharacterNoun | null;
}

/** 使用1张【杀】, 打出1张【杀】: out of one's hand, or not at all. */
export interface Respond extends Node {
  readonly kind: 'respond';
  readonly deed: 'use' | 'play';
  readonly face: string;
  readonly to: CharacterNoun | null;
}

/** 此牌对其无效, 令此牌无效. */
export interface Invalidate extends Node {
  readonly kind: 'invalidate';
  /** Null for all of its targets. */
  readonly whom: CharacterNoun | null;
}

/** 对所有同势力的目标抵消所响应的牌: those of the faction of the target that it answers for. */
export interface CounterFaction extends Node {
  readonly kind: 'counter-faction';
}

/** 抵消此牌. */
export interface Counter extends Node {
  readonly kind: 'counter';
}

/** 观看牌堆顶的3张牌: they are put back as they lay. */
export interface LookAtTop extends Node {
  readonly kind: 'look-at-top';
  readonly count: Amount;
}

/** 观看牌堆顶的5张牌，以任意顺序置于牌堆顶或牌堆底. */
export interface Arrange extends Node {
  readonly kind: 'arrange';
  readonly count: Amount;
  /** How many of them go to the top, and the others to the bottom; null where whoever looks decides. */
  readonly toTop: Amount | null;
}

/** 获得〖武圣〗, 失去〖武圣〗. */
export interface ChangeSkill extends Node {
  readonly kind: 'change-skill';
  readonly gains: boolean;
  readonly skill: string;
  /** 当前回合内获得: lost again when that ends. */
  readonly period: Period;
}

/** 目标角色与使用者轮流打出【杀】，首先不打出的角色受到另一名角色造成的1点伤害. */
export interface Alternate extends Node {
  readonly kind: 'alternate';
  readonly first: CharacterNoun;
  readonly second: CharacterNoun;
  readonly face: string;
  readonly amount: Amount;
}

/** …。若你发动过〖魂姿〗，你可以拒绝: it may be refused before it begins. */
export interface UnlessRefused extends Node {
  readonly kind: 'unless-refused';
  readonly condition: Condition;
  readonly whom: CharacterNoun;
  readonly deed: Deed;
}

/** 需打出1张【杀】，否则受到1点伤害 (T18). */
export interface OrElse extends Node {
  readonly kind: 'or-else';
  readonly deed: Deed;
  readonly otherwise: Deed;
}

/** 视为使用或打出【闪】: the card that somebody needs is there without any card (T57). */
export interface Provide extends Node {
  readonly kind: 'provide';
}

/** 装备: what an equipment card does when it is used. */
export interface Equip extends Node {
  readonly kind: 'equip';
}

/** 直到回合结束，…: lasting words that an effect begins. */
export interface Begin extends Node {
  readonly kind: 'begin';
  readonly period: Exclude<Period, 'always'>;
  readonly word: Status;
}

/** 当前回合内令目标角色“你不能使用牌”: lasting words that somebody else has. */
export interface BeginFor extends Node {
  readonly kind: 'begin-for';
  readonly period: Exclude<Period, 'always'>;
  readonly whom: NamedCharacters;
  readonly word: Status;
}

/** 当前回合内其的非锁定技无效 (T01). */
export interface VoidSkills extends Node {
  readonly kind: 'void-skills';
  readonly period: Exclude<Period, 'always'>;
  readonly whom: NamedCharacters;
}

/** 当前回合内你可以将1张与判定牌颜色不同的手牌当【决斗】使用. */
export interface BeginConvert extends Node {
  readonly kind: 'begin-convert';
  readonly period: Exclude<Period, 'always'>;
  readonly what: CardsNoun;
  readonly as: string;
}

/** A deed behind ▷: only if what stands before it was done (T13). */
export interface OnlyThen extends Node {
  readonly kind: 'only-then';
  readonly deed: Deed;
  readonly so: Deed;
}

/** 翻面并摸1张牌: both or neither (T20). */
export interface Jointly extends Node {
  readonly kind: 'jointly';
  readonly first: Deed;
  readonly second: Deed;
}

/** 令所有魏势力其他角色依次选择是否打出所需的牌: others have ready what somebody needs. */
export interface ProvideBy extends Node {
  readonly kind: 'provide-by';
  readonly whom: CharacterNoun;
}

/** 进行判定▷若判定结果为黑色，可以重复此流程. */
export interface Repeat extends Node {
  readonly kind: 'repeat';
  readonly deed: Deed;
  readonly condition: Condition;
}

/** Something that is done. */
export type Deed =
  | Sequence<Deed>
  | Sentences<Deed>
  | Then<Deed>
  | IfDone<Deed>
  | If<Deed, Condition>
  | Choose<Deed>
  | Where<Deed, Count>
  | Draw
  | DrawUp
  | RecastCards
  | Discard
  | Obtain
  | OneByOne
  | Give
  | Show
  | ChooseCharacters
  | Let
  | MayDo
  | HpDeed
  | PhaseDeed
  | FieldDeed
  | MarkDeed
  | GeneralDeed
  | CommandDeed
  | GuiseDeed
  | DoubtDeed
  | ChangeState
  | UseAs
  | Respond
  | Invalidate
  | Counter
  | CounterFaction
  | Arrange
  | LookAtTop
  | ChangeSkill
  | Alternate
  | OrElse
  | Jointly
  | Provide
  | Equip
  | Begin
  | BeginFor
  | BeginConvert
  | VoidSkills
  | Later
  | ProvideBy
  | Repeat
  | OnlyThen
  | UseDeed
  | PutAway
  | PutOnGeneral
  | Divert
  | DivertToBottom
  | DivertToGeneral
  | ShareOut
  | ExtraTurn
  | FactionCall
  | LoseSkills
  | BecomeSource
  | BecomeUser
  | UnlessRefused;

/** A skill with all its parts: 〖奸雄〗…. */
export interface Skill extends Node {
  readonly kind: 'skill';
  readonly name: string;
  readonly tags: readonly Tag[];
  readonly parts: readonly Part[];
  /** 阳：…阴：…: two parts of which each is there after the other was used (转换技). */
  readonly turning: boolean;
}

/** What a card of a deck does when it is used: 出牌阶段，对1名其他角色使用：…. */
export interface CardUse extends Node {
  readonly kind: 'card-use';
  readonly when: CardMoment;
  /** Only then; null for always. */
  readonly condition: Condition | null;
  readonly to: CharacterNoun;
  /** Who become targets beside whoever was chosen, who is 其 of them, and the user; null for nobody. */
  readonly joining: CharacterNoun | null;
  /** A second character that the target acts against, within its attack range; null for none (借刀杀人). */
  readonly against: CharacterNoun | null;
  readonly effect: Deed;
}

/** When a card can be used: in the play phase, to answer a card, or for one that is dying. */
export type CardMoment = 'play-phase' | 'answer' | 'dying';

/** 使用结算准备工作结束时：…: what a card does once for all its targets. */
export interface CardStep extends Node {
  readonly kind: 'card-step';
  readonly at: 'prepared' | 'over';
  readonly effect: Deed;
}

/** 可以被【闪】抵消: which face counters this card. */
export interface AnsweredBy extends Node {
  readonly kind: 'answered-by';
  readonly face: string;
}

/** 不因使用而置入弃牌堆时，改为置入府库，回合结束前❻由当前回合角色使用 (move.4, turn.16). */
export interface Stored extends Node {
  readonly kind: 'stored';
}

/** 军令：失去1点体力. What is told with a command, of which 你 is whoever executes it (T55). */
export interface Order extends Node {
  readonly kind: 'order';
  readonly deed: Deed;
}

/** 重铸. */
export interface Recast extends Node {
  readonly kind: 'recast';
}

/** 带有合纵标记: what is printed on a card beside its words. */
export interface Labelled extends Node {
  readonly kind: 'labelled';
  readonly label: Label;
}

/** 每名角色的回合限1次, 每轮限1次: how often something can be used in whosever turn it is, or in one round. */
export interface UseLimit extends Node {
  readonly kind: 'use-limit';
  readonly limit: number;
  readonly per: 'turn' | 'round' | 'game';
}

/** 当你受到伤害后，…. */
export interface TriggerPart extends Node {
  readonly kind: 'trigger';
  /** How often; null for as often as it is heard. */
  readonly times: UseLimit | null;
  readonly on: Occasion;
  readonly condition: Condition | null;
  /** 可以: its owner may leave it (T06). */
  readonly optional: boolean;
  /** What stands before ▶ (T12). */
  readonly cost: Deed | null;
  readonly effect: Deed;
}

/** 出牌阶段限1次，你可以…; 群势力其他角色的出牌阶段限1次，其可以…. */
export interface ActivePart extends Node {
  readonly kind: 'active';
  /** What those are who use it in their play phases instead of its owner; null for its owner. */
  readonly others: readonly CharacterQuality[] | null;
  /** How often in one play phase, or in a game; 0 for any number. */
  readonly limit: number;
  readonly perGame: boolean;
  readonly condition: Condition | null;
  readonly cost: Deed | null;
  readonly effect: Deed;
}

/** 你可以将1张红色牌当【杀】使用或打出 (T57). */
export interface ConvertPart extends Node {
  readonly kind: 'convert';
  readonly what: CardsNoun;
  readonly as: string;
  readonly deed: 'use' | 'play' | 'either';
  /** Only then. */
  readonly condition: Condition | null;
  /** How many cards it takes where those are X; null where a number says so. */
  readonly x: Count | null;
  /** How often in one play phase; 0 for any number. */
  readonly limit: number;
  /** How often in a turn or a round; null for any number. */
  readonly times: UseLimit | null;
}

/** Lasting words: 你的手牌上限+1 (P10). */
export interface StatusPart extends Node {
  readonly kind: 'status';
  /** Only while it is so: 若你已受伤，; null for always. */
  readonly condition: Condition | null;
  readonly word: Status;
}

/** A part of a skill. */
export type Part = TriggerPart | ActivePart | ConvertPart | DeclarePart | StatusPart;

/** What stands on a line of its own: a skill, or what a card of a deck does. */
export type Unit =
  | Skill
  | CardUse
  | CardStep
  | AnsweredBy
  | Recast
  | Stored
  | Labelled
  | Order
  | Part;
