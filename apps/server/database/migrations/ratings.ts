import { type Kysely, sql } from 'kysely';

/** How well people play each game. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table ratings (
    person text not null references "user" on delete cascade,
    game text not null,
    mean double precision not null,
    deviation double precision not null,
    ordinal double precision not null,
    played integer not null,
    won integer not null,
    primary key (person, game)
  )`,
  `create index on ratings (game, ordinal desc)`,
];
