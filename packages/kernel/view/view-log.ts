import { contentFor, type LineContent } from '../log/line.ts';
import type { LogNode } from '../log/recorder.ts';
import type { Match } from '../match/match.ts';
import type { Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';

/** A line of the log, or a cause that lines hang from, as one seat reads it. */
export interface LogLine extends LineContent {
  /** Lines are numbered in the order in which they come; what nobody is told has no number. */
  readonly id: number;
  /** The line of the cause it hangs from; −1 for none. */
  readonly parent: number;
  /** How many answers had been given. */
  readonly answers: number;
  readonly rules: readonly string[];
}

/**
 * The log as `seat` may read it, settled line by line as it was written: nothing that comes later changes
 * a line. Of a match that records for a judge, the judge's lines, whatever the seat.
 * @param from only the lines that have come since there were so many nodes
 */
export function viewLog<T extends Table>(match: Match<T>, seat: Seat, from = 0): LogLine[] {
  const lines: LogLine[] = [];
  const { log } = match;
  const tell = ({ line, parent, answers, rules, content: told }: LogNode) => {
    const words = line === null ? null : contentFor(told, seat);
    if (line === null || words === null) return;
    lines.push({
      id: line.number,
      parent: log[parent]?.line?.number ?? -1,
      answers,
      rules,
      ...words,
    });
  };
  for (const cause of causesSince(log, from)) tell(cause);
  for (let place = from; place < log.length; place++) tell(log[place]);
  return lines;
}

/** Causes written down before node `from` of which something has come only since, the outermost first. */
function causesSince(log: readonly LogNode[], from: number): LogNode[] {
  const causes: LogNode[] = [];
  if (from === 0) return causes;
  let above = log.slice(from).find(({ line }) => line !== null)?.parent ?? -1;
  for (; above >= 0; above = log[above].parent) {
    if (above < from && (log[above].line?.since ?? -1) >= from) causes.unshift(log[above]);
  }
  return causes;
}
