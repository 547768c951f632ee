import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

// A match in which somebody's time runs is in the memory of some server, which wakes when it is up. Should that server
// be gone, another one finds the match by the time its row says it is to be looked at.

const MOST = 20;
const CLAIM_SECONDS = 30;
/** No row says that it is to be looked at so late, unless the clock was put back. */
const LATEST_SECONDS = 120;

/** Matches that some server must look at now; no other server gets them for a while. */
export async function claimMatches(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    update matches set look_at = now() + make_interval(secs => ${CLAIM_SECONDS}) where id in (
      select id from matches where ended is null
        and (look_at < now() or look_at > now() + make_interval(secs => ${LATEST_SECONDS}))
      order by look_at limit ${MOST} for update skip locked
    ) returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** @param at in milliseconds, by the clock of the database */
export async function lookAt(db: Kysely<Schema>, match: string, at: number): Promise<void> {
  await db
    .updateTable('matches')
    .set({ look_at: new Date(at) })
    .where('id', '=', match)
    .where('ended', 'is', null)
    .execute();
}
