import { type Kysely, sql } from 'kysely';
import type { Quest } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';

/** Somebody who wants to play with anybody. */
export interface Seeker {
  readonly person: string;
  /** Null for any. */
  readonly deck: unknown;
  /** `ordinal` of the ratings; null for whoever is not rated. */
  readonly rating: number | null;
  /** How long, in milliseconds. */
  readonly waited: number;
}

/** What somebody seeks. */
export interface Wish {
  readonly game: string;
  readonly players: number;
  readonly deck: unknown;
}

/** Whose page has said nothing for so long waits no longer. */
const PATIENCE_SECONDS = 8;

const FRESH = sql<boolean>`seen > now() - make_interval(secs => ${PATIENCE_SECONDS})`;

/** Writes that somebody seeks; what they sought before is forgotten, and how long. */
export async function addSeeker(
  db: Kysely<Schema>,
  person: string,
  { game, players, deck }: Wish,
): Promise<void> {
  const rated = await db
    .selectFrom('ratings')
    .select('ordinal')
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();
  const row = {
    ...{ game, players, room: null, rating: rated?.ordinal ?? null },
    deck: deck === null ? null : JSON.stringify(deck),
  };
  await db
    .insertInto('seekers')
    .values({ person, ...row })
    .onConflict((known) =>
      known
        .column('person')
        .doUpdateSet({ ...row, since: sql<Date>`now()`, seen: sql<Date>`now()` }),
    )
    .execute();
}

/** The page of a seeker is still there: what they seek, or null. */
export async function keepSeeker(
  db: Kysely<Schema>,
  person: string,
): Promise<Pick<Wish, 'game' | 'players'> | null> {
  const row = await db
    .updateTable('seekers')
    .set({ seen: sql<Date>`now()` })
    .where('person', '=', person)
    .where('room', 'is', null)
    .returning(['game', 'players'])
    .executeTakeFirst();
  return row ?? null;
}

export async function dropSeeker(db: Kysely<Schema>, person: string): Promise<void> {
  await db.deleteFrom('seekers').where('person', '=', person).execute();
}

/** Holds off all others who would bring seekers of this kind together, until the transaction is over. */
export async function lockSeekers(db: Kysely<Schema>, game: string, players: number) {
  await sql`select pg_advisory_xact_lock(hashtext(${`seekers ${game} ${players}`}))`.execute(db);
}

/** Who seeks this and has a page open, the one who waits longest first. */
export async function readSeekers(
  db: Kysely<Schema>,
  game: string,
  players: number,
): Promise<readonly Seeker[]> {
  return seekersOf(db, game, players).execute();
}

/** The same; until the transaction is over, none of them can leave or seek something else. */
export async function holdSeekers(
  db: Kysely<Schema>,
  game: string,
  players: number,
): Promise<readonly Seeker[]> {
  return seekersOf(db, game, players).forUpdate().execute();
}

function seekersOf(db: Kysely<Schema>, game: string, players: number) {
  return db
    .selectFrom('seekers')
    .select([
      'person',
      'deck',
      'rating',
      sql<number>`(extract(epoch from now() - since) * 1000)::float8`.as('waited'),
    ])
    .where('game', '=', game)
    .where('players', '=', players)
    .where('room', 'is', null)
    .where(FRESH)
    .orderBy('since')
    .orderBy('person');
}

/** A match has begun for them. @param room the letters of its room */
export async function markFound(
  db: Kysely<Schema>,
  people: readonly string[],
  room: string,
): Promise<void> {
  await db.updateTable('seekers').set({ room }).where('person', 'in', people).execute();
}

/** How it stands with somebody. */
export async function questOf(db: Kysely<Schema>, person: string): Promise<Quest> {
  const row = await db
    .selectFrom('seekers')
    .select(['game', 'players', 'room'])
    .where('person', '=', person)
    .executeTakeFirst();
  if (!row) return { kind: 'none' };
  const { game, players, room } = row;
  if (room !== null) return { kind: 'found', room };
  const seekers = await readSeekers(db, game, players);
  const waited = seekers.find((one) => one.person === person)?.waited ?? 0;
  return { kind: 'seeking', game, players, waited, seekers: seekers.length };
}
