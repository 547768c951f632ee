import type { Node, Span } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import type { Period, Timing } from '../reading/vocabulary.ts';
import type { Cost, Deed, Delayed, Prevent, TargetCost } from './deed-nodes.ts';
import type { Condition, Occasion } from './fact-nodes.ts';
import type { Lasting } from './lasting-nodes.ts';

export type * from './deed-nodes.ts';
export type * from './fact-nodes.ts';
export type * from './lasting-nodes.ts';
export type * from './noun-nodes.ts';

/**
 * The typed tree of a 民心 card's text. It is plain data: definitions hold it, and effects in force
 * carry parts of it.
 */

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

/** One ability of a card, by when it works. */
export type Ability =
  | TimedAbility
  | EdictAbility
  | LimitedAbility
  | RecruitableAbility
  | TriggerAbility
  | StaticAbility;

/** What a continuous effect carries: lasting words, a trigger, or words that an effect began. */
export type Body = Lasting | TriggerAbility | Begun;

/** Words begun by an effect, with what was known then. */
export interface Begun {
  readonly kind: 'begun';
  readonly word: Lasting | TargetCost | Prevent | Delayed;
  /** Until when; `contest`: until the contest it answers is settled; `used`: until it has worked. */
  readonly period: Period | 'contest' | 'used';
  /** The words that began them stand here in the source's text. */
  readonly span: Span;
  /** `state.turn` when it began. */
  readonly turn: number;
  /** How many contests were open when it began: the innermost of them is the one it may be for. */
  readonly contests: number;
  /** The card a 目标牌 was, in that incarnation; else `NO_CARD`. */
  readonly card: CardId;
  readonly incarnation: number;
}
