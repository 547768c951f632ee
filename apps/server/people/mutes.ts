import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Whom a person does not want to hear. */
export async function mutedBy(db: Kysely<Schema>, person: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
  return rows.map(({ muted }) => muted);
}

/** Who does not want to hear a person. */
export async function mutersOf(db: Kysely<Schema>, person: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('mutes').select('person').where('muted', '=', person).execute();
  return rows.map((row) => row.person);
}

export async function mute(db: Kysely<Schema>, person: string, muted: string): Promise<void> {
  await db
    .insertInto('mutes')
    .columns(['person', 'muted'])
    // Somebody who is gone need not be muted.
    .expression((from) =>
      from
        .selectFrom('user')
        .select((row) => [row.val(person).as('person'), 'id as muted'])
        .where('id', '=', muted),
    )
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function unmute(db: Kysely<Schema>, person: string, muted: string): Promise<void> {
  await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
}
