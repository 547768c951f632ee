import { type Kysely, sql } from 'kysely';

/** When somebody who sits in a room last came there, or went. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`alter table room_seats add seen timestamptz`).execute(db);
}
