import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Pace, USUAL_PACE } from '../../web/online/pace.ts';
import type { Person, Room, RoomSeat, Said } from '../../web/online/protocol.ts';
import { tellNews } from '../database/news.ts';
import type { Schema } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { BroughtDeck } from './brought-decks.ts';
import { newCode } from './code.ts';
import { mutedIn } from './mutes.ts';
import { seriesOf } from './series.ts';
import { settingsOf } from './settings.ts';
import { teamsIn } from './teams.ts';

/** A room as its row has it. */
export interface RoomRow {
  readonly id: string;
  readonly code: string;
  readonly host: string;
  readonly game: string;
  readonly setup: unknown;
  readonly listed: boolean;
  readonly pace: Pace;
  readonly match: string | null;
  readonly playing: boolean;
  readonly bestOf: 1 | 3;
  /** The best of three that is being played in it, or was last. */
  readonly series: string | null;
  readonly closed: boolean;
}

/** Somebody or nobody in a seat of a room. */
export interface SeatRow {
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  readonly ready: boolean;
  /** What is played there instead of the deck of the set-up: told to whoever chose it alone. */
  readonly deck: BroughtDeck | null;
  /** With whom the person there wants to swap seats. */
  readonly swap: string | null;
}

export interface NewRoom {
  readonly host: string;
  readonly game: string;
  readonly setup: unknown;
  readonly listed: boolean;
  readonly seats: number;
}

const TRIES = 20;

/** Opens a room; its host sits in the first seat. Others call it by its code. */
export async function addRoom(
  db: Kysely<Schema>,
  room: NewRoom,
  options: { readonly pace?: Pace } = {},
): Promise<{ readonly id: string; readonly code: string }> {
  const { seats, setup, ...row } = room;
  for (let again = 0; again < TRIES; again++) {
    const [id, code] = [randomUUID(), newCode()];
    const added = await db
      .insertInto('rooms')
      .values({ ...row, id, code, setup: JSON.stringify(setup), options: JSON.stringify(options) })
      .onConflict((taken) => taken.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) continue;
    await db
      .insertInto('room_seats')
      .values(
        emptySeats(id, seats).map((seat) =>
          seat.seat === 0 ? { ...seat, person: row.host } : seat,
        ),
      )
      .execute();
    return { id, code };
  }
  throw new Error('there is no code left for a room');
}

function emptySeats(room: string, seats: number) {
  return Array.from({ length: seats }, (_, seat) => ({
    room,
    seat,
    person: null as string | null,
    bot: null as string | null,
    ready: false,
  }));
}

/** The open room of this code, or null. */
export async function roomByCode(db: Kysely<Schema>, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('rooms')
    .select('id')
    .where('code', '=', code)
    .where('closed', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Changes a room while nobody else does, and tells all servers.
 * @returns null if there is no such open room
 */
export function changeRoom<Value>(
  db: Kysely<Schema>,
  id: string,
  change: (trx: Transaction<Schema>, room: RoomRow, seats: readonly SeatRow[]) => Promise<Value>,
): Promise<Value | null> {
  return inTransaction(db, async (trx) => {
    await sql`select 1 from rooms where id = ${id}::uuid for update`.execute(trx);
    const room = await roomRow(trx, id);
    if (!room || room.closed) return null;
    const value = await change(trx, room, await seatRows(trx, id));
    await trx.updateTable('rooms').set({ used: sql<Date>`now()` }).where('id', '=', id).execute();
    await tellRoom(trx, id);
    return value;
  });
}

/** A room and its seats, as they stand; null if there is no such open room. */
export async function roomNow(
  db: Kysely<Schema>,
  id: string,
): Promise<{ readonly room: RoomRow; readonly seats: readonly SeatRow[] } | null> {
  const [room, seats] = await Promise.all([roomRow(db, id), seatRows(db, id)]);
  return room && !room.closed ? { room, seats } : null;
}

export async function markClosed(db: Kysely<Schema>, id: string): Promise<void> {
  await db.updateTable('rooms').set({ closed: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Tells all servers that a room is not what it was. */
export function tellRoom(db: Kysely<Schema>, room: string): Promise<void> {
  return tellNews(db, { room });
}

async function roomRow(db: Kysely<Schema>, id: string): Promise<RoomRow | null> {
  const row = await db
    .selectFrom('rooms')
    .leftJoin('matches', 'matches.id', 'rooms.match')
    .select([
      'rooms.id',
      'rooms.code',
      'rooms.host',
      'rooms.game',
      'rooms.setup',
      'rooms.options',
      'rooms.listed',
      'rooms.match',
      'rooms.best_of as bestOf',
      'rooms.series',
      'rooms.closed',
      'matches.ended',
    ])
    .where('rooms.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { closed, ended, options, ...room } = row;
  const pace = { ...USUAL_PACE, ...(options as { readonly pace?: Partial<Pace> }).pace };
  return { ...room, pace, playing: room.match !== null && ended === null, closed: closed !== null };
}

function seatRows(db: Kysely<Schema>, room: string): Promise<SeatRow[]> {
  return db
    .selectFrom('room_seats')
    .select(['seat', 'person', 'bot', 'ready', 'deck', 'swap'])
    .where('room', '=', room)
    .orderBy('seat')
    .execute() as Promise<SeatRow[]>;
}

/** How long ago those who sit in a room came there or went, in milliseconds; who has done neither since it is noted sat down. */
async function awayIn(db: Kysely<Schema>, room: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly person: string; readonly ms: number }>`
    select person, (extract(epoch from now() - coalesce(seen, used)) * 1000)::float as ms
    from room_seats join rooms on rooms.id = room where room = ${room} and person is not null
  `.execute(db);
  return new Map(rows.map(({ person, ms }) => [person, Math.max(0, ms)]));
}

/** A room as those in it see it, or null. @param here the people who have a page open there */
export async function readRoom(
  db: Kysely<Schema>,
  id: string,
  here: ReadonlySet<string>,
): Promise<Room | null> {
  const [row, seats, away] = await Promise.all([roomRow(db, id), seatRows(db, id), awayIn(db, id)]);
  if (!row || row.closed) return null;
  const ids = seats.flatMap(({ person }) => person ?? []);
  const people = new Map((await readPeople(db, ids)).map((person) => [person.id, person]));
  const seated = seats.map(({ person, bot, ready, deck, swap }): RoomSeat => {
    const brings = deck !== null;
    if (bot !== null) return { kind: 'bot', bot, brings };
    const sitter = person === null ? undefined : people.get(person);
    if (!sitter) return { kind: 'open' };
    const isHere = here.has(sitter.id);
    const awayFor = isHere ? 0 : (away.get(sitter.id) ?? 0);
    // Whoever was asked may have left the seat.
    const wished = swap !== null && ids.includes(swap) ? swap : null;
    return {
      kind: 'person',
      person: sitter,
      ready,
      here: isHere,
      awayFor,
      brings,
      swap: wished,
    };
  });
  const { closed, setup, ...room } = row;
  const settings = settingsOf(setup);
  const watchers = await readPeople(
    db,
    [...here].filter((one) => !ids.includes(one)),
  );
  const series = await seriesOf(db, row, seats);
  const teams = teamsIn(room.game, seats.length);
  return {
    ...room,
    settings,
    series,
    teams,
    seats: seated,
    watchers,
    muted: await mutedIn(db, id),
  };
}

/** Somebody comes into a room, or goes: noted where they sit in it. */
export async function noteSeen(db: Kysely<Schema>, room: string, person: string): Promise<void> {
  await db
    .updateTable('room_seats')
    .set({ seen: sql<Date>`now()` })
    .where('room', '=', room)
    .where('person', '=', person)
    .execute();
}

/** What is known of people. */
export async function readPeople(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<readonly Person[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name', 'image', 'isAnonymous'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ isAnonymous, ...person }) => ({ ...person, guest: isAnonymous === true }));
}

/** Puts somebody, a bot or nobody into a seat, or changes what is known of who sits there. */
export async function setSeat(
  db: Kysely<Schema>,
  room: string,
  seat: number,
  { deck, ...sitter }: Partial<Omit<SeatRow, 'seat'>>,
): Promise<void> {
  await db
    .updateTable('room_seats')
    .set({
      ...sitter,
      ...(deck !== undefined && { deck: deck === null ? null : JSON.stringify(deck) }),
    })
    .where('room', '=', room)
    .where('seat', '=', seat)
    .execute();
}

/** Puts all seats of a room in the place of those there were, however many. */
export async function replaceSeats(
  db: Kysely<Schema>,
  room: string,
  seats: readonly Omit<SeatRow, 'seat'>[],
): Promise<void> {
  await db.deleteFrom('room_seats').where('room', '=', room).execute();
  const rows = seats.map(({ deck, ...sitter }, seat) => {
    return { ...sitter, room, seat, deck: deck === null ? null : JSON.stringify(deck) };
  });
  await db.insertInto('room_seats').values(rows).execute();
}

const MOST_MESSAGES = 50;

/** What was said last in a room, the oldest first. */
export async function lastMessages(db: Kysely<Schema>, room: string): Promise<readonly Said[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'person', 'text'])
    .where('room', '=', room)
    .orderBy('id', 'desc')
    .limit(MOST_MESSAGES)
    .execute();
  const people = await readPeople(db, [...new Set(rows.flatMap(({ person }) => person ?? []))]);
  const known = new Map(people.map((person) => [person.id, person]));
  return rows.toReversed().flatMap(({ id, person: by, text }) => {
    const person = known.get(by ?? '');
    return person === undefined ? [] : [{ id, person, text }];
  });
}

/** Writes what somebody said, and gives the id of it. */
export async function addMessage(
  db: Kysely<Schema>,
  room: string,
  person: string,
  text: string,
): Promise<string> {
  const { id } = await db
    .insertInto('messages')
    .values({ room, person, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What was said, as others hear it; null if it is there no more. */
export async function readMessage(db: Kysely<Schema>, id: string): Promise<Said | null> {
  const row = await db
    .selectFrom('messages')
    .select(['person', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
  const [person] = row ? await readPeople(db, [row.person]) : [];
  return row && person ? { id, person, text: row.text } : null;
}
