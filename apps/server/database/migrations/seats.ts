import { type Kysely, sql } from 'kysely';

/**
 * Of those who sit in a room: when they last came there, or went; the deck that they brought, until now all played
 * those of its set-up, as null says; and with whom they ask to swap seats.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(`alter table room_seats add seen timestamptz, add deck jsonb, add swap text`)
    .execute(db);
}
