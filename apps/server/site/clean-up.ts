import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../database/schema.ts';
import { leaveEverything } from '../people/leave.ts';

/** A room in which nobody has done anything for so long is closed, and its letters are another's. */
const ROOM_DAYS = 7;
/** A match without time control is called off in which nobody has answered for so long. */
const MATCH_DAYS = 30;
/** So many at a time: each is opened for it. */
const MOST_MATCHES = 50;
/** What was said in a room is kept for so long after it was closed; reports hold what they are about, for as long. */
const WORDS_DAYS = 30;
/** A guest who was banned is known to operators for so long. */
const BAN_DAYS = 30;
/** A page asks again for some minutes at most, of the time in which its machine is awake. */
const REQUEST_DAYS = 1;
/** A server looks so often what is to be cleaned up; it does not matter how many do. */
const EVERY_MS = 3_600_000;
/** So many guests at a time: each is a transaction of its own. */
const MOST_GUESTS = 200;

/** Calls a match off, or says why not. */
type CallOff = (match: string) => Promise<void>;

/**
 * Calls off, closes and deletes what nobody comes back to: matches, rooms, what was said in them, people
 * who cannot sign in any more.
 */
export async function cleanUp(db: Kysely<Schema>, callOff: CallOff): Promise<void> {
  for (const match of await abandonedMatches(db)) await callOff(match);
  await sql`
    update rooms set closed = now()
    where closed is null and used < now() - make_interval(days => ${ROOM_DAYS})
      and not exists (select 1 from matches where matches.id = rooms.match and matches.ended is null)
  `.execute(db);
  await sql`
    delete from messages using rooms
    where messages.room = rooms.id and rooms.closed < now() - make_interval(days => ${WORDS_DAYS})
  `.execute(db);
  await sql`
    delete from reports where closed < now() - make_interval(days => ${WORDS_DAYS})
  `.execute(db);
  await sql`
    delete from series_decks where not exists (
      select 1 from rooms where rooms.series = series_decks.series and closed is null
    )
  `.execute(db);
  await sql`
    delete from requests where made < now() - make_interval(days => ${REQUEST_DAYS})
  `.execute(db);
  await sql`delete from session where "expiresAt" < now()`.execute(db);
  // A ban keeps an account from being signed in to; a guest has lost the only session there was.
  await sql`
    delete from bans using "user" where "user".id = bans.person and "isAnonymous"
      and bans.made < now() - make_interval(days => ${BAN_DAYS})
  `.execute(db);
  // An account without password and passkey was being deleted when the server that did it was killed.
  const gone = await sql<{ readonly id: string }>`
    select id from "user" where "createdAt" < now() - interval '1 day'
      and ("isAnonymous" or not exists (select 1 from account where account."userId" = "user".id)
        and not exists (select 1 from passkey where passkey."userId" = "user".id))
      and not exists (select 1 from session where session."userId" = "user".id)
      and not exists (select 1 from bans where bans.person = "user".id)
    limit ${MOST_GUESTS}
  `.execute(db);
  for (const { id } of gone.rows) await leaveEverything(db, id);
}

/**
 * Matches without time control in which nobody has answered for long, and those whose room was closed: whoever closed it
 * may not have come to calling them off. By lot, so that such as cannot be opened do not keep others waiting.
 */
async function abandonedMatches(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select matches.id from matches left join rooms on rooms.id = matches.room
    where matches.ended is null and (
      rooms.closed < now() - interval '1 minute'
      or matches.pace ->> 'time' is null and coalesce(
        (select written from entries where match = matches.id order by number desc limit 1), matches.started
      ) < now() - make_interval(days => ${MATCH_DAYS})
    )
    order by random() limit ${MOST_MATCHES}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Cleans up from time to time; gives how to end that. */
export function keepClean(db: Kysely<Schema>, callOff: CallOff, log: Logger): () => void {
  const run = () =>
    cleanUp(db, callOff).catch((error) =>
      log.error({ error }, 'what is old could not be cleaned up'),
    );
  // Servers that are started together do not all do so at once.
  const first = setTimeout(run, Math.random() * (EVERY_MS / 60));
  const timer = setInterval(run, EVERY_MS);
  for (const one of [first, timer]) one.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
