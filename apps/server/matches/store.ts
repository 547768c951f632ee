import { type MatchRecord, NOBODY, type Seat, type Seed } from '@lianhuan/kernel';
import { type Kysely, sql } from 'kysely';
import { CHANNEL, type News, tellNews } from '../database/news.ts';
import type { EntryKind, Schema } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { rateMatch } from '../results/ratings.ts';
import { tellRoom } from '../rooms/store.ts';
import { type MatchPace, UNHURRIED } from './clock.ts';
import type { Ending } from './ending.ts';

/** Who sits in a seat of a match. A person who deleted the account while it was played has left it to a bot. */
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
  readonly pace: MatchPace;
  /** In milliseconds, by the clock of the database, as all times are that are kept. */
  readonly started: number;
  readonly ended: boolean;
}

/** What is appended to a match. */
export interface Entry {
  readonly kind: EntryKind;
  readonly value: number;
  readonly seat: Seat;
  /** See `tokenOf`; null for what no page sent. */
  readonly token: string | null;
  /** Of the table before it, or null where nobody looked. */
  readonly fingerprint: number | null;
}

/** What stands in an entry that answers nothing. */
export const NO_ANSWER = { value: 0, seat: NOBODY, token: null, fingerprint: null } as const;

/** An entry that is in the database. */
export interface Written extends Entry {
  /** When it was written, by the clock of the database. */
  readonly written: number;
}

/** By what an entry is known, should its sender send it again. @param name what the sender calls it */
export function tokenOf(seat: Seat, name: string): string {
  return `${seat} ${name}`;
}

/** What the sender of an entry called it. */
export function nameIn(token: string): string {
  return token.slice(token.indexOf(' ') + 1);
}

type NewMatch = Omit<StoredMatch, 'ended' | 'sitters' | 'pace' | 'started'> & {
  /** Of which best of three it is a game. */
  readonly series?: string | null;
  readonly sitters: readonly Pick<Sitter, 'person' | 'bot'>[];
  /** Nobody counts unless it is said. */
  readonly pace?: MatchPace;
};

/** How long after its beginning some server looks whether somebody's time is up. */
const FIRST_LOOK_SECONDS = 30;

/** Writes a match that nobody has answered in. */
export async function addMatch(db: Kysely<Schema>, match: NewMatch): Promise<void> {
  const { sitters, pace = UNHURRIED, ...row } = match;
  const first = sql<Date>`now() + make_interval(secs => ${FIRST_LOOK_SECONDS})`;
  await db
    .insertInto('matches')
    .values({
      ...row,
      seed: JSON.stringify(row.seed),
      setup: JSON.stringify(row.setup),
      pace: JSON.stringify(pace),
      look_at: pace.time === null ? null : first,
    })
    .execute();
  await db
    .insertInto('match_seats')
    .values(sitters.map(({ person, bot }, seat) => ({ match: match.id, seat, person, bot })))
    .execute();
}

/** The ids of all matches that are not over in which this person has a seat. */
export async function matchesUnderWay(
  db: Kysely<Schema>,
  person: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('match_seats')
    .innerJoin('matches', 'matches.id', 'match_seats.match')
    .select('matches.id')
    .where('match_seats.person', '=', person)
    .where('matches.ended', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
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
  const { room, game, version, content, setup, seal, started, ended } = row;
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
    // Whoever looked on saw all at once, where the row does not say.
    pace: { ...UNHURRIED, ...(row.pace as Partial<MatchPace>) },
    started: started.getTime(),
    ended: ended !== null,
  };
}

/** The entries of a match from a number on, in order. */
export async function readEntries(
  db: Kysely<Schema>,
  match: string,
  from = 0,
): Promise<readonly Written[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['kind', 'value', 'seat', 'token', 'fingerprint', 'written'])
    .where('match', '=', match)
    .where('number', '>=', from)
    .orderBy('number')
    .execute();
  return rows.map(({ seat, fingerprint, written, ...row }) => ({
    ...row,
    written: written.getTime(),
    seat: seat as Seat,
    fingerprint: fingerprint === null ? null : Number(fingerprint),
  }));
}

/**
 * How many of these are old enough, and when the next one is. What was written before an entry that is old enough is so,
 * too, whatever the clock showed then: it may have been put back.
 * @param until what was written later is not
 */
export function cameOfAge(
  entries: readonly Written[],
  until: number,
): { readonly count: number; readonly next: number | null } {
  const count = entries.findLastIndex(({ written }) => written <= until) + 1;
  const rest = entries.slice(count).map(({ written }) => written);
  return { count, next: rest.length === 0 ? null : Math.min(...rest) };
}

/**
 * Appends entries, all or none of them, and tells all servers of it in the same transaction.
 * @param number how many entries the writer knows: the number of the first of these
 * @returns when they were written; null if somebody else was faster. Whoever loses reads on and
 * decides anew.
 */
export async function append(
  db: Kysely<Schema>,
  match: string,
  number: number,
  entries: readonly Entry[],
): Promise<number | null> {
  const news: News = { match, entries: number + entries.length };
  const rows = sql.join(
    entries.map(
      ({ kind, value, seat, token, fingerprint }, at) =>
        sql`(${match}::uuid, ${number + at}::int, ${kind}, ${value}::int, ${seat}::int, ${token}, ${fingerprint}::bigint)`,
    ),
  );
  try {
    const added = await sql<{ readonly written: Date }>`
      with added as (
        insert into entries (match, number, kind, value, seat, token, fingerprint) values ${rows} returning written
      )
      select written, pg_notify(${CHANNEL}, ${JSON.stringify(news)}) from (select max(written) as written from added) as one
    `.execute(db);
    return added.rows[0].written.getTime();
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/** Was there a row of this key already? */
function isTaken(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === '23505';
}

/**
 * Writes how a match ended, and what becomes of its people's ratings (nothing where it was called off), and tells its room;
 * it does not matter how often.
 */
export async function endMatch(
  db: Kysely<Schema>,
  { id, room, game, sitters }: StoredMatch,
  ending: Ending,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('matches')
      .set({ ended: sql<Date>`now()`, outcome: JSON.stringify(ending) })
      .where('id', '=', id)
      .where('ended', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return;
    // Nobody plays on from there.
    await trx.deleteFrom('checkpoints').where('match', '=', id).execute();
    if ('winners' in ending) await rateMatch(trx, { game, sitters, outcome: ending });
    if (room !== null) await tellRoom(trx, room);
  });
}

/** What a person in a seat prefers, and tells all servers of it. */
export async function writePreferences(
  db: Kysely<Schema>,
  match: string,
  seat: Seat,
  preferences: unknown,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('match_seats')
      .set({ preferences: JSON.stringify(preferences) })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute();
    await tellNews(trx, { sitters: match });
  });
}
