import { type Kysely, sql, type Transaction } from 'kysely';
import { tellNews } from '../database/news.ts';
import type { Schema } from '../database/schema.ts';
import { matchesUnderWay } from '../matches/store.ts';
import { isBanned } from '../site/bans.ts';

/** Who plays on for somebody who is gone, to the end of the match. */
const STAND_IN = 'greedy';

/**
 * Deletes a person, guest or account: their seats in matches are left to a nameless player, so that those who played with it
 * keep their history; a bot plays on where the match is not over, and rooms go to somebody else who sits there. All
 * other data of the person go with the row of the account, and their pages lose their lines.
 * @returns false for whoever was banned: the account stays, or the ban would go with it
 */
export function leaveEverything(db: Kysely<Schema>, person: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Until this is done, nobody gets them a seat: not a quick match either. Nor are they banned.
    await trx.selectFrom('user').select('id').where('id', '=', person).forUpdate().execute();
    if (await isBanned(trx, person)) return false;
    const matches = await matchesUnderWay(trx, person);
    if (matches.length > 0) {
      await trx
        .updateTable('match_seats')
        .set({ bot: STAND_IN })
        .where('person', '=', person)
        .where('match', 'in', matches)
        .execute();
    }
    await deleteSeriesDecks(trx, person);
    await trx
      .updateTable('match_seats')
      .set({ person: null, gone: true, preferences: 'null' })
      .where('person', '=', person)
      .execute();
    for (const match of matches) await tellNews(trx, { sitters: match });
    const rooms = await trx
      .updateTable('room_seats')
      .set({ person: null, ready: false, deck: null, swap: null })
      .where('person', '=', person)
      .returning('room')
      .execute();
    for (const { room } of rooms) await tellNews(trx, { room });
    await trx.updateTable('room_seats').set({ swap: null }).where('swap', '=', person).execute();
    await deleteWords(trx, person);
    await handOverRooms(trx, person);
    await trx.deleteFrom('user').where('id', '=', person).execute();
    await tellNews(trx, { gone: person });
    return true;
  });
}

/**
 * The decks of their seats in best of three: without them no further game of it can begin. What was played stands in
 * the records of its games.
 */
async function deleteSeriesDecks(trx: Transaction<Schema>, person: string): Promise<void> {
  await sql`
    delete from series_decks using match_seats, matches
    where matches.series = series_decks.series and match_seats.match = matches.id
      and match_seats.seat = series_decks.seat and match_seats.person = ${person}
  `.execute(trx);
}

/** What they said stands in reports of others, too, and why they made theirs. What they report of is still looked at. */
async function deleteWords(trx: Transaction<Schema>, person: string): Promise<void> {
  await trx.updateTable('reports').set({ reason: '' }).where('reporter', '=', person).execute();
  await sql`
    update reports set said = (
      select coalesce(jsonb_agg(line order by place), '[]')
      from jsonb_array_elements(said) with ordinality as lines (line, place)
      where line ->> 'person' <> ${person}
    ) where said @> ${JSON.stringify([{ person }])}::jsonb
  `.execute(trx);
}

/** Rooms in which nobody else sits go with their host. */
async function handOverRooms(trx: Transaction<Schema>, person: string): Promise<void> {
  await sql`
    update rooms set host = other.person from (
      select distinct on (room) room, person from room_seats
      where person is not null and person <> ${person} order by room, seat
    ) as other where other.room = rooms.id and rooms.host = ${person}
  `.execute(trx);
}
