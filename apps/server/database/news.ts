import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { connectListening, giveUp } from './listening.ts';
import type { Schema } from './schema.ts';

/** Where what was committed is told of, to all servers at the same moment. */
export const CHANNEL = 'lianhuan';

/** What has changed. Whoever hears of it reads the rows. */
export type News =
  | { readonly match: string; readonly entries: number }
  /** Who sits at a match is not what it was. */
  | { readonly sitters: string }
  /** A person has deleted the account, was banned, or has come to be another: their lines are those of nobody. */
  | { readonly gone: string }
  /** A session has ended: the lines that were opened by it are those of nobody. */
  | { readonly session: string }
  | { readonly room: string }
  | { readonly rooms: true };

/** Tells all servers, once the transaction is committed. */
export async function tellNews(db: Kysely<Schema>, news: News): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`.execute(db);
}

export interface Listening {
  stop(): Promise<void>;
}

/**
 * Hears of all that is committed. What was told while the connection was lost is not told again: then
 * `onGap` is called, after which nothing may be taken for known.
 */
export async function listen(
  url: string,
  hear: (news: News) => void,
  onGap: () => void,
): Promise<Listening> {
  let stopped = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = await connectListening(url);
    fresh.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '') as News));
    fresh.on('end', () => {
      if (!stopped && fresh === client) void again();
    });
    try {
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      giveUp(fresh);
      throw error;
    }
    return fresh;
  }

  async function again(): Promise<void> {
    while (!stopped) {
      try {
        client = await connect();
        if (stopped) await client.end();
        return onGap();
      } catch {
        await wait(200);
      }
    }
  }

  return {
    async stop() {
      stopped = true;
      await client.end().catch(() => {});
    },
  };
}
