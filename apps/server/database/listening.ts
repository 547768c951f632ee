import pg from 'pg';

/** How often it is made sure that a connection still answers, and how long it may take. */
const HEARTBEAT_MS = 5000;

/**
 * A connection to listen by. It ends by itself when it answers no more: a network that swallows all says nothing.
 * @throws Error if the database cannot be reached
 */
export async function connectListening(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: HEARTBEAT_MS,
  });
  // Whoever listens hears of it by the end of the connection.
  client.on('error', () => {});
  await client.connect();
  const timer = setInterval(async () => {
    try {
      await client.query({ text: 'select 1', query_timeout: HEARTBEAT_MS } as pg.QueryConfig);
    } catch {
      giveUp(client);
    }
  }, HEARTBEAT_MS);
  timer.unref();
  client.on('end', () => clearInterval(timer));
  return client;
}

/** Ends a connection at once, without a word to the database. */
export function giveUp(client: pg.Client): void {
  client.connection.stream.destroy();
}
