import type { MatchRecord, Seat, Seed } from '@lianhuan/kernel';

/** What a bot who thinks ahead is asked, as plain data: whoever has it needs nothing else of the match. */
export interface Question extends Pick<MatchRecord, 'game' | 'version' | 'content' | 'setup'> {
  readonly match: string;
  readonly seed: Seed;
  readonly answers: readonly number[];
  readonly seat: Seat;
  readonly bot: string;
  /** What the bot leaves to chance follows from it. */
  readonly chance: Seed;
}

/** A question on its way to the thread, and how long may be thought about it, in milliseconds. */
export interface PosedQuestion {
  readonly question: Question;
  readonly ms: number;
}

/** What came of it: the option, or why there is none; null where there was no time for it. */
export type Thought =
  | { readonly ok: true; readonly index: number }
  | { readonly ok: false; readonly why: string | null };
