import type {
  Amount,
  Both,
  By,
  Change,
  Choose,
  Compare,
  Comparison,
  ForEach,
  If,
  IfDone,
  May,
  Node,
  Sentences,
  Sequence,
  Span,
  Then,
  Where,
} from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import type { ContestKind, Resource } from '../state.ts';
import type {
  Act,
  Ban,
  Fate,
  Goal,
  Party,
  Period,
  Pile,
  Rank,
  Spot,
  Timing,
  Type,
  Who,
} from './vocabulary.ts';

/**
 * The typed tree of a 民心 card's text. It is plain data: definitions hold it, and effects in force
 * carry parts of it.
 */

// ── Abilities: what stands between two full stops ──────────────────────────────────────────────

interface AbilityOf<T extends Timing> extends Node {
  readonly kind: 'ability';
  readonly timing: T;
  /** 闪电: works in other players' turns too (2.3.5). */
  readonly flash: boolean;
}

/** Carried out when its time comes: on entry, in a phase, as a reward, when revealed. */
export interface TimedAbility
  extends AbilityOf<
    'enter' | 'prepare' | 'end-of-play' | 'draw-phase' | 'reward' | 'breach' | 'reveal'
  > {
  readonly effect: Deed;
}

/** 布令: the 领土 is tapped, `cost` paid, then the effect. */
export interface EdictAbility extends AbilityOf<'edict'> {
  readonly cost: Cost | null;
  readonly effect: Deed;
}

/** 本回合限N次. */
export interface LimitedAbility extends AbilityOf<'limited'> {
  readonly limit: number;
  readonly cost: Cost | null;
  readonly effect: Deed;
}

/** 招募条件: a routed 乱军 may be put into the discard pile if the condition holds (2.4.4). */
export interface RecruitableAbility extends AbilityOf<'recruitable'> {
  readonly condition: Condition;
}

/** 当…时 / 每当…时. */
export interface TriggerAbility extends AbilityOf<'trigger'> {
  /** Printed 每当 rather than 当. */
  readonly every: boolean;
  readonly on: Occasion;
  readonly effect: Deed;
}

/** Lasting words. */
export interface StaticAbility extends AbilityOf<'static'> {
  readonly word: Lasting;
}

export type Ability =
  | TimedAbility
  | EdictAbility
  | LimitedAbility
  | RecruitableAbility
  | TriggerAbility
  | StaticAbility;

// ── Nouns ──────────────────────────────────────────────────────────────────────────────────────

/** Which cards: of a kind, within a cost, or by name. */
export interface Filter extends Node {
  readonly kind: 'filter';
  readonly type: Type;
  readonly comparison: Comparison | null;
  readonly cost: number;
  /** Null unless it stands in 【】. */
  readonly name: string | null;
}

/** Cards to pick: how many, of which, from where. */
export interface Selection extends Node {
  readonly kind: 'selection';
  readonly from: Pile;
  /** 至多. */
  readonly upTo: boolean;
  readonly count: number;
  /** Null where it cannot be other than any card: 1张手牌. */
  readonly filter: Filter | null;
}

// ── Deeds: what an effect does ─────────────────────────────────────────────────────────────────

export interface Gain extends Node {
  readonly kind: 'gain';
  readonly resource: Resource;
  readonly sign: '+' | '-';
  readonly amount: Amount;
}
export interface Draw extends Node {
  readonly kind: 'draw';
  readonly count: Amount;
}
export interface Seize extends Node {
  readonly kind: 'seize';
  readonly from: Who;
  readonly amount: Amount;
}
export interface Pouches extends Node {
  readonly kind: 'pouches';
  readonly count: number;
}
export interface Discard extends Node {
  readonly kind: 'discard';
  readonly count: number;
  readonly upTo: boolean;
}
export interface Exile extends Node {
  readonly kind: 'exile';
  readonly what: Selection;
}
export interface ExileThis extends Node {
  readonly kind: 'exile-this';
}
export interface Put extends Node {
  readonly kind: 'put';
  readonly what: Selection;
  readonly to: Goal;
}
export interface Recruit extends Node {
  readonly kind: 'recruit';
  readonly what: Selection;
}
export interface RoutRange extends Node {
  readonly kind: 'rout-range';
  readonly range: Amount;
}
export interface RoutCard extends Node {
  readonly kind: 'rout-card';
  readonly what: Selection;
}
export interface Tap extends Node {
  readonly kind: 'tap';
  readonly tapped: boolean;
  readonly what: Selection;
}
export interface TargetCost extends Node {
  readonly kind: 'target-cost';
  readonly change: Change;
}
export interface RevealEvent extends Node {
  readonly kind: 'reveal-event';
}
export interface ShowTop extends Node {
  readonly kind: 'show-top';
  readonly filter: Filter;
  readonly deed: Deed;
  readonly otherwise: Deed | null;
}
/** 本回合… and the like: lasting words that end. */
export interface Begin extends Node {
  readonly kind: 'begin';
  readonly period: Period;
  readonly word: Lasting;
}
/** 防止…下一次被…. */
export interface Prevent extends Node {
  readonly kind: 'prevent';
  readonly what: Cards;
  readonly fate: Fate;
}
/** Part of a cost only: 支付N声望. */
export interface Pay extends Node {
  readonly kind: 'pay';
  readonly amount: number;
  readonly resource: Resource;
}

/** Several costs at once. */
export interface Costs extends Node {
  readonly kind: 'costs';
  readonly steps: readonly Cost[];
}

/** What one can be asked to do before an effect. */
export type Cost = Costs | Pay | Discard | Exile | ExileThis;

/** An executable piece of an effect. */
export type Deed =
  | Sequence<Deed>
  | Sentences<Deed>
  | Then<Deed>
  | By<Deed, Who>
  | May<Deed, Who>
  | IfDone<Deed>
  | If<Deed, Condition>
  | Choose<Deed>
  | ForEach<Deed, Count>
  | Where<Deed, Count>
  | Gain
  | Draw
  | Seize
  | Pouches
  | Discard
  | Exile
  | ExileThis
  | Put
  | Recruit
  | RoutRange
  | RoutCard
  | Tap
  | TargetCost
  | RevealEvent
  | ShowTop
  | Begin
  | Prevent
  | Pay
  | Costs;

// ── Counts and conditions ──────────────────────────────────────────────────────────────────────

/** 你场上的领土数. */
export interface CardCount extends Node {
  readonly kind: 'card-count';
  readonly at: Spot;
  readonly filter: Filter;
}
export interface HandCount extends Node {
  readonly kind: 'hand-count';
}
export interface FavorCount extends Node {
  readonly kind: 'favor-count';
}
/** 你本回合打出的计略数. */
export interface DoneCount extends Node {
  readonly kind: 'done-count';
  readonly act: Act;
  readonly type: Type;
}

export type Count = CardCount | HandCount | FavorCount | DoneCount;

/** 你本回合打出过计略. */
export interface Did extends Node {
  readonly kind: 'did';
  readonly act: Act;
  /** 其他: this card itself does not count. */
  readonly other: boolean;
  readonly type: Type;
}
/** 你场上有领土. */
export interface Has extends Node {
  readonly kind: 'has';
  readonly at: Spot;
  readonly not: boolean;
  readonly filter: Filter;
}
/** 你的民心少于每位其他玩家. */
export interface FavorRank extends Node {
  readonly kind: 'favor-rank';
  readonly rank: Rank;
}
/** 此时是你的回合. */
export interface OwnTurn extends Node {
  readonly kind: 'own-turn';
  readonly own: boolean;
}
/** 正在攻城: the innermost contest is of that kind. */
export interface InContest extends Node {
  readonly kind: 'in-contest';
  readonly contest: ContestKind;
}
/** 目标牌为领土: what the innermost contest is about. */
export interface TargetIs extends Node {
  readonly kind: 'target-is';
  readonly filter: Filter;
}

export type Condition =
  | Both<Condition>
  | Compare<Count>
  | Did
  | Has
  | FavorRank
  | OwnTurn
  | InContest
  | TargetIs;

// ── Triggers ───────────────────────────────────────────────────────────────────────────────────

/** 此牌被击溃. */
export interface ThisSuffers extends Node {
  readonly kind: 'this-suffers';
  readonly fate: Fate;
}
/** 你击溃乱军, 其他玩家招募牌. */
export interface SomebodyDoes extends Node {
  readonly kind: 'somebody-does';
  readonly who: Party;
  readonly act: Act;
  readonly type: Type;
}
/** 你获得民心. */
export interface SomebodyGains extends Node {
  readonly kind: 'somebody-gains';
  readonly who: Party;
  readonly resource: Resource;
}

export type Occasion = ThisSuffers | SomebodyDoes | SomebodyGains;

// ── Lasting words ──────────────────────────────────────────────────────────────────────────────

/** Which cards lasting words speak of. */
export interface ThisCard extends Node {
  readonly kind: 'this-card';
}
export interface CardsOf extends Node {
  readonly kind: 'cards-of';
  readonly who: Party;
  readonly filter: Filter;
}
export interface CardsAround extends Node {
  readonly kind: 'cards-around';
  readonly filter: Filter;
}
export interface CardsAnywhere extends Node {
  readonly kind: 'cards-anywhere';
  readonly filter: Filter;
}
export type Cards = ThisCard | CardsOf | CardsAround | CardsAnywhere;

/** 周围的牌费用+1, 部曲的费用为3. */
export interface CostChange extends Node {
  readonly kind: 'cost-change';
  readonly what: Cards;
  readonly change: Change;
}
/** 你招募计略的费用-1: depends on who pays. */
export interface PaymentChange extends Node {
  readonly kind: 'payment-change';
  readonly who: Party;
  readonly act: 'recruit' | 'rout';
  readonly filter: Filter;
  readonly change: Change;
}
export interface DefenceChange extends Node {
  readonly kind: 'defence-change';
  readonly what: Cards;
  readonly change: Change;
}
export interface HandLimitChange extends Node {
  readonly kind: 'hand-limit-change';
  readonly who: Party;
  readonly change: Change;
}
/** 此牌不能被击溃. */
export interface CannotBe extends Node {
  readonly kind: 'cannot-be';
  readonly what: Cards;
  readonly fate: Fate;
}
/** 玩家不能攻城. */
export interface Cannot extends Node {
  readonly kind: 'cannot';
  readonly who: Party;
  readonly ban: Ban;
}
/** 你招募的计略改为置于你的牌库顶. */
export interface RecruitTo extends Node {
  readonly kind: 'recruit-to';
  readonly who: Party;
  readonly filter: Filter;
  readonly to: Goal;
}
/** 你将获得民心时，改为获得的民心+1. */
export interface GainInstead extends Node {
  readonly kind: 'gain-instead';
  readonly who: Party;
  readonly resource: Resource;
  readonly change: Change;
}
/** 此牌将被击溃时，你可以改为弃置1张手牌. */
export interface Rescue extends Node {
  readonly kind: 'rescue';
  readonly what: Cards;
  readonly fate: Fate;
  readonly instead: Deed;
}
/** 此牌留在场上: not discarded in the draw phase (2.3.4). */
export interface Stays extends Node {
  readonly kind: 'stays';
}

/** Words that change a number. */
export type Modifier = CostChange | PaymentChange | DefenceChange | HandLimitChange | TargetCost;
/** Words that keep something from happening. */
export type Prohibition = CannotBe | Cannot;
/** Words that make something else happen instead. */
export type Replacement = RecruitTo | GainInstead | Rescue | Prevent;

/** Words that work as long as they are in force. */
export type Lasting =
  | Exclude<Modifier, TargetCost>
  | Prohibition
  | Exclude<Replacement, Prevent>
  | Stays;

/** What a continuous effect carries: lasting words, a trigger, or words that an effect began. */
export type Body = Lasting | TriggerAbility | Begun;

/** Words begun by an effect, with what was known then. */
export interface Begun {
  readonly kind: 'begun';
  readonly word: Lasting | TargetCost | Prevent;
  /** Until when; `contest`: until the contest it answers is settled; `used`: until it has worked. */
  readonly period: Period | 'contest' | 'used';
  /** The words that began them stand here in the source's text. */
  readonly span: Span;
  /** `state.turn` when it began. */
  readonly turn: number;
  /** The card a 目标牌 was, in that incarnation; else `NO_CARD`. */
  readonly card: CardId;
  readonly incarnation: number;
}

/** Any node of the tree. */
export type CardNode =
  | Ability
  | Deed
  | Condition
  | Count
  | Occasion
  | Lasting
  | Cards
  | Filter
  | Selection
  | Change;
