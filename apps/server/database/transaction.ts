import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Does it in the transaction that is under way, or else in one of its own. What it throws undoes that one alone. */
export function inTransaction<Value>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<Value>,
): Promise<Value> {
  return db.isTransaction ? work(db as Transaction<Schema>) : db.transaction().execute(work);
}
