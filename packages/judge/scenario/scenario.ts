import type { Seat, Seed, Text } from '@lianhuan/kernel';
import type { Check, Claim } from './claim.ts';
import type { JudgedGame, Position } from './judged-game.ts';

/** One line of `plays`. */
export type Step =
  | {
      readonly kind: 'play';
      readonly seat: Seat;
      readonly label: string;
      readonly line: number;
      /** It is passed over where nobody is asked for it: another part of its line says as much. */
      readonly ifAsked?: boolean;
    }
  | { readonly kind: 'check'; readonly check: Check; readonly line: number }
  /** Whoever is asked next picks this option, then whoever is asked after that, until each seat has done so once. */
  | { readonly kind: 'each'; readonly label: string; readonly line: number }
  /** The next so many decisions take their first option, whoever is asked. */
  | { readonly kind: 'any'; readonly count: number; readonly line: number }
  /** Decisions take their first option until somebody is asked something. */
  | { readonly kind: 'until'; readonly claim: Claim; readonly text: string; readonly line: number };

/** Where a scenario begins: at a position, where a match really begins, or not at all. */
export type Beginning =
  | { readonly kind: 'position'; readonly position: Position }
  | {
      readonly kind: 'start';
      /** The set-up as the scenario writes it, and as the game has read it. */
      readonly asked: unknown;
      readonly setup: unknown;
      readonly seed: Seed;
      /** Zones that hold other cards than in a real match. */
      readonly stacked: Position | null;
    }
  /** A set-up, not read yet, that is not to be played. */
  | { readonly kind: 'refused'; readonly setup: unknown };

/** What a task asks of a player: to find an attack that ends it, the right order, an answer in time, or a rule. */
export const PRACTICE_KINDS = ['lethal', 'order', 'answer', 'rule'] as const;
/** What a task asks for: an attack that ends it, an order, an answer, or a rule. */
export type PracticeKind = (typeof PRACTICE_KINDS)[number];

/** What makes a scenario a task to practise on: `plays` are one way to its goal, which is what `expect` says. */
export interface PracticeTask {
  /** The title is in Chinese; this is the same in English. */
  readonly english: string;
  /** From 1, easy, to 3. */
  readonly level: number;
  readonly kind: PracticeKind;
  readonly goal: Text;
  readonly hint: Text;
  /** What made it so, once it is done. */
  readonly why: Text;
  /** As soon as all of one of these hold, the goal is out of reach. */
  readonly lost: readonly (readonly Check[])[];
}

/** A case to try: from where, what is played, and what must then hold. */
export interface Scenario {
  readonly file: string;
  /** Line of the file where it starts, from 1. */
  readonly line: number;
  /** Its document, as it was written. */
  readonly text: string;
  readonly judged: JudgedGame;
  readonly title: string;
  /** The rules it claims to prove. */
  readonly rules: readonly string[];
  readonly players: number;
  readonly beginning: Beginning;
  readonly steps: readonly Step[];
  readonly expect: readonly Check[];
  /** Null for what is no task. */
  readonly practice: PracticeTask | null;
}
