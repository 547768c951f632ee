import type { Seat } from '@lianhuan/kernel';
import type { EngineMatch } from '@lianhuan/releases';
import type { Glimpse, LogNews, Snapshot } from './protocol.ts';
import type { Tape } from './tape.ts';

/** What led to the table as it is: who answered, and how long the log was before. */
export interface Step {
  readonly answered: Seat;
  readonly log: number;
}

/** The table as `seat` sees it now. */
export function snapshotOf(tape: Tape, step: Step, glimpse: Glimpse): Snapshot {
  const { match } = tape;
  const { mode, seat } = glimpse;
  return {
    ...glimpse,
    view: match.view(seat),
    live: mode === 'play' && tape.atEnd,
    answers: match.answers.length,
    total: tape.total,
    rounds: tape.rounds,
    standings: match.outcome === null ? [] : tape.standings,
    answered: step.answered,
    moves: match.moves(seat, step.log),
    news: match.log(seat, step.log).map(({ id }) => id),
  };
}

/** What a page that knows the log up to node `from` has yet to learn. */
export function logNews(match: EngineMatch, seat: Seat, from: number): LogNews {
  const lines = match.log(seat, from);
  return { known: match.log(seat).length - lines.length, lines, anew: false };
}
