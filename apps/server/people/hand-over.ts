import { type Kysely, sql, type Transaction } from 'kysely';
import { tellNews } from '../database/news.ts';
import type { Schema } from '../database/schema.ts';

/**
 * A guest makes an account, or signs in to one: what was the guest's is theirs, also what was said of the guest and
 * done about it. Where both have the same, the account keeps its own.
 */
export function handOver(db: Kysely<Schema>, guest: string, person: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await handOverSeats(trx, guest, person);
    await trx.updateTable('rooms').set({ host: person }).where('host', '=', guest).execute();
    await trx
      .updateTable('ratings')
      .set({ person })
      .where('person', '=', guest)
      .where('game', 'not in', (known) =>
        known.selectFrom('ratings').select('game').where('person', '=', person),
      )
      .execute();
    await trx.updateTable('messages').set({ person }).where('person', '=', guest).execute();
    await handOverConduct(trx, guest, person);
    await trx
      .updateTable('requests')
      .set({ person })
      .where('person', '=', guest)
      .where('request', 'not in', (known) =>
        known.selectFrom('requests').select('request').where('person', '=', person),
      )
      .execute();
  });
}

/** Where the account sits too, the guest's seat is left with the guest: nobody plays on two sides. */
async function handOverSeats(trx: Transaction<Schema>, guest: string, person: string) {
  const seats = await trx
    .updateTable('match_seats')
    .set({ person })
    .where('person', '=', guest)
    .where('match', 'not in', (known) =>
      known.selectFrom('match_seats').select('match').where('person', '=', person),
    )
    .returning('match')
    .execute();
  for (const { match } of seats) await tellNews(trx, { sitters: match });
  const rooms = await trx
    .updateTable('room_seats')
    .set({ person })
    .where('person', '=', guest)
    .where('room', 'not in', (known) =>
      known.selectFrom('room_seats').select('room').where('person', '=', person),
    )
    .returning('room')
    .execute();
  for (const { room } of rooms) await tellNews(trx, { room });
}

/** Nobody gets rid of reports, of silence or of a closed door by another name. */
async function handOverConduct(trx: Transaction<Schema>, guest: string, person: string) {
  await trx.updateTable('reports').set({ about: person }).where('about', '=', guest).execute();
  await trx
    .updateTable('reports')
    .set({ reporter: person })
    .where('reporter', '=', guest)
    .execute();
  // What the guest said stands in reports of others, too; it goes when the account does.
  await sql`
    update reports set said = (
      select jsonb_agg(case when line ->> 'person' = ${guest}
        then line || ${JSON.stringify({ person })}::jsonb else line end order by place)
      from jsonb_array_elements(said) with ordinality as lines (line, place)
    ) where said @> ${JSON.stringify([{ person: guest }])}::jsonb
  `.execute(trx);
  for (const table of ['room_bans', 'room_mutes'] as const) {
    await trx
      .updateTable(table)
      .set({ person })
      .where('person', '=', guest)
      .where('room', 'not in', (known) =>
        known.selectFrom(table).select('room').where('person', '=', person),
      )
      .execute();
  }
  await trx
    .updateTable('mutes')
    .set({ muted: person })
    .where('muted', '=', guest)
    .where('person', '!=', person)
    .where('person', 'not in', (known) =>
      known.selectFrom('mutes').select('person').where('muted', '=', person),
    )
    .execute();
  await trx
    .updateTable('mutes')
    .set({ person })
    .where('person', '=', guest)
    .where('muted', '!=', person)
    .where('muted', 'not in', (known) =>
      known.selectFrom('mutes').select('muted').where('person', '=', person),
    )
    .execute();
}
