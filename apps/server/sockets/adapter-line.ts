import type pg from 'pg';
import { connectListening, giveUp } from '../database/listening.ts';
import type { Database } from '../database/open.ts';

/** How long after a line was made again until the other servers have said that they are there, in milliseconds. */
const ANSWERS_MS = 1000;

/**
 * The line by which the adapter of Socket.IO hears other servers. The adapter takes it for a pool, keeps what it is lent,
 * and does not give it back when it has ended: from the pool of all the others each lost line would take a place for good.
 */
export class AdapterLine {
  readonly #database: Database;
  /** Hears that the line hears, for the first time or again. */
  onHearing: (again: boolean) => void = () => {};
  #client: pg.Client | null = null;
  #hearsFrom = Number.POSITIVE_INFINITY;
  #heardBefore = false;
  #closed = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Is it known which other servers there are? */
  get isHearing(): boolean {
    return performance.now() >= this.#hearsFrom;
  }

  /** All that the adapter asks of a pool. */
  get pool(): pg.Pool {
    const { pool } = this.#database;
    const query = (text: string, values?: unknown[]) => pool.query(text, values);
    return { connect: () => this.#connect(), query } as unknown as pg.Pool;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => {});
  }

  async #connect() {
    const client = await connectListening(this.#database.url);
    if (this.#closed) {
      await client.end();
      throw new Error('the line is closed');
    }
    this.#client = client;
    client.on('end', () => {
      this.#hearsFrom = Number.POSITIVE_INFINITY;
    });
    return {
      on: client.on.bind(client),
      removeAllListeners: client.removeAllListeners.bind(client),
      query: (listen: string) => this.#listen(client, listen),
      release: () => void client.end().catch(() => {}),
    };
  }

  /** Where it fails the line ends, of which the adapter is told, and is told of nothing else: it would make two anew. */
  async #listen(client: pg.Client, listen: string): Promise<void> {
    try {
      await client.query(listen);
    } catch {
      giveUp(client);
      return new Promise(() => {});
    }
    const again = this.#heardBefore;
    this.#heardBefore = true;
    this.#hearsFrom = performance.now() + (again ? ANSWERS_MS : 0);
    this.onHearing(again);
  }
}
