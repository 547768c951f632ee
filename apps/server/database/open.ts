import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** The database, for those who ask of it and for those who listen to it. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

interface PoolSettings {
  /** How many connections at most. */
  readonly connections?: number;
  /** Hears of connections that are lost; they are made anew when they are wanted. */
  readonly onLost?: (error: Error) => void;
}

/**
 * How long the database waits for the next statement of a transaction: one whose server vanished in the middle of it must
 * not hold up the others.
 */
const IDLE_SECONDS = 10;

/** What the library says where no answer came in time. */
const NO_ANSWER = 'Query read timeout';

/** Connects, and brings the schema up to date. @throws Error if there is no such database. */
export async function openDatabase(
  url: string,
  { connections = 10, onLost = () => {} }: PoolSettings = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // A server that vanished must not hold up what waits for it for ever.
    query_timeout: 15_000,
    onConnect: async (client) => {
      await client.query(`set idle_in_transaction_session_timeout = '${IDLE_SECONDS}s'`);
    },
  });
  pool.on('error', onLost);
  // One that is lost between two statements of a transaction tells nobody else, and would end the process.
  pool.on('connect', (client) => void client.on('error', onLost));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutSilent(pool) }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, pool, url, close: () => db.destroy() };
}

/**
 * Connections that did not answer once are given up. Else the next who asks would get them: a network that swallows all
 * tells nobody, and such a connection looks as good as any.
 */
function withoutSilent(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      let silent = false;
      const query = async (text: string, values: readonly unknown[]) => {
        if (silent) throw new Error('the database has not answered');
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          silent = error instanceof Error && error.message === NO_ANSWER;
          throw error;
        }
      };
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy = false) => client.release(destroy || silent),
      };
    },
    options: pool.options,
    end: () => pool.end(),
  };
}
