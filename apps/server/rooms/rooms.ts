import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { fail, type Result, type Seat, succeed, type Text } from '@lianhuan/kernel';
import type { Kysely } from 'kysely';
import { isGameId } from '../../web/games/ids.ts';
import { type Pace, type PaceChange, USUAL_PACE } from '../../web/online/pace.ts';
import type { OwnDeck, Reply } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';
import { matchPace } from '../matches/clock.ts';
import { engineForNew } from '../matches/engines.ts';
import { newSeed, sealOf } from '../matches/seal.ts';
import { addMatch, type Sitter } from '../matches/store.ts';

export { isMutedIn } from './mutes.ts';

import { addRoomMute, dropRoomMute } from './mutes.ts';
import { beginGame, deckBetween, exchange, HAS_SERIES } from './series.ts';
import { setupAmong } from './setup-among.ts';
import {
  addRoom,
  changeRoom,
  markClosed,
  type RoomRow,
  resizeRoom,
  roomNow,
  type SeatRow,
  setSeat,
} from './store.ts';

// What people do with rooms. Whoever may not gets to know why; nothing has changed then.

const NOBODY_THERE = { person: null, bot: null, ready: false } as const;

const WORDS = {
  none: { zh: '没有这个房间', en: 'There is no such room' },
  host: { zh: '只有房主可以这样做', en: 'Only the host may do that' },
  playing: { zh: '对局还没有结束', en: 'The match is still being played' },
  taken: { zh: '这个座位有人了', en: 'That seat is taken' },
  noSeat: { zh: '没有这个座位', en: 'There is no such seat' },
  standing: { zh: '您还没有入座', en: 'You have no seat yet' },
  hostHere: { zh: '房主还在', en: 'The host is here' },
  banned: { zh: '房主请您离开了这个房间', en: 'The host has asked you to leave this room' },
  empty: { zh: '还有座位空着', en: 'There are empty seats' },
  waiting: { zh: '还有人没有准备好', en: 'Not everybody is ready' },
  noSeries: { zh: '这个游戏没有三盘两胜', en: 'This game has no best of three' },
  noBot: { zh: '没有这样的电脑玩家', en: 'There is no such bot' },
} as const satisfies Record<string, Text>;

/** Thrown inside a change: nothing of it is written. */
class Refusal extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

type Change<Value> = Parameters<typeof changeRoom<Value>>[2];

async function changed<Value>(
  db: Kysely<Schema>,
  room: string,
  change: Change<Value>,
): Promise<Reply<Value>> {
  try {
    const value = await changeRoom(db, room, change);
    return value === null ? { ok: false, problem: WORDS.none } : { ok: true, value };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.text };
    throw error;
  }
}

const DONE = { done: true } as const;

async function done(db: Kysely<Schema>, room: string, change: Change<void>): Promise<Reply> {
  const reply = await changed(db, room, async (...parts) => {
    await change(...parts);
    return DONE;
  });
  return reply.ok ? { ok: true, value: null } : reply;
}

function require(holds: boolean, otherwise: Text): asserts holds {
  if (!holds) throw new Refusal(otherwise);
}

/** How many play by this set-up; problems are those of the set-up, decks included. */
export async function seatsOf(game: string, setup: unknown): Promise<Result<number>> {
  if (!isGameId(game)) return fail('没有这个游戏', 'There is no such game', 'game');
  const engine = await engineForNew(game);
  const match = engine.start(setup, 0);
  return match.ok ? succeed(match.value.seats) : match;
}

export interface RoomWish {
  readonly game: string;
  readonly setup: unknown;
  readonly listed: boolean;
}

export async function makeRoom(
  db: Kysely<Schema>,
  host: string,
  wish: RoomWish,
): Promise<Reply<{ readonly code: string }>> {
  const seats = await seatsOf(wish.game, wish.setup);
  if (!seats.ok) return { ok: false, problem: seats.problems[0].text };
  const { code } = await addRoom(db, { ...wish, host, seats: seats.value });
  return { ok: true, value: { code } };
}

/** Whoever sits in a room takes it over from a host who has gone. @param here the people who have a page open there */
export function lead(
  db: Kysely<Schema>,
  id: string,
  person: string,
  here: ReadonlySet<string>,
): Promise<Reply> {
  return done(db, id, async (trx, room, seats) => {
    require(seats.some((seat) => seat.person === person), WORDS.standing);
    require(!here.has(room.host), WORDS.hostHere);
    await trx.updateTable('rooms').set({ host: person }).where('id', '=', id).execute();
  });
}

/** The host changes what is played; seats that are there no more are left. */
export async function changeWish(
  db: Kysely<Schema>,
  id: string,
  person: string,
  { setup, listed }: Pick<RoomWish, 'listed'> & Partial<RoomWish>,
): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(room.host === person, WORDS.host);
    await trx.updateTable('rooms').set({ listed }).where('id', '=', id).execute();
    if (setup === undefined) return;
    require(!room.playing, WORDS.playing);
    const seats = await seatsOf(room.game, setup);
    if (!seats.ok) throw new Refusal(seats.problems[0].text);
    await resizeRoom(trx, id, rows, seats.value);
    // Another set-up is another match.
    const series = isDeepStrictEqual(setup, room.setup) ? room.series : null;
    await trx
      .updateTable('rooms')
      .set({ setup: JSON.stringify(setup), series })
      .where('id', '=', id)
      .execute();
    // Whoever was ready was ready for something else.
    await trx.updateTable('room_seats').set({ ready: false }).where('room', '=', id).execute();
  });
}

/** The host says how fast matches are played from the next one on. */
export function changePace(
  db: Kysely<Schema>,
  id: string,
  person: string,
  change: PaceChange,
): Promise<Reply> {
  return done(db, id, async (trx, room) => {
    require(room.host === person, WORDS.host);
    require(!room.playing, WORDS.playing);
    const { time, pause, delay } = room.pace;
    const pace: Pace = {
      time: change.time ?? time,
      pause: change.pause ?? pause,
      delay: change.delay ?? delay,
    };
    const options = JSON.stringify({ pace });
    await trx.updateTable('rooms').set({ options }).where('id', '=', id).execute();
    await trx.updateTable('room_seats').set({ ready: false }).where('room', '=', id).execute();
  });
}

/** The host says how many games a match has from the next one on. */
export function changeBestOf(
  db: Kysely<Schema>,
  id: string,
  person: string,
  bestOf: 1 | 3,
): Promise<Reply> {
  return done(db, id, async (trx, room) => {
    require(room.host === person, WORDS.host);
    require(!room.playing, WORDS.playing);
    require(bestOf === 1 || HAS_SERIES.includes(room.game), WORDS.noSeries);
    await trx
      .updateTable('rooms')
      .set({ best_of: bestOf, series: null })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('room_seats').set({ ready: false }).where('room', '=', id).execute();
  });
}

/** What a player may exchange between two games; nobody is shown another's. */
export async function ownDeck(
  db: Kysely<Schema>,
  id: string,
  person: string,
): Promise<Reply<OwnDeck>> {
  const known = await roomNow(db, id);
  if (known === null) return { ok: false, problem: WORDS.none };
  const row = known.seats.find((one) => one.person === person);
  if (!row) return { ok: false, problem: WORDS.standing };
  const deck = await deckBetween(db, known.room, known.seats, row.seat as Seat);
  return deck.ok ? deck : { ok: false, problem: deck.problems[0].text };
}

export function exchangeCards(
  db: Kysely<Schema>,
  id: string,
  person: string,
  cards: Record<'out' | 'into', readonly string[]>,
): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    const row = rows.find((one) => one.person === person);
    require(row !== undefined, WORDS.standing);
    const exchanged = await exchange(trx, room, rows, { ...cards, seat: row.seat as Seat });
    if (!exchanged.ok) throw new Refusal(exchanged.problems[0].text);
  });
}

export function sit(db: Kysely<Schema>, id: string, person: string, seat: number): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(!room.playing, WORDS.playing);
    // Whoever is being got out may still have the door open.
    require(!(await isBannedFrom(trx, id, person)), WORDS.banned);
    const wanted = rows.find((row) => row.seat === seat);
    require(wanted !== undefined, WORDS.noSeat);
    require(isFree(wanted) || wanted.person === person, WORDS.taken);
    await leaveSeat(trx, room, rows, person);
    await setSeat(trx, id, seat, { person, bot: null, ready: false });
  });
}

export function stand(db: Kysely<Schema>, id: string, person: string): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(!room.playing, WORDS.playing);
    await leaveSeat(trx, room, rows, person);
  });
}

export function getReady(
  db: Kysely<Schema>,
  id: string,
  person: string,
  ready: boolean,
): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(!room.playing, WORDS.playing);
    const row = rows.find((one) => one.person === person);
    require(row !== undefined, WORDS.standing);
    await setSeat(trx, id, row.seat, { person, bot: null, ready });
  });
}

export function seatBot(
  db: Kysely<Schema>,
  id: string,
  person: string,
  seat: number,
  bot: string | null,
): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(room.host === person, WORDS.host);
    require(!room.playing, WORDS.playing);
    const row = rows.find((one) => one.seat === seat);
    require(row !== undefined, WORDS.noSeat);
    require(row.person === null, WORDS.taken);
    if (bot !== null && isGameId(room.game)) {
      const engine = await engineForNew(room.game);
      require(engine.bot(bot, 0).ok, WORDS.noBot);
    }
    await setSeat(trx, id, seat, { ...NOBODY_THERE, bot });
  });
}

export function kick(db: Kysely<Schema>, id: string, host: string, person: string): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(room.host === host && person !== host, WORDS.host);
    // Whoever plays stays until the end; whoever looks on need not.
    require(!room.playing || !rows.some((row) => row.person === person), WORDS.playing);
    await leaveSeat(trx, room, rows, person);
    await trx
      .insertInto('room_bans')
      .values({ room: id, person })
      .onConflict((known) => known.doNothing())
      .execute();
  });
}

/** Nobody in the room hears that person any more, or everybody does again. */
export function muteInRoom(
  db: Kysely<Schema>,
  id: string,
  host: string,
  person: string,
  to: 'muted' | 'heard',
): Promise<Reply> {
  return done(db, id, async (trx, room) => {
    require(room.host === host && person !== host, WORDS.host);
    if (to === 'muted') await addRoomMute(trx, id, person);
    else await dropRoomMute(trx, id, person);
  });
}

/** The host is done with the room; not while somebody plays in it. */
export function close(db: Kysely<Schema>, id: string, host: string): Promise<Reply> {
  return done(db, id, async (trx, room) => {
    require(room.host === host, WORDS.host);
    require(!room.playing, WORDS.playing);
    await markClosed(trx, id);
  });
}

/** An operator of the site closes a room, whatever goes on in it. */
export function closeAnyway(db: Kysely<Schema>, id: string): Promise<Reply> {
  return done(db, id, (trx) => markClosed(trx, id));
}

/** May this person enter the room? */
export async function mayEnter(db: Kysely<Schema>, id: string, person: string): Promise<Reply> {
  return (await isBannedFrom(db, id, person))
    ? { ok: false, problem: WORDS.banned }
    : { ok: true, value: null };
}

async function isBannedFrom(db: Kysely<Schema>, room: string, person: string): Promise<boolean> {
  const ban = await db
    .selectFrom('room_bans')
    .select('person')
    .where('room', '=', room)
    .where('person', '=', person)
    .executeTakeFirst();
  return ban !== undefined;
}

/** The host begins: everybody sits, and is ready. */
export function start(
  db: Kysely<Schema>,
  id: string,
  person: string,
): Promise<Reply<{ readonly match: string }>> {
  return changed(db, id, async (trx, room, rows) => {
    require(room.host === person, WORDS.host);
    require(!room.playing, WORDS.playing);
    require(!rows.some(isFree), WORDS.empty);
    require(rows.every(
      (row) => row.bot !== null || row.ready || row.person === room.host,
    ), WORDS.waiting);
    const sitters = rows.map(({ person, bot }) => ({ person, bot }));
    const game =
      room.bestOf === 1 ? { ...room, series: null } : await gameOfSeries(trx, room, rows);
    const match = await begin(trx, { ...game, sitters });
    await trx.updateTable('room_seats').set({ ready: false }).where('room', '=', id).execute();
    return { match };
  });
}

async function gameOfSeries(trx: Kysely<Schema>, room: RoomRow, rows: readonly SeatRow[]) {
  return { ...room, ...(await beginGame(trx, room, rows)) };
}

/** Writes the match of a room in which all is settled. */
async function begin(
  db: Kysely<Schema>,
  {
    id: room,
    game,
    setup,
    pace,
    series,
    sitters,
  }: Pick<RoomRow, 'id' | 'game' | 'setup' | 'pace' | 'series'> & {
    readonly sitters: readonly Pick<Sitter, 'person' | 'bot'>[];
  },
): Promise<string> {
  if (!isGameId(game)) throw new Refusal(WORDS.none);
  const { version, content } = await engineForNew(game);
  const [id, seed] = [randomUUID(), newSeed()];
  const row = { id, room, game, version, content, seed, seal: sealOf(seed), series };
  const played = setupAmong(game, setup, sitters);
  await addMatch(db, { ...row, setup: played, sitters, pace: matchPace(pace) });
  await db.updateTable('rooms').set({ match: id }).where('id', '=', room).execute();
  return id;
}

/** How those play who did not agree on anything: nobody waits for ever for a stranger. */
const PACE_OF_STRANGERS: Pace = { ...USUAL_PACE, time: 'relaxed' };

/** People who were brought together sit in a room of their own, and play. @param setup one that `seatsOf` takes */
export async function makeTable(
  db: Kysely<Schema>,
  {
    game,
    setup,
    people,
  }: { readonly game: string; readonly setup: unknown; readonly people: readonly string[] },
): Promise<{ readonly match: string; readonly room: string }> {
  const pace = PACE_OF_STRANGERS;
  const wish = { game, setup, listed: false, host: people[0], seats: people.length };
  const { id, code } = await addRoom(db, wish, { pace });
  for (const [seat, person] of people.entries()) {
    await setSeat(db, id, seat, { person, bot: null, ready: false });
  }
  const sitters = people.map((person) => ({ person, bot: null }));
  return { match: await begin(db, { id, game, setup, pace, series: null, sitters }), room: code };
}

function isFree({ person, bot }: SeatRow): boolean {
  return person === null && bot === null;
}

async function leaveSeat(
  db: Kysely<Schema>,
  room: RoomRow,
  rows: readonly SeatRow[],
  person: string,
): Promise<void> {
  const row = rows.find((one) => one.person === person);
  if (row) await setSeat(db, room.id, row.seat, NOBODY_THERE);
}
