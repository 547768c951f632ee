import { type Kysely, sql } from 'kysely';

/** Accounts know the language of their owner, who finds it again on every device. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(`alter table "user" add language text`).execute(db);
}
