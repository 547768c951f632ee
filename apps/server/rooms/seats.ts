import type { Kysely } from 'kysely';
import { isGameId } from '../../web/games/ids.ts';
import type { Reply } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';
import { engineForNew } from '../matches/engines.ts';
import { done, isFree, NOBODY_THERE, require, WORDS } from './change.ts';
import { type RoomRow, type SeatRow, setSeat } from './store.ts';

// Who sits where in a room, and who may not be in it.

export function sit(db: Kysely<Schema>, id: string, person: string, seat: number): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(!room.playing, WORDS.playing);
    // Whoever is being got out may still have the door open.
    require(!(await isBannedFrom(trx, id, person)), WORDS.banned);
    const wanted = rows.find((row) => row.seat === seat);
    require(wanted !== undefined, WORDS.noSeat);
    require(isFree(wanted) || wanted.person === person, WORDS.taken);
    const deck = rows.find((row) => row.person === person)?.deck ?? null;
    await leaveSeat(trx, room, rows, person);
    await setSeat(trx, id, seat, { ...NOBODY_THERE, person, deck });
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
    await setSeat(trx, id, row.seat, { ready });
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

/** Whoever sits asks another who sits to swap seats; or asks nobody any more (null). */
export function askSwap(
  db: Kysely<Schema>,
  id: string,
  person: string,
  other: string | null,
): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(!room.playing, WORDS.playing);
    const mine = rows.find((row) => row.person === person);
    require(mine !== undefined, WORDS.standing);
    const theirs = rows.find((row) => row.person === other && other !== null);
    require(other === null || (theirs !== undefined && other !== person), WORDS.gone);
    // Both want the same: nobody need be asked.
    if (theirs?.swap === person) return swapSeats(trx, id, mine, theirs);
    await setSeat(trx, id, mine.seat, { swap: other });
  });
}

export function answerSwap(
  db: Kysely<Schema>,
  id: string,
  person: string,
  asker: string,
  agrees: 'yes' | 'no',
): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(!room.playing, WORDS.playing);
    const mine = rows.find((row) => row.person === person);
    require(mine !== undefined, WORDS.standing);
    const theirs = rows.find((row) => row.person === asker);
    require(theirs?.swap === person, WORDS.notAsked);
    if (agrees === 'yes') await swapSeats(trx, id, mine, theirs);
    else await setSeat(trx, id, theirs.seat, { swap: null });
  });
}

/** The host moves a bot: to a free seat, or it swaps with another bot, or with the host. */
export function moveBot(
  db: Kysely<Schema>,
  id: string,
  host: string,
  seat: number,
  to: number,
): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(room.host === host, WORDS.host);
    require(!room.playing, WORDS.playing);
    const [from, wanted] = [rows[seat], rows[to]];
    require(from !== undefined && wanted !== undefined && seat !== to, WORDS.noSeat);
    require(from.bot !== null, WORDS.noBot);
    require(wanted.person === null || wanted.person === host, WORDS.taken);
    await swapSeats(trx, id, from, wanted);
  });
}

/** Each takes along what they play; whoever was ready was so in the other seat. */
async function swapSeats(db: Kysely<Schema>, room: string, one: SeatRow, other: SeatRow) {
  // Nobody sits in two seats, not even in between.
  await setSeat(db, room, one.seat, NOBODY_THERE);
  for (const [seat, { person, bot, deck }] of [
    [other.seat, one],
    [one.seat, other],
  ] as const) {
    await setSeat(db, room, seat, { ...NOBODY_THERE, person, bot, deck });
  }
}

export function kick(db: Kysely<Schema>, id: string, host: string, person: string): Promise<Reply> {
  return done(db, id, async (trx, room, rows) => {
    require(room.host === host && person !== host, WORDS.host);
    // Whoever plays stays until the end; whoever looks on need not.
    require(!room.playing || !rows.some((row) => row.person === person), WORDS.playing);
    await leaveSeat(trx, room, rows, person);
    await trx
      .insertInto('room_bans')
      .columns(['room', 'person'])
      // Somebody who is gone need not be got out.
      .expression((from) =>
        from
          .selectFrom('user')
          .select((row) => [row.val(id).$castTo<string>().as('room'), 'id as person'])
          .where('id', '=', person),
      )
      .onConflict((known) => known.doNothing())
      .execute();
  });
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

async function leaveSeat(
  db: Kysely<Schema>,
  room: RoomRow,
  rows: readonly SeatRow[],
  person: string,
): Promise<void> {
  const row = rows.find((one) => one.person === person);
  if (row) await setSeat(db, room.id, row.seat, NOBODY_THERE);
}
