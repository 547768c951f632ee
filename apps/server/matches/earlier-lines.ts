import type { LogLine, Seat } from '@lianhuan/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { readLines } from './checkpoints.ts';
import type { LiveMatch } from './live-match.ts';
import { readerOf } from './log-extent.ts';

/** As many lines are given at once. */
const MOST_LINES = 400;

/**
 * Lines of the log that end before line `to`, as a seat, or whoever looks on, was told them; the last ones, if there are too
 * many. A match that was played on from a stored point does not have them: they are in the rows.
 */
export async function linesBefore(
  db: Kysely<Schema>,
  live: LiveMatch,
  seat: Seat,
  to: number,
): Promise<readonly LogLine[]> {
  const { match, stored, entries } = live;
  const end = Math.min(to, live.linesOf(seat));
  const range = { from: Math.max(0, end - MOST_LINES), to: end };
  if (!live.hasWholeLog) {
    const lines = await readLines(db, stored.id, readerOf(seat, match.seats), range, entries);
    if (lines.length === range.to - range.from) return lines;
  }
  return match.log(seat).slice(range.from, range.to);
}
