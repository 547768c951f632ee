import { type Kysely, sql } from 'kysely';

/** Matches of several games: until now each stood alone. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table rooms add best_of smallint not null default 1`,
  `alter table rooms add series uuid`,
  `alter table matches add series uuid`,
  `create index on matches (series) where series is not null`,
  `create table series_decks (
    series uuid not null,
    seat smallint not null,
    before jsonb not null,
    deck jsonb not null,
    primary key (series, seat)
  )`,
];
