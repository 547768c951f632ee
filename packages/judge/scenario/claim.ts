import type { Seat } from '@lianhuan/kernel';

/** Where cards lie, as a scenario names it. */
export interface Place {
  /** `NOBODY` for a shared zone. */
  readonly seat: Seat;
  /** Name of the zone; with a holder, of a kind of attachment. */
  readonly zone: string;
  /** The card that the cards are attached to; null in a zone. */
  readonly holder: CardReference | null;
}

/** A number of counters that lie on a card. */
export interface CounterPhrase {
  readonly name: string;
  readonly value: number;
}

/** A card as a scenario names it, with how many and in what state. */
export interface CardPhrase {
  readonly name: string;
  /** `null`: one or more where a check asks, one where a position is laid out. */
  readonly count: number | null;
  readonly states: readonly string[];
  readonly counters: readonly CounterPhrase[];
}

/** One card of the table that something is said of. */
export interface CardReference {
  readonly card: CardPhrase;
  /** `null`: wherever it lies; there must be only one then. */
  readonly place: Place | null;
}

export const COMPARISONS = ['=', '!=', '<=', '>=', '<', '>'] as const;
/** A sign between two numbers. */
export type Comparison = (typeof COMPARISONS)[number];

/** Something that can be counted on a table. */
export type Quantity =
  | { readonly kind: 'constant'; readonly value: number }
  | { readonly kind: 'count'; readonly place: Place }
  | { readonly kind: 'number'; readonly seat: Seat; readonly name: string }
  /** How many entries a list has. */
  | { readonly kind: 'entries'; readonly list: string }
  /** A derived number of a card, or how many counters lie on it. */
  | { readonly kind: 'value'; readonly name: string; readonly subject: CardReference }
  /** What a card has instead of a number it does not have. */
  | { readonly kind: 'absent' };

/** Cards that must be as a claim says, or must not be so where the claim denies it. */
export interface CardsSaid {
  readonly wanted: boolean;
  readonly cards: readonly CardPhrase[];
}

/** Something a scenario claims about a moment of a match. */
export type Claim =
  | ({ readonly kind: 'has'; readonly place: Place } & CardsSaid)
  /** Exactly these cards; in a pile, from the top. */
  | ({ readonly kind: 'is'; readonly place: Place } & CardsSaid)
  | {
      readonly kind: 'compare';
      readonly left: Quantity;
      readonly comparison: Comparison;
      readonly right: Quantity;
    }
  | { readonly kind: 'seat'; readonly name: string; readonly seat: Seat }
  /** A card is in a state, or a trait of it holds a word. */
  | {
      readonly kind: 'described';
      readonly subject: CardReference;
      readonly wanted: boolean;
      readonly words: readonly string[];
    }
  /** A trait of a card holds these words: exactly these, or these among others. */
  | {
      readonly kind: 'trait';
      readonly subject: CardReference;
      readonly name: string;
      readonly exact: boolean;
      readonly wanted: boolean;
      readonly words: readonly string[];
    }
  /** Entries of a list hold these words: exactly these entries in order, or each of them somewhere. */
  | {
      readonly kind: 'list';
      readonly name: string;
      readonly exact: boolean;
      readonly wanted: boolean;
      readonly entries: readonly string[];
    }
  | {
      readonly kind: 'phase';
      readonly wanted: boolean;
      readonly name: string;
      /** Whose turn it is; null for anybody's. */
      readonly seat: Seat | null;
    }
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
  /** Nobody has won while the match goes on, and nobody does in a draw. */
  | {
      readonly kind: 'winners';
      readonly seats: readonly Seat[];
      readonly draw: boolean;
    }
  /** A seat sees, in its own view, the faces of these cards at that place. */
  | ({ readonly kind: 'sees'; readonly seat: Seat; readonly place: Place } & CardsSaid)
  /** One event showed a seat the faces of these cards, all at once. */
  | ({ readonly kind: 'shown'; readonly seat: Seat } & CardsSaid)
  /** A seat was told that somebody chose these cards; without cards, that something was chosen. */
  | ({ readonly kind: 'knows'; readonly seat: Seat; readonly chooser: Seat } & CardsSaid)
  /** No match begins with this set-up, by that rule. */
  | { readonly kind: 'refused'; readonly because: string }
  | { readonly kind: 'cites'; readonly wanted: boolean; readonly rule: string }
  | { readonly kind: 'says'; readonly wanted: boolean; readonly words: string };

/** When a claim must hold: at its own place in the scenario, at no moment, or at every moment. */
export const TIMES = ['now', 'never', 'always'] as const;
export type Time = (typeof TIMES)[number];

/** One line of `expect` or `never`: what must be so, and when. */
export interface Check {
  readonly time: Time;
  readonly claim: Claim;
  /** As it was written. */
  readonly text: string;
  /** Line in the file, from 1. */
  readonly line: number;
}
