import { randomUUID } from 'node:crypto';
import { fail, type Result, type Seat, succeed } from '@lianhuan/kernel';
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

import { setupWith } from './brought-decks.ts';
import { changed, done, isFree, NOBODY_THERE, Refusal, require, WORDS } from './change.ts';
import { addRoomMute, dropRoomMute } from './mutes.ts';
import { beginGame, deckBetween, exchange, HAS_SERIES } from './series.ts';
import { setupAmong } from './setup-among.ts';
import { addRoom, markClosed, type RoomRow, roomNow, type SeatRow, setSeat } from './store.ts';

// What people do with rooms. Whoever may not gets to know why; nothing has changed then.

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

/** The host is done with the room; not while somebody plays in it: those who play may call the match off. */
export function close(db: Kysely<Schema>, id: string, host: string): Promise<Reply> {
  return done(db, id, async (trx, room) => {
    require(room.host === host, WORDS.host);
    require(!room.playing, WORDS.callOff);
    await markClosed(trx, id);
  });
}

/**
 * An operator of the site closes a room, whatever goes on in it.
 * @returns the match that was being played, which is to be called off; null for none
 */
export function closeAnyway(
  db: Kysely<Schema>,
  id: string,
): Promise<Reply<{ readonly match: string | null }>> {
  return changed(db, id, async (trx, { playing, match }) => {
    await markClosed(trx, id);
    return { match: playing ? match : null };
  });
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
    const setup = await setupWith(room.game, room.setup, rows);
    if (!setup.ok) throw new Refusal(setup.problems[0].text);
    const now = { ...room, setup: setup.value };
    const game = room.bestOf === 1 ? { ...now, series: null } : await gameOfSeries(trx, now, rows);
    const match = await begin(trx, { ...game, sitters });
    await trx
      .updateTable('room_seats')
      .set({ ready: false, swap: null })
      .where('room', '=', id)
      .execute();
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
    await setSeat(db, id, seat, { ...NOBODY_THERE, person });
  }
  const sitters = people.map((person) => ({ person, bot: null }));
  return { match: await begin(db, { id, game, setup, pace, series: null, sitters }), room: code };
}
