import { type Kysely, sql } from 'kysely';
import { type Pace, USUAL_PACE } from '../../web/online/pace.ts';
import type { ListedRoom, RoomFilter } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';
import { settingsOf } from './settings.ts';

const MOST_LISTED = 100;
/** So many are looked at for them. */
const MOST_READ = 300;
/** A room in which nothing happened for so long is not listed. */
const FRESH_HOURS = 6;

/** The time to think, as `roomRow` reads it. */
const TIME = sql<Pace['time']>`coalesce(rooms.options #>> '{pace,time}', ${USUAL_PACE.time})`;
const FREE = sql<number>`(select count(*) from room_seats where room_seats.room = rooms.id
  and room_seats.person is null and room_seats.bot is null)::int`;

/**
 * Rooms that everybody may see, the one that was used last first. Nobody is led to one in which nobody is, but where people
 * have days.
 * @param attended those of some rooms in which somebody is
 */
export async function listRooms(
  db: Kysely<Schema>,
  { game, time, free }: RoomFilter,
  attended: (rooms: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<readonly ListedRoom[]> {
  const rows = await db
    .selectFrom('rooms')
    .innerJoin('user', 'user.id', 'rooms.host')
    .leftJoin('matches', 'matches.id', 'rooms.match')
    .select((one) => [
      'rooms.id',
      'rooms.code',
      'rooms.game',
      'rooms.setup',
      'rooms.best_of as bestOf',
      'user.name as host',
      'rooms.match',
      'matches.ended',
      TIME.as('time'),
      FREE.as('free'),
      sql<number>`(extract(epoch from now() - rooms.opened) * 1000)::float8`.as('age'),
      one
        .selectFrom('room_seats')
        .select((seat) => seat.fn.countAll<string>().as('seats'))
        .whereRef('room_seats.room', '=', 'rooms.id')
        .as('seats'),
    ])
    .where('rooms.closed', 'is', null)
    .where('rooms.listed', '=', true)
    .where('rooms.used', '>', sql<Date>`now() - make_interval(hours => ${FRESH_HOURS})`)
    .$if(game !== null, (query) => query.where('rooms.game', '=', game as string))
    .$if(time !== null, (query) => query.where(TIME, '=', time as Pace['time']))
    // One may sit down there now.
    .$if(free, (query) =>
      query
        .where(FREE, '>', 0)
        .where((row) =>
          row.or([row('rooms.match', 'is', null), row('matches.ended', 'is not', null)]),
        ),
    )
    .orderBy('rooms.used', 'desc')
    .limit(MOST_READ)
    .execute();
  const there = await attended(rows.map(({ id }) => id));
  const open = rows.filter((row) => row.time === 'days' || there.has(row.id));
  return open.slice(0, MOST_LISTED).map(({ id: _, match, ended, seats, setup, ...room }) => ({
    ...room,
    seats: Number(seats),
    settings: settingsOf(setup),
    playing: match !== null && ended === null,
  }));
}
