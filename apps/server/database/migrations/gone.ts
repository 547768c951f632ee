import { type Kysely, sql } from 'kysely';

/** Players who have deleted their accounts. Until now their seats in matches were simply empty: neither person nor bot. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `alter table match_seats add gone boolean not null default false`,
  `update match_seats set gone = true where person is null and bot is null`,
  // Nobody would ever answer for them.
  `update match_seats set bot = 'greedy' where gone and match in (select id from matches where ended is null)`,
];
