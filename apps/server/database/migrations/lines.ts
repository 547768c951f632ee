import { type Kysely, sql } from 'kysely';

/** Points of matches know what readers were told. Those that do not are written anew as matches go on. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw('delete from checkpoints').execute(db);
  await sql
    .raw('alter table checkpoints add column extent text not null, add column lines text not null')
    .execute(db);
}
