import type { Kysely } from 'kysely';
import { tellNews } from '../database/news.ts';
import type { Schema } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';

export async function isBanned(db: Kysely<Schema>, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('bans')
    .select('person')
    .where('person', '=', person)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of some people who are banned. */
export async function bannedAmong(
  db: Kysely<Schema>,
  people: readonly string[],
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await db.selectFrom('bans').select('person').where('person', 'in', people).execute();
  return new Set(rows.map(({ person }) => person));
}

/** Ends all sessions of a person, who gets no other; false if there is no such person. */
export function ban(db: Kysely<Schema>, person: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom('user')
      .select('id')
      .where('id', '=', person)
      .executeTakeFirst();
    if (!known) return false;
    await trx
      .insertInto('bans')
      .values({ person })
      .onConflict((row) => row.doNothing())
      .execute();
    await trx.deleteFrom('session').where('userId', '=', person).execute();
    await trx.deleteFrom('seekers').where('person', '=', person).execute();
    // All servers hear of it, and cut the lines of their pages.
    await tellNews(trx, { gone: person });
    return true;
  });
}

export async function unban(db: Kysely<Schema>, person: string): Promise<void> {
  await db.deleteFrom('bans').where('person', '=', person).execute();
}
