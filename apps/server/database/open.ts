import { Kysely, PostgresDialect } from 'kysely';
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
  });
  pool.on('error', onLost);
  // One that is lost between two statements of a transaction tells nobody else, and would end the process.
  pool.on('connect', (client) => void client.on('error', onLost));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, pool, url, close: () => db.destroy() };
}
