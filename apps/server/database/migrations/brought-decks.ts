import { type Kysely, sql } from 'kysely';

/** Those who sit in a room may bring a deck: until now all played those of its set-up, as null says. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`alter table room_seats add deck jsonb`).execute(db);
}
