import type { HeldWords } from '@lianhuan/cardtext';
import type { AbilityRef, CardRef, Declared } from '../table/state.ts';
import type { Mention } from '../text/meaning/scope.ts';
import type { Deed } from '../text/nodes/actions.ts';
import type { Condition, Occasion } from '../text/nodes/conditions-and-counts.ts';
import type { Ability, Entry, Triggered } from '../text/nodes/index.ts';
import type { Lasting } from '../text/nodes/lasting.ts';
import type { Period } from '../text/reading/vocabulary.ts';

/** What the effects on a table carry: a static ability, an automatic one, lasting words, a delayed trigger. */

/** One sentence of a card's static ability, as long as the card has that ability; its 若 must hold (10.3.3). */
export type Held = HeldWords<Ability, AbilityRef, Lasting, Condition>;

/** An automatic ability of a card, as long as the card has it. */
export interface HeldTrigger {
  readonly kind: 'trigger';
  readonly ability: Ability;
  readonly ref: AbilityRef;
  readonly word: Triggered;
  /** Which of the things that its words wait for. */
  readonly on: Entry | Occasion;
  /** The card whose effect granted the ability; −1 for a printed one. */
  readonly granted: number;
}

/** What an effect fixed when it began: X, the cards that 其 means, what its user declared. */
export interface Fixed {
  /** The cards it is for; null for words about players. */
  readonly subjects: readonly CardRef[] | null;
  readonly x: number;
  readonly that: readonly CardRef[];
  /** All that its words had brought up by then, for 前者 and 该随从. */
  readonly mentions: readonly Mention[];
  readonly declared: Declared | null;
}

/** Lasting words begun by an effect (10.9.2). */
export interface Begun {
  readonly kind: 'begun';
  readonly word: Lasting;
  readonly fixed: Fixed;
  readonly period: Period | null;
  /** The card with whose leaving the field they end; null for none. */
  readonly until: CardRef | null;
  /** `state.turn` when they began. */
  readonly turn: number;
}

/** 时限诱发 (10.7.5): a trigger that an effect began, for later. */
export interface Awaiting {
  readonly kind: 'awaiting';
  /** What it waits for, any of them. */
  readonly on: readonly Occasion[];
  /** Which of them this trigger hears: there is one for each. */
  readonly at: number;
  /** 每次: it fires each time until the turn ends; else once (10.7.5.1). */
  readonly every: boolean;
  readonly deed: Deed;
  readonly fixed: Fixed;
  /** `state.turn` when it began: `every` ends with that turn. */
  readonly turn: number;
}

/** What a continuous effect or a trigger carries, of whichever sort. */
export type Body = Held | HeldTrigger | Begun | Awaiting;
