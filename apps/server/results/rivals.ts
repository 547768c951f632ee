import { type Kysely, sql } from 'kysely';
import type { Rival } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';

const MOST_LISTED = 50;

/**
 * Everybody somebody has played with to the end (not where it was called off), whoever they met most often first. Only a match that one of the two
 * won and the other did not is counted as won or lost: comrades win together.
 */
export async function listRivals(db: Kysely<Schema>, person: string): Promise<readonly Rival[]> {
  const won = (seat: string) =>
    sql<boolean>`coalesce(matches.outcome -> 'winners' @> to_jsonb(${sql.ref(seat)}), false)`;
  const [mine, theirs] = [won('mine.seat'), won('theirs.seat')];
  const count = (what: typeof mine) => sql<string>`count(*) filter (where ${what})`;
  const rows = await db
    .selectFrom('match_seats as mine')
    .innerJoin('matches', 'matches.id', 'mine.match')
    .innerJoin('match_seats as theirs', 'theirs.match', 'mine.match')
    .innerJoin('user', 'user.id', 'theirs.person')
    .select(['user.name', 'user.image'])
    .select(({ fn }) => fn.countAll<string>().as('played'))
    .select(count(sql`${mine} and not ${theirs}`).as('won'))
    .select(count(sql`${theirs} and not ${mine}`).as('lost'))
    .where('mine.person', '=', person)
    .where('theirs.person', '!=', person)
    .where('matches.ended', 'is not', null)
    .where(sql<boolean>`matches.outcome -> 'winners' is not null`)
    .groupBy('user.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('user.id')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ name, image, ...counts }) => ({
    name,
    image,
    played: Number(counts.played),
    won: Number(counts.won),
    lost: Number(counts.lost),
  }));
}
