import type { Analysis, Review, ReviewedDecision } from '@lianhuan/bots';
import type { MatchRecord, Problem, Seat } from '@lianhuan/kernel';

/** What is asked of the worker; a new request ends the one before. */
export type AnalysisRequest = Thought | { readonly id: number; readonly of: 'nothing' };

/** What is to be thought about. */
export interface Thought {
  /** Told with everything that comes of it. */
  readonly id: number;
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** The decision the seat is asked at the end of the record, or all it made in it. */
  readonly of: 'decision' | 'game';
}

/** What the worker tells as it goes. */
export type AnalysisMessage = { readonly id: number } & (
  | { readonly type: 'analysis'; readonly analysis: Analysis; readonly ended: boolean }
  | { readonly type: 'reviewed'; readonly decisions: readonly ReviewedDecision[] }
  | { readonly type: 'review'; readonly review: Review }
  | { readonly type: 'failed'; readonly problems: readonly Problem[] }
);
