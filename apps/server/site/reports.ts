import { type Kysely, sql } from 'kysely';
import type { Report, ReportedLine } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';

/** How much of what was said goes along with a report. */
const MOST_LINES = 30;
const MOST_LISTED = 100;

interface NewReport {
  readonly room: string;
  readonly reporter: string;
  readonly about: string;
  readonly reason: string;
}

/** Writes a report, with what was last said in the room and the match that was played; false if nobody is so called. */
export async function addReport(
  db: Kysely<Schema>,
  { room, reporter, about, reason }: NewReport,
): Promise<boolean> {
  const said = await saidIn(db, room);
  const known = await db.selectFrom('user').select('id').where('id', '=', about).executeTakeFirst();
  if (!known) return false;
  const row = await db
    .selectFrom('rooms')
    .select('match')
    .where('id', '=', room)
    .executeTakeFirst();
  const lines = JSON.stringify(said);
  await db
    .insertInto('reports')
    .values({ room, match: row?.match ?? null, reporter, about, reason, said: lines })
    .execute();
  return true;
}

async function saidIn(db: Kysely<Schema>, room: string): Promise<readonly ReportedLine[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('user', 'user.id', 'messages.person')
    .select(['messages.id', 'messages.person', 'user.name', 'messages.text'])
    .where('messages.room', '=', room)
    .orderBy('messages.id', 'desc')
    .limit(MOST_LINES)
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
  return row?.room ?? null;
}
