import { type Kysely, sql } from 'kysely';

/** What people asked and was done: until now each server remembered it for itself. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table requests (
    person text not null references "user" on delete cascade,
    request text not null,
    value jsonb not null,
    made timestamptz not null default now(),
    primary key (person, request)
  )`,
  `create index on requests (made)`,
];
