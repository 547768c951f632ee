import type { Handle, Seat } from '../table/ids.ts';
import type { Outcome } from '../table/table.ts';
import type { Text } from '../text/text.ts';

/** The definition of a card that lies with its back up to the one who looks. */
export const UNSEEN = '';

/** A card as somebody sees it. */
export interface CardView {
  readonly handle: Handle;
  /** {@link UNSEEN} for a card whose face this seat may not see. */
  readonly definition: string;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  /** The card it is attached to, if any. */
  readonly host: Handle | null;
  readonly counters: Readonly<Record<string, number>> | null;
  /** Derived numbers. */
  readonly values: Readonly<Record<string, number>>;
}

/** A zone as somebody sees it: always how many, and the cards only if this seat may look. */
export interface ZoneView {
  readonly id: number;
  readonly name: string;
  readonly owner: Seat;
  readonly count: number;
  readonly cards: readonly CardView[] | null;
}

/** One thing this seat may pick; its place in the list is the answer. */
export interface OptionView {
  readonly verb: string;
  /** The card it is about, if this seat may look at it. */
  readonly card: Handle | null;
  readonly seat: Seat;
  readonly amount: number;
  readonly label: Text;
}

/** What this seat is asked. */
export interface DecisionView {
  readonly kind: string;
  readonly prompt: Text;
  readonly rule: string;
  readonly idle: boolean;
  /** The card it is about, if this seat may look at it. */
  readonly about: Handle | null;
  /** The number the prompt speaks of, if any (see {@link Decision}). */
  readonly amount: number;
  readonly options: readonly OptionView[];
}

/** Everything one seat may know at one moment, as plain data. */
export interface View {
  readonly game: string;
  readonly seat: Seat;
  readonly seats: number;
  readonly zones: readonly ZoneView[];
  readonly state: unknown;
  /** What this seat is asked now, if it is. */
  readonly decision: DecisionView | null;
  /** The seats that are being asked, this one or others. */
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | null;
}
