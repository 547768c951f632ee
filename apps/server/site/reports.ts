import { type Kysely, sql } from 'kysely';
import type { Report, ReportedLine } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

/** How much of what was said goes along with a report. */
const MOST_LINES = 30;
const MOST_LISTED = 100;

interface NewReport {
  readonly room: string;
  readonly reporter: string;
  readonly about: string;
  readonly reason: string;
}

/** How many open reports one person may have. */
const MOST_OPEN = 5;

/**
 * Writes a report, with what was last said in the room and the match that was played. Nobody has so many open that
 * those of others are not seen.
 */
export async function addReport(
  db: Kysely<Schema>,
  { room, reporter, about, reason }: NewReport,
): Promise<'added' | 'unknown' | 'too-many'> {
  return inTransaction(db, async (trx) => {
    const said = await saidIn(trx, room);
    const known = await trx
      .selectFrom('user')
      .select('id')
      .where('id', '=', about)
      .executeTakeFirst();
    if (!known) return 'unknown';
    // One report of a person after the other; what else is written of them need not wait for it.
    await trx.selectFrom('user').select('id').where('id', '=', reporter).forNoKeyUpdate().execute();
    const open = await trx
      .selectFrom('reports')
      .select('id')
      .where('reporter', '=', reporter)
      .where('closed', 'is', null)
      .execute();
    if (open.length >= MOST_OPEN) return 'too-many';
    const row = await trx
      .selectFrom('rooms')
      .select('match')
      .where('id', '=', room)
      .executeTakeFirst();
    const lines = JSON.stringify(said);
    await trx
      .insertInto('reports')
      .values({ room, match: row?.match ?? null, reporter, about, reason, said: lines })
      .execute();
    return 'added';
  });
}

async function saidIn(db: Kysely<Schema>, room: string): Promise<readonly ReportedLine[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('user', 'user.id', 'messages.person')
    .select(['messages.id', 'messages.person', 'user.name', 'messages.text'])
    .where('messages.room', '=', room)
    .orderBy('messages.id', 'desc')
    .limit(MOST_LINES)
    // Whoever deletes the account now waits, and finds these words; or they are not among them.
    .forKeyShare('user')
    .execute();
  return rows.toReversed();
}

/** What was reported and not yet closed, the oldest first. */
export async function listReports(db: Kysely<Schema>): Promise<readonly Report[]> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('user as about', 'about.id', 'reports.about')
    .leftJoin('user as reporter', 'reporter.id', 'reports.reporter')
    .leftJoin('bans', 'bans.person', 'reports.about')
    .leftJoin('matches', 'matches.id', 'reports.match')
    .leftJoin('rooms', (join) =>
      join.onRef('rooms.id', '=', 'reports.room').on('rooms.closed', 'is', null),
    )
    .select([
      'reports.id',
      'reports.made',
      'reports.reason',
      'reports.said',
      'reports.match',
      'rooms.id as room',
      'matches.ended',
      'reports.about',
      'about.name as name',
      'reporter.name as reporter',
      'bans.made as banned',
    ])
    .where('reports.closed', 'is', null)
    .orderBy('reports.id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ made, said, match, ended, banned, ...row }) => ({
    ...row,
    made: made.getTime(),
    said: said as readonly ReportedLine[],
    match: ended === null ? null : match,
    banned: banned !== null,
  }));
}

export async function closeReport(db: Kysely<Schema>, report: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ closed: sql<Date>`now()` })
    .where('id', '=', report)
    .execute();
}

/** Deletes what somebody said, in reports too; gives the room it was said in, or null. */
export async function deleteMessage(db: Kysely<Schema>, message: string): Promise<string | null> {
  const row = await db
    .deleteFrom('messages')
    .where('id', '=', message)
    .returning('room')
    .executeTakeFirst();
  await sql`
    update reports set said = (
      select coalesce(jsonb_agg(line order by place), '[]')
      from jsonb_array_elements(said) with ordinality as lines (line, place)
      where line ->> 'id' <> ${message}
    ) where said @> ${JSON.stringify([{ id: message }])}::jsonb
  `.execute(db);
  return row?.room ?? null;
}
