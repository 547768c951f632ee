import { type Kysely, sql } from 'kysely';

/** Who does not want to hear whom, who was reported, and who was banned. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table mutes (
    person text not null references "user" on delete cascade,
    muted text not null references "user" on delete cascade,
    primary key (person, muted)
  )`,
  `create index on mutes (muted)`,
  `create table room_mutes (
    room uuid not null references rooms on delete cascade,
    person text not null references "user" on delete cascade,
    primary key (room, person)
  )`,
  // What was said stands in the report itself: it is looked at when the room may be gone.
  `create table reports (
    id bigint generated always as identity primary key,
    room uuid references rooms on delete set null,
    match uuid references matches on delete set null,
    reporter text references "user" on delete set null,
    about text not null references "user" on delete cascade,
    reason text not null,
    said jsonb not null,
    made timestamptz not null default now(),
    closed timestamptz
  )`,
  `create index on reports (id) where closed is null`,
  `create table bans (
    person text primary key references "user" on delete cascade,
    made timestamptz not null default now()
  )`,
];
