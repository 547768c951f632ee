import { type LogLine, leftOutLog } from '@lianhuan/kernel';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { LogExtent } from './log-extent.ts';
import type { ToldCheckpoint, TracedCheckpoint, TraceStep } from './traced-match.ts';

/** What readers were told, as a row has it: what several of them were told alike stands there once. */
interface StoredLines {
  readonly told: readonly LogLine[];
  /** Of each reader the places of its lines in `told`. */
  readonly by: readonly (readonly number[])[];
}

/**
 * The last stored point of a match from which it can be played on, with all steps that lead there; null if there is none.
 * @param until how many entries lead to it at most
 */
export async function readCheckpoint(
  db: Kysely<Schema>,
  match: string,
  until?: number,
): Promise<TracedCheckpoint | null> {
  const rows = rowsOf(db, match, until);
  const [last, parts] = await Promise.all([
    rows
      .select(['number', 'state', 'fingerprint', 'log_from', 'log', 'extent'])
      .orderBy('number', 'desc')
      .limit(1)
      .execute(),
    rows.select(['number', 'base', 'trace']).execute(),
  ]);
  if (last.length === 0) return null;
  const [{ number, state: table, fingerprint, log_from: nodes, log, extent }] = last;
  const leading = leadingTo(number, parts);
  if (leading === null) return null;
  const before = JSON.parse(extent) as LogExtent;
  if (before.nodes !== nodes) return null;
  return {
    number,
    steps: leading.flatMap(({ trace }) => JSON.parse(trace) as TraceStep[]),
    point: {
      // Its rows tell them.
      answers: [],
      table,
      fingerprint: Number(fingerprint),
      log: [leftOutLog(nodes, before.numbered), { from: nodes, nodes: log }],
    },
    before,
  };
}

/** Which lines of a log are wanted: from line `from` on, up to `to`. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Lines that a reader was told, as far as stored points of a match have them.
 * @param reader see `readerOf`
 * @param until how many entries lead to the last of these points at most
 */
export async function readLines(
  db: Kysely<Schema>,
  match: string,
  reader: number,
  { from, to }: LineRange,
  until: number,
): Promise<readonly LogLine[]> {
  const rows = rowsOf(db, match, until);
  const parts = await rows.select(['number', 'base', 'extent']).orderBy('number').execute();
  const leading = parts.length === 0 ? null : leadingTo(parts[parts.length - 1].number, parts);
  if (leading === null) return [];
  const starts = leading.map(({ extent }) => (JSON.parse(extent) as LogExtent).lines[reader]);
  // Those of a part that come after a later part begins were taken back.
  const ends = starts.map((_, at) => Math.min(to, ...starts.slice(at + 1)));
  const wanted = leading.filter((_, at) => starts[at] < ends[at] && ends[at] > from);
  const numbers = wanted.map(({ number }) => number);
  if (numbers.length === 0) return [];
  const told = await rows.select(['number', 'lines']).where('number', 'in', numbers).execute();
  const byNumber = new Map(told.map(({ number, lines }) => [number, lines]));
  const range: LogLine[] = [];
  for (const [at, { number }] of leading.entries()) {
    const lines = byNumber.get(number);
    if (lines === undefined) continue;
    const { told, by } = JSON.parse(lines) as StoredLines;
    const places = by[reader].slice(Math.max(0, from - starts[at]), ends[at] - starts[at]);
    range.push(...places.map((place) => told[place]));
  }
  return range;
}

function rowsOf(db: Kysely<Schema>, match: string, until?: number) {
  const rows = db.selectFrom('checkpoints').where('match', '=', match);
  return until === undefined ? rows : rows.where('number', '<=', until);
}

interface Part {
  readonly number: number;
  readonly base: number;
}

/** The parts of the way to a point, in order; null if one is missing. */
function leadingTo<Row extends Part>(number: number, parts: readonly Row[]): Row[] | null {
  const byNumber = new Map(parts.map((part) => [part.number, part]));
  const leading: Row[] = [];
  for (let at = number; at !== 0; at = leading[0].base) {
    const part = byNumber.get(at);
    if (part === undefined) return null;
    leading.unshift(part);
  }
  return leading;
}

/**
 * Stores a point of a match, unless there is one already after so many entries.
 * @param base how many entries lead to the point before it, from which its steps begin and its log goes on; 0 for none
 */
export async function addCheckpoint(
  db: Kysely<Schema>,
  match: string,
  base: number,
  { number, steps, point, before, lines }: ToldCheckpoint,
): Promise<void> {
  const [{ from, nodes }] = point.log;
  await db
    .insertInto('checkpoints')
    .values({
      match,
      number,
      base,
      trace: JSON.stringify(steps),
      state: point.table,
      fingerprint: point.fingerprint,
      log_from: from,
      log: nodes,
      extent: JSON.stringify(before),
      lines: JSON.stringify(storedLines(lines)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function storedLines(lines: ToldCheckpoint['lines']): StoredLines {
  const places = new Map<string, number>();
  const told: LogLine[] = [];
  const placeOf = (line: LogLine): number => {
    const text = JSON.stringify(line);
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, told.length);
    return told.push(line) - 1;
  };
  return { by: lines.map((ofReader) => ofReader.map(placeOf)), told };
}
