import type { Analysis, ReviewedDecision } from '@lianhuan/bots';
import type { MatchRecord, Problem, Seat } from '@lianhuan/kernel';
import { create } from 'zustand';
import { Analyst } from './analyst.ts';

/** What is thought of the decision at the end of a record. */
export interface AnalysedMoment {
  /** How many answers had been given. */
  readonly at: number;
  readonly seat: Seat;
  /** Null until the first match was imagined. */
  readonly analysis: Analysis | null;
  readonly ended: boolean;
  readonly problems: readonly Problem[];
}

/** A game that is looked at again, decision by decision. */
export interface ReviewedGame {
  readonly seat: Seat;
  /** How many answers it has. */
  readonly answers: number;
  /** Those that were looked at so far. */
  readonly decisions: readonly ReviewedDecision[];
  /** What picks cost in all, and what came between them, in chances to win; null until the end. */
  readonly sums: { readonly skill: number; readonly luck: number } | null;
  readonly problems: readonly Problem[];
}

interface AnalysisStore {
  readonly moment: AnalysedMoment | null;
  readonly review: ReviewedGame | null;
  /** Analyses the decision that the seat is asked at the end of the record. */
  analyse(record: MatchRecord, seat: Seat): void;
  /** Reviews what the seat decided in the whole record. */
  reviewGame(record: MatchRecord, seat: Seat): void;
  /** Ends whatever is thought about, and forgets it. */
  close(): void;
}

/** `const review = useAnalysis(({ review }) => review)`: what a worker beside the match thinks of it. */
export const useAnalysis = create<AnalysisStore>()((set, get) => {
  const analyst = new Analyst();

  return {
    moment: null,
    review: null,
    analyse(record, seat) {
      const at = record.answers.length;
      set({ moment: { at, seat, analysis: null, ended: false, problems: [] }, review: null });
      analyst.think('decision', record, seat, (message) => {
        const { moment } = get();
        if (moment === null) return;
        if (message.type === 'failed') {
          set({ moment: { ...moment, ended: true, problems: message.problems } });
        }
        if (message.type !== 'analysis') return;
        set({ moment: { ...moment, analysis: message.analysis, ended: message.ended } });
      });
    },
    reviewGame(record, seat) {
      const answers = record.answers.length;
      set({ moment: null, review: { seat, answers, decisions: [], sums: null, problems: [] } });
      analyst.think('game', record, seat, (message) => {
        const { review } = get();
        if (review === null) return;
        switch (message.type) {
          case 'reviewed': {
            const decisions = [...review.decisions, ...message.decisions];
            return set({ review: { ...review, decisions } });
          }
          case 'review': {
            const { decisions, ...sums } = message.review;
            return set({ review: { ...review, decisions, sums } });
          }
          case 'failed':
            return set({ review: { ...review, problems: message.problems } });
          case 'analysis':
            return;
        }
      });
    },
    close() {
      analyst.stop();
      set({ moment: null, review: null });
    },
  };
});

/** The option that is thought best after so many answers; null where nothing was thought about there. */
export function adviceAt(moment: AnalysedMoment | null, answers: number): number | null {
  if (moment?.at !== answers) return null;
  return moment.analysis?.options[0]?.option ?? null;
}
