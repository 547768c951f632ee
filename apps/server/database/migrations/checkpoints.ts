import { type Kysely, sql } from 'kysely';

/** Points of matches from which a server plays on that has not seen what led to them. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      `create table checkpoints (
        match uuid not null references matches on delete cascade,
        number integer not null,
        base integer not null,
        trace text not null,
        state text not null,
        fingerprint bigint not null,
        log_from integer not null,
        log text not null,
        primary key (match, number)
      )`,
    )
    .execute(db);
}
