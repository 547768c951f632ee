import { type Kysely, sql } from 'kysely';

/** How fast matches are played. Those that were begun before go on without anybody counting. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table matches add pace jsonb not null default '{"time": null, "pause": 0}'`,
  // When some server must look whether somebody's time is up; null where nobody counts.
  `alter table matches add look_at timestamptz`,
  `create index on matches (look_at) where ended is null and look_at is not null`,
];
