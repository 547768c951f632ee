import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type LianhuanServer, startServer } from '../../server.ts';
import { emptyDatabase } from './test-database.ts';
import { shortGame } from './test-matches.ts';
import { accountCookie, newPlayer, TestPlayer } from './test-player.ts';

interface Wish {
  /** How many servers share the database. */
  readonly servers?: number;
  /** The sign-in names of those who look after the site. */
  readonly operators?: readonly string[];
  /** What the servers write down: warnings where nothing is said, and not even those where attacks are expected. */
  readonly log?: 'warn' | 'silent';
}

interface Guests {
  readonly guests?: number;
  /** Where the site stands, behind a proxy; wherever it is asked at unless said. */
  readonly origin?: string;
  /** The folder of the built web app; none is served unless said. */
  readonly app?: string;
}

/** Servers of one database, and the pages that people have open there. */
export class TestSite {
  /** Where the database is. */
  database = '';
  servers: LianhuanServer[] = [];
  readonly #pages: TestPlayer[] = [];

  async open({ servers = 2, ...wish }: Wish): Promise<void> {
    this.database = await emptyDatabase();
    for (let server = 0; server < servers; server++) this.servers.push(await this.start(wish));
  }

  /**
   * One more server of the database; whoever starts it stops it.
   * @param guests so many may come from one address in a while
   */
  start({
    guests = 1000,
    operators = [],
    log = 'warn',
    origin,
    app,
  }: Omit<Wish, 'servers'> & Guests) {
    return startServer({
      ...{ host: '127.0.0.1', port: 0, secret: null, guests, operators },
      ...{ origin: origin ?? null, proxies: 1 },
      app: app ?? join(tmpdir(), 'no such folder'),
      database: this.database,
      log: pino({ level: log }),
    });
  }

  async close(): Promise<void> {
    for (const page of this.#pages) page.close();
    for (const server of this.servers) await server.stop();
  }

  /** The address of the first server. */
  get url(): string {
    return this.servers[0].url;
  }

  /** A new guest with a page open at a server. */
  async guest(server = 0): Promise<TestPlayer> {
    return this.#kept(await newPlayer(this.servers[server].url));
  }

  /** One more page of whoever has the cookie; it need not be let in. */
  page(cookie: string, server = 0): TestPlayer {
    return this.#kept(new TestPlayer(this.servers[server].url, cookie));
  }

  /** A new account with a page open at the first server. */
  async account(username: string): Promise<TestPlayer> {
    return this.page(await accountCookie(this.url, username)).connected();
  }

  /**
   * A page of the operator of that name. The name is taken by an account that was made where it meant nothing yet: at a
   * server without operators.
   */
  async operator(username: string): Promise<TestPlayer> {
    const before = await this.start({ operators: [] });
    const cookie = await accountCookie(before.url, username);
    await before.stop();
    return this.page(cookie).connected();
  }

  #kept(page: TestPlayer): TestPlayer {
    this.#pages.push(page);
    return page;
  }
}

/** The site of the tests of a file, which is opened before them and closed after them. */
export function testSite(wish: Wish = {}): TestSite {
  const site = new TestSite();
  beforeAll(() => site.open(wish), 600_000);
  afterAll(() => site.close());
  return site;
}

/** A room for a short duel of 民心, with a friend in the second seat, and others who came along. */
export async function duelRoom(
  host: TestPlayer,
  friend: TestPlayer,
  ...others: readonly TestPlayer[]
): Promise<{ code: string; room: string }> {
  const setup = shortGame(2);
  const { code } = await host.ask('room:make', { game: 'minxin', setup, listed: false });
  const { id: room } = await host.ask('room:enter', { code });
  for (const player of [friend, ...others]) await player.ask('room:enter', { code });
  await friend.ask('room:sit', { room, seat: 1 });
  return { code, room };
}
