import { type LogLine, NOBODY, type Seat } from '@lianhuan/kernel';
import type { EngineMatch } from '@lianhuan/releases';

/** How long the log of a match was at some moment at which it rested. */
export interface LogExtent {
  /** How many nodes it had (`EngineMatch.logged`). */
  readonly nodes: number;
  /** How many of them were lines of anybody. */
  readonly numbered: number;
  /** How many lines each reader had: the seats in order, then whoever looks on. */
  readonly lines: readonly number[];
}

/** Before anything happened. */
export function emptyLog(seats: number): LogExtent {
  return { nodes: 0, numbered: 0, lines: Array.from({ length: seats + 1 }, () => 0) };
}

/** The place of a seat, or of `NOBODY`, among the readers of a log. */
export function readerOf(seat: Seat, seats: number): number {
  return seat === NOBODY ? seats : seat;
}

/** What each reader was told from there on, in the order of `LogExtent.lines`. */
export function linesSince(match: EngineMatch, { nodes }: LogExtent): readonly LogLine[][] {
  return Array.from({ length: match.seats + 1 }, (_, reader) =>
    match.log(reader === match.seats ? NOBODY : (reader as Seat), nodes),
  );
}

/** The extent of the log where the match stands. @param before an earlier one that still holds */
export function extentOf(match: EngineMatch, before: LogExtent): LogExtent {
  const since = linesSince(match, before);
  return {
    nodes: match.logged,
    numbered: Math.max(before.numbered, ...since.map((lines) => (lines.at(-1)?.id ?? -1) + 1)),
    lines: since.map(({ length }, reader) => before.lines[reader] + length),
  };
}
