import { type Kysely, sql } from 'kysely';

/** Who wants to play with anybody. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table seekers (
    person text primary key references "user" on delete cascade,
    game text not null,
    players integer not null,
    deck jsonb,
    rating double precision,
    since timestamptz not null default now(),
    seen timestamptz not null default now(),
    room text
  )`,
  `create index on seekers (game, players) where room is null`,
];
