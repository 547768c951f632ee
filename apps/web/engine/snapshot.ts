import type { Seat } from '@lianhuan/kernel';
import type { EngineMatch, Refusal } from '@lianhuan/releases';
import type { LogNews, Rules, SeatKind, Snapshot } from './protocol.ts';
import type { Tape } from './tape.ts';

/** What led to the table as it is: who answered, and how long the log was before. */
export interface Step {
  readonly answered: Seat;
  readonly log: number;
}

/** Who looks at the table, and how it came to be as it is. */
interface Glimpse {
  readonly mode: Snapshot['mode'];
  readonly rules: Rules;
  readonly seat: Seat;
  readonly seats: readonly SeatKind[];
  readonly step: Step;
  readonly marks: readonly number[];
  readonly thinking: boolean;
  readonly canUndo: boolean;
  readonly refusals: readonly Refusal[];
}

/** The table as `seat` sees it now. */
export function snapshotOf(tape: Tape, glimpse: Glimpse): Snapshot {
  const { match } = tape;
  const { step, ...rest } = glimpse;
  return {
    ...rest,
    view: match.view(rest.seat),
    live: rest.mode === 'play' && tape.atEnd,
    answers: match.answers.length,
    total: tape.total,
    rounds: tape.rounds,
    answered: step.answered,
    moves: match.moves(rest.seat, step.log),
    news: match.log(rest.seat, step.log).map(({ id }) => id),
  };
}

/** What a page that knows the log up to node `from` has yet to learn. */
export function logNews(match: EngineMatch, seat: Seat, from: number): LogNews {
  const lines = match.log(seat, from);
  return { known: match.log(seat).length - lines.length, lines };
}
