import type { HeldWords } from '@lianhuan/cardtext';
import type { CardId } from '@lianhuan/kernel';
import type { AbilityRef, CardRef, Declared, Target } from '../table/state.ts';
import type { Deed } from '../text/nodes/actions.ts';
import type { Condition, Count, Occasion } from '../text/nodes/conditions-and-counts.ts';
import type { Ability, Triggered } from '../text/nodes/index.ts';
import type { Lasting } from '../text/nodes/lasting.ts';
import type { Period } from '../text/reading/vocabulary.ts';

/** What continuous effects and triggers carry. */

/** Lasting words of a card, as long as it holds them; 效果条件, roles' and 若 must hold. */
export interface Held extends HeldWords<Ability, AbilityRef, Lasting, Condition> {
  readonly x: Count | null;
}

/** A triggered effect of a card, as long as it holds it. */
export interface HeldTrigger {
  readonly kind: 'trigger';
  readonly ability: Ability;
  readonly ref: AbilityRef;
  readonly word: Triggered;
}

/** What was fixed when words were begun (708.2b, 708.2c). */
export interface Fixed {
  /** The cards that the words are for; null for words about players and rules. */
  readonly subjects: readonly CardRef[] | null;
  readonly seats: readonly number[] | null;
  readonly x: number;
  readonly that: readonly Target[];
  readonly declared: Declared | null;
}

/** When an effect that was begun ends, where its period alone does not say. */
export interface End {
  /** For N回合内 the number of the turn (`state.turn`) with which it ends; 0 for others. */
  readonly lastTurn: number;
  /**
   * For 直到战斗结束: inside how many battles that effects began the battle under way was (606.11). Null
   * where none was: it ends with the next.
   */
  readonly battle: number | null;
  /** Only where it is for a 阵亡 by damage of these cards that has just been dealt: it ends with the next rule effects. */
  readonly lethalFrom?: readonly CardId[];
}

/** Lasting words begun by an effect (708.2). */
export interface Begun extends End {
  readonly kind: 'begun';
  readonly word: Lasting;
  readonly fixed: Fixed;
  readonly period: Period;
  /** Did the words look at characteristics of their cards, to find them or to know what they do (112.2d)? */
  readonly seesFeatures: boolean;
}

/** A delayed trigger (703.7). */
export interface Awaiting extends End {
  readonly kind: 'awaiting';
  readonly on: Occasion;
  readonly every: boolean;
  readonly deed: Deed;
  readonly fixed: Fixed;
  readonly period: Period | null;
}

/** What a continuous effect or a trigger carries, of whichever sort. */
export type Body = Held | HeldTrigger | Begun | Awaiting;
