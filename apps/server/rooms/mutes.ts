import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Whom the host of a room has silenced there. */
export async function mutedIn(db: Kysely<Schema>, room: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('room_mutes')
    .select('person')
    .where('room', '=', room)
    .execute();
  return rows.map(({ person }) => person);
}

export async function isMutedIn(
  db: Kysely<Schema>,
  room: string,
  person: string,
): Promise<boolean> {
  return (await mutedIn(db, room)).includes(person);
}

export async function addRoomMute(db: Kysely<Schema>, room: string, person: string): Promise<void> {
  await db
    .insertInto('room_mutes')
    .columns(['room', 'person'])
    // Somebody who is gone need not be silenced.
    .expression((from) =>
      from
        .selectFrom('user')
        .select((row) => [row.val(room).$castTo<string>().as('room'), 'id as person'])
        .where('id', '=', person),
    )
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function dropRoomMute(
  db: Kysely<Schema>,
  room: string,
  person: string,
): Promise<void> {
  await db.deleteFrom('room_mutes').where('room', '=', room).where('person', '=', person).execute();
}
