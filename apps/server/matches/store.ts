import type { MatchRecord, Outcome, Seat, Seed } from '@lianhuan/kernel';
import { type Kysely, sql } from 'kysely';
import { CHANNEL, type News } from '../database/news.ts';
import type { Schema } from '../database/schema.ts';

/** Who sits in a seat of a match. A person who deleted the account has left both empty. */
export interface Sitter {
  readonly person: string | null;
  readonly bot: string | null;
  /** As the page of that person sends them; null if nothing was said. */
  readonly preferences: unknown;
}

/** What a match is, besides its entries. */
export interface StoredMatch extends Pick<MatchRecord, 'game' | 'version' | 'content' | 'setup'> {
  readonly id: string;
  readonly room: string | null;
  readonly seed: Seed;
  readonly seal: string;
  readonly sitters: readonly Sitter[];
  readonly ended: boolean;
}

/** What is appended to a match. */
export interface Entry {
  readonly kind: 'answer' | 'take-back';
  readonly value: number;
  readonly seat: Seat;
  readonly token: string | null;
  /** Of the table before it, or null where nobody looked. */
  readonly fingerprint: number | null;
}

type NewMatch = Omit<StoredMatch, 'ended' | 'sitters'> & {
  readonly sitters: readonly Pick<Sitter, 'person' | 'bot'>[];
};

/** Writes a match that nobody has answered in. */
export async function addMatch(db: Kysely<Schema>, match: NewMatch): Promise<void> {
  const { sitters, ...row } = match;
  await db
    .insertInto('matches')
    .values({ ...row, seed: JSON.stringify(row.seed), setup: JSON.stringify(row.setup) })
    .execute();
  await db
    .insertInto('match_seats')
    .values(sitters.map(({ person, bot }, seat) => ({ match: match.id, seat, person, bot })))
    .execute();
}

/** The match of this id, or null. */
export async function readMatch(db: Kysely<Schema>, id: string): Promise<StoredMatch | null> {
  const [row, seats] = await Promise.all([
    db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('match_seats')
      .select(['person', 'bot', 'preferences'])
      .where('match', '=', id)
      .orderBy('seat')
      .execute(),
  ]);
  if (!row) return null;
  const { room, game, version, content, setup, seal, ended } = row;
  const seed = JSON.parse(row.seed) as Seed;
  return {
    id,
    room,
    game,
    version,
    content,
    setup,
    seed,
    seal,
    sitters: seats,
    ended: ended !== null,
  };
}

/** The entries of a match from a number on, in order. */
export async function readEntries(
  db: Kysely<Schema>,
  match: string,
  from = 0,
): Promise<readonly Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['kind', 'value', 'seat', 'token', 'fingerprint'])
    .where('match', '=', match)
    .where('number', '>=', from)
    .orderBy('number')
    .execute();
  return rows.map(({ seat, fingerprint, ...row }) => ({
    ...row,
    seat: seat as Seat,
    fingerprint: fingerprint === null ? null : Number(fingerprint),
  }));
}

/**
 * Appends entries, all or none of them, and tells all servers of it in the same transaction.
 * @param number how many entries the writer knows: the number of the first of these
 * @returns whether they were appended; false if somebody else was faster. Whoever loses reads on and
 * decides anew.
 */
export async function append(
  db: Kysely<Schema>,
  match: string,
  number: number,
  entries: readonly Entry[],
): Promise<boolean> {
  const news: News = { match, entries: number + entries.length };
  const rows = sql.join(
    entries.map(
      ({ kind, value, seat, token, fingerprint }, at) =>
        sql`(${match}::uuid, ${number + at}::int, ${kind}, ${value}::int, ${seat}::int, ${token}, ${fingerprint}::bigint)`,
    ),
  );
  try {
    await sql`
      with added as (
        insert into entries (match, number, kind, value, seat, token, fingerprint) values ${rows} returning 1
      )
      select pg_notify(${CHANNEL}, ${JSON.stringify(news)}) from (select count(*) from added) as counted
    `.execute(db);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Was there a row of this key already? */
function isTaken(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === '23505';
}

/** Writes how a match ended; it does not matter how often. */
export async function endMatch(db: Kysely<Schema>, match: string, outcome: Outcome): Promise<void> {
  await db
    .updateTable('matches')
    .set({ ended: new Date(), outcome: JSON.stringify(outcome) })
    .where('id', '=', match)
    .where('ended', 'is', null)
    .execute();
}

/** What a person in a seat prefers. */
export async function writePreferences(
  db: Kysely<Schema>,
  match: string,
  seat: Seat,
  preferences: unknown,
): Promise<void> {
  await db
    .updateTable('match_seats')
    .set({ preferences: JSON.stringify(preferences) })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .execute();
}
