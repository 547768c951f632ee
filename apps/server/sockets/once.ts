import type { Kysely, Transaction } from 'kysely';
import type { Reply } from '../../web/online/protocol.ts';
import type { Schema } from '../database/schema.ts';

/**
 * Does what a request asks, all of it or nothing, and writes in the same transaction that it was done and what came of
 * it: whichever server the page asks again gives what came of it the first time. What is refused has changed nothing and
 * is looked at anew. Whatever must be told of it, is told afterwards, each time that it is asked.
 * @param work writes by the transaction that it is given, and by nothing else; what comes of it can be JSON
 */
export type Once = <Value>(
  work: (trx: Transaction<Schema>) => Promise<Reply<Value>> | Reply<Value>,
) => Promise<Reply<Value>>;

/** Thrown within the transaction: nothing of it is written. */
class Refused extends Error {
  readonly reply: Extract<Reply<never>, { ok: false }>;
  constructor(reply: Extract<Reply<never>, { ok: false }>) {
    super(reply.problem.en);
    this.reply = reply;
  }
}

/** @param request what the person calls it, the same whenever it is sent; null for one without a name, which is done each time */
export function onceFor(db: Kysely<Schema>, person: string, request: string | null): Once {
  return async <Value>(
    work: (trx: Transaction<Schema>) => Promise<Reply<Value>> | Reply<Value>,
  ): Promise<Reply<Value>> => {
    try {
      return await db.transaction().execute(async (trx) => {
        if (request !== null && !(await isFirst(trx, person, request))) {
          return { ok: true, value: (await valueKnown(trx, person, request)) as Value };
        }
        const reply = await work(trx);
        if (!reply.ok) throw new Refused(reply);
        if (request !== null) await writeValue(trx, person, request, reply.value);
        return reply;
      });
    } catch (error) {
      if (error instanceof Refused) return error.reply;
      throw error;
    }
  };
}

/** Until the transaction is over, whoever asks the same waits here, at any server. */
async function isFirst(trx: Transaction<Schema>, person: string, request: string) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('requests')
    .values({ person, request, value: 'null' })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function valueKnown(trx: Transaction<Schema>, person: string, request: string) {
  const { value } = await trx
    .selectFrom('requests')
    .select('value')
    .where('person', '=', person)
    .where('request', '=', request)
    .executeTakeFirstOrThrow();
  return value;
}

async function writeValue(
  trx: Transaction<Schema>,
  person: string,
  request: string,
  value: unknown,
): Promise<void> {
  await trx
    .updateTable('requests')
    .set({ value: JSON.stringify(value) })
    .where('person', '=', person)
    .where('request', '=', request)
    .execute();
}
