import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { TracedCheckpoint, TraceStep } from './traced-match.ts';

/**
 * The last stored point of a match from which it can be played on, with all that leads there; null if there is none.
 * @param until how many entries lead to it at most
 */
export async function readCheckpoint(
  db: Kysely<Schema>,
  match: string,
  until?: number,
): Promise<TracedCheckpoint | null> {
  let rows = db.selectFrom('checkpoints').where('match', '=', match);
  if (until !== undefined) rows = rows.where('number', '<=', until);
  const [last, parts] = await Promise.all([
    rows.select(['number', 'state', 'fingerprint']).orderBy('number', 'desc').limit(1).execute(),
    rows.select(['number', 'base', 'trace', 'log_from', 'log']).execute(),
  ]);
  if (last.length === 0) return null;
  const [{ number, state: table, fingerprint }] = last;
  const byNumber = new Map(parts.map((part) => [part.number, part]));
  const leading: typeof parts = [];
  for (let at = number; at !== 0; at = leading[0].base) {
    const part = byNumber.get(at);
    if (part === undefined) return null;
    leading.unshift(part);
  }
  return {
    number,
    steps: leading.flatMap(({ trace }) => JSON.parse(trace) as TraceStep[]),
    point: {
      // Its rows tell them.
      answers: [],
      table,
      fingerprint: Number(fingerprint),
      log: leading.map(({ log_from: from, log: nodes }) => ({ from, nodes })),
    },
  };
}

/**
 * Stores a point of a match, unless there is one already after so many entries.
 * @param base how many entries lead to the point before it, from which its steps begin and its log goes on; 0 for none
 */
export async function addCheckpoint(
  db: Kysely<Schema>,
  match: string,
  base: number,
  { number, steps, point }: TracedCheckpoint,
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
