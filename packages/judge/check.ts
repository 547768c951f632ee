import type { Seat } from '@lianhuan/kernel';

/** A zone as a scenario names it; `seat` is `NOBODY` for a shared one. */
export interface Place {
  readonly seat: Seat;
  readonly zone: string;
}

/** A card as a scenario names it, with how many and in what state. */
export interface CardPhrase {
  readonly name: string;
  /** `null`: one or more where a check asks, one where a position is laid out. */
  readonly count: number | null;
  readonly states: readonly string[];
}

export const COMPARISONS = ['=', '!=', '<=', '>=', '<', '>'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Something that can be counted on a table. */
export type Quantity =
  | { readonly kind: 'constant'; readonly value: number }
  | { readonly kind: 'count'; readonly place: Place }
  | { readonly kind: 'number'; readonly seat: Seat; readonly name: string }
  | {
      readonly kind: 'value';
      readonly name: string;
      readonly card: CardPhrase;
      readonly place: Place;
    };

/** Something a scenario claims about a moment of a match. */
export type Claim =
  | {
      readonly kind: 'has';
      readonly place: Place;
      readonly wanted: boolean;
      readonly cards: readonly CardPhrase[];
    }
  /** Exactly these cards; in a pile, from the top. */
  | { readonly kind: 'is'; readonly place: Place; readonly cards: readonly CardPhrase[] }
  | {
      readonly kind: 'compare';
      readonly left: Quantity;
      readonly comparison: Comparison;
      readonly right: Quantity;
    }
  | { readonly kind: 'seat'; readonly name: string; readonly seat: Seat }
  | {
      readonly kind: 'may';
      readonly seat: Seat;
      readonly wanted: boolean;
      readonly label: string;
      /** The rule that is the reason why not. */
      readonly because: string | null;
    }
  /** `NOBODY` asked: the match is over. */
  | { readonly kind: 'asked'; readonly seat: Seat; readonly words: string }
  /** No winners: the match goes on. */
  | { readonly kind: 'winners'; readonly seats: readonly Seat[] }
  | { readonly kind: 'cites'; readonly wanted: boolean; readonly rule: string }
  | { readonly kind: 'says'; readonly wanted: boolean; readonly words: string };

/** When a claim must hold: at its own place in the scenario, at no moment, or at every moment. */
export const TIMES = ['now', 'never', 'always'] as const;
export type Time = (typeof TIMES)[number];

export interface Check {
  readonly time: Time;
  readonly claim: Claim;
  /** As it was written. */
  readonly text: string;
  /** Line in the file, from 1. */
  readonly line: number;
}
