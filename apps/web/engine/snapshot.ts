import {
  type Match,
  mayLook,
  type Seat,
  type Table,
  type TableEvent,
  view,
  viewLog,
} from '@lianhuan/kernel';
import type { CardMove, LogNews, Refusal, SeatKind, Snapshot } from './protocol.ts';
import type { Tape } from './tape.ts';

/** What led to the table as it is: who answered, and how long the log was before. */
export interface Step {
  readonly answered: Seat;
  readonly log: number;
}

/** Who looks at the table, and how it came to be as it is. */
interface Glimpse {
  readonly mode: Snapshot['mode'];
  readonly seat: Seat;
  readonly seats: readonly SeatKind[];
  readonly step: Step;
  readonly marks: readonly number[];
  readonly thinking: boolean;
  readonly canUndo: boolean;
  readonly refusals: readonly Refusal[];
}

/** The table as `seat` sees it now. */
export function snapshotOf<T extends Table>(tape: Tape<T>, glimpse: Glimpse): Snapshot {
  const { match } = tape;
  const { step, ...rest } = glimpse;
  return {
    ...rest,
    view: view(match, rest.seat),
    live: rest.mode === 'play' && tape.atEnd,
    answers: match.answers.length,
    total: tape.total,
    rounds: tape.rounds,
    answered: step.answered,
    moves: movesSince(match, rest.seat, step.log),
    news: viewLog(match, rest.seat, step.log).map(({ id }) => id),
  };
}

/** What a page that knows the log up to node `from` has yet to learn. */
export function logNews<T extends Table>(match: Match<T>, seat: Seat, from: number): LogNews {
  return { from, lines: viewLog(match, seat, from) };
}

function movesSince<T extends Table>(match: Match<T>, seat: Seat, from: number): CardMove[] {
  return match.log
    .slice(from)
    .map(({ event }) => event)
    .filter(isMove)
    .map((move) => seenMove(match.table, move, seat));
}

type Move = Extract<TableEvent, { type: 'move' }>;

function isMove(event: unknown): event is Move {
  return (event as Partial<TableEvent> | null)?.type === 'move';
}

/** A card that has gone on to another zone, or lies where this seat cannot look, has no name. */
function seenMove(table: Table, { card, from, to }: Move, seat: Seat): CardMove {
  const { zone, handle } = table.cards[card];
  const seen = zone === to && mayLook(table.zones[zone], seat);
  return { card: seen ? handle : null, from, to };
}
