import { randomUUID } from 'node:crypto';
import type { Seed } from '@lianhuan/kernel';
import { afterAll, beforeAll } from 'vitest';
import { type Listening, listen } from '../../database/news.ts';
import { type Database, openDatabase } from '../../database/open.ts';
import { type MatchPace, UNHURRIED } from '../../matches/clock.ts';
import { engineForNew } from '../../matches/engines.ts';
import type { LiveMatch } from '../../matches/live-match.ts';
import { Matches } from '../../matches/matches.ts';
import { newSeed, sealOf } from '../../matches/seal.ts';
import { addMatch } from '../../matches/store.ts';
import { emptyDatabase } from './test-database.ts';

/** A server with nothing but its matches. */
export interface TestServer {
  readonly database: Database;
  readonly matches: Matches;
  readonly news: Listening;
  readonly failures: unknown[];
  /** How many entries whoever looks at a match was shown last, by its id. */
  readonly shown: ReadonlyMap<string, number>;
  /** The matches that somebody looks at through it. */
  readonly watched: Set<string>;
}

/** @param most how many matches it keeps in memory, see `Matches` */
export async function startTestServer(url: string, most?: number): Promise<TestServer> {
  const database = await openDatabase(url);
  const failures: unknown[] = [];
  const shown = new Map<string, number>();
  const watched = new Set<string>();
  const watching = {
    played: ({ stored, entries }: LiveMatch) => shown.set(stored.id, entries),
    failed: (_: string, error: unknown) => failures.push(error),
    isWatched: (match: string) => watched.has(match),
  };
  const matches = new Matches(database, watching, most);
  const news = await listen(
    url,
    (one) => {
      if ('match' in one) matches.heard(one.match, one.entries);
      if ('sitters' in one) matches.readAgain(one.sitters);
    },
    () => matches.heardNothing(),
  );
  return { database, matches, news, failures, shown, watched };
}

/** So many servers of one new database, for all tests of a file. */
export function serversOfFile(count: number): readonly TestServer[] {
  const servers: TestServer[] = [];
  beforeAll(async () => {
    const url = await emptyDatabase();
    while (servers.length < count) servers.push(await startTestServer(url));
  }, 600_000);
  afterAll(async () => {
    for (const one of servers) await stopTestServer(one);
  });
  return servers;
}

export async function stopTestServer({ database, matches, news }: TestServer): Promise<void> {
  await matches.stop();
  await news.stop();
  await database.close();
}

interface TestMatch {
  /** Named for the seats they take; null for people. */
  readonly bots: readonly (string | null)[];
  readonly pace?: MatchPace;
  readonly seed?: Seed;
}

/** How short games of 民心 are set up. */
export const shortGame = (players: number) => ({ players, favorPerPlayer: 5 });

/** A short game of 民心. */
export async function beginMatch(
  { database: { db } }: TestServer,
  { bots, pace = UNHURRIED, seed = newSeed() }: TestMatch,
): Promise<string> {
  const { game, version, content } = await engineForNew('minxin');
  const id = randomUUID();
  const setup = shortGame(bots.length);
  const sitters = bots.map((bot) => ({ person: null, bot }));
  const row = { id, room: null, game, version, content, setup, seed, seal: sealOf(seed) };
  await addMatch(db, { ...row, sitters, pace });
  return id;
}

/** Looks at a match as a server has it. */
export async function look<Value>(server: TestServer, id: string, at: (live: LiveMatch) => Value) {
  const seen = await server.matches.with(id, at);
  if (!seen.ok) throw new Error(JSON.stringify(seen.problems));
  return seen.value;
}
