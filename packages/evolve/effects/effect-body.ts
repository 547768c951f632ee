import type { AbilityRef, CardRef, Declared } from '../table/state.ts';
import type { Deed } from '../text/nodes/actions.ts';
import type { Condition, Occasion } from '../text/nodes/conditions-and-counts.ts';
import type { Ability, Triggered } from '../text/nodes/index.ts';
import type { Lasting } from '../text/nodes/lasting.ts';
import type { Period } from '../text/reading/vocabulary.ts';

/** What continuous effects and triggers carry. */

/** Lasting words of a card, as long as it holds them. */
export interface Held {
  readonly kind: 'held';
  readonly ability: Ability;
  readonly ref: AbilityRef;
  readonly word: Lasting;
  /** What 若 says before them: all must hold (10.3.3). */
  readonly conditions: readonly Condition[];
}

/** An automatic ability of a card, as long as it holds it. */
export interface HeldTrigger {
  readonly kind: 'trigger';
  readonly ability: Ability;
  readonly ref: AbilityRef;
  readonly word: Triggered;
  /** The card that granted it; −1 for one of the card's own. */
  readonly granted: number;
}

/** What was fixed when words were begun. */
export interface Fixed {
  /** Whom they are for; null for players' and rules' words. */
  readonly subjects: readonly CardRef[] | null;
  readonly x: number;
  readonly that: readonly CardRef[];
  readonly declared: Declared | null;
}

/** Lasting words begun by an effect (10.9.2). */
export interface Begun {
  readonly kind: 'begun';
  readonly word: Lasting;
  readonly fixed: Fixed;
  readonly period: Period | null;
  /** `state.turn` when they began. */
  readonly turn: number;
}

/** 时限诱发 (10.7.5). */
export interface Awaiting {
  readonly kind: 'awaiting';
  readonly on: Occasion;
  readonly every: boolean;
  readonly deed: Deed;
  readonly fixed: Fixed;
  /** `state.turn` when it began: `every` ends with that turn. */
  readonly turn: number;
}

export type Body = Held | HeldTrigger | Begun | Awaiting;
