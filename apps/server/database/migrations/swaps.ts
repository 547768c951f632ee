import { type Kysely, sql } from 'kysely';

/** Those who sit in a room may ask each other to swap seats; until now nobody did. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`alter table room_seats add swap text`).execute(db);
}
