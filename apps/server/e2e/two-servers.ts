import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { SCREENS } from '../../web/e2e/support/screens.ts';
import { prefer } from '../../web/e2e/support/storage.ts';
import { type Cluster, startCluster } from '../database/embedded/cluster.ts';
import { Door } from '../trials/door.ts';
import { type ServerProcess, startServerProcess } from '../trials/server-process.ts';

/** Two servers with one database, and a door for each player. */
export interface TwoServers {
  readonly servers: readonly ServerProcess[];
  /** The address of their database. */
  readonly database: string;
  /** A third server, at which these user names look after the site; it is the last of the servers from then on. */
  startOperated(operators: readonly string[]): Promise<void>;
  newDoor(server: number): Promise<Door>;
  stop(): Promise<void>;
}

/** The two servers of all tests of a file; they are there once the first test begins. */
export function twoServers(): { readonly site: TwoServers } {
  let site: TwoServers | null = null;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    site = await startTwoServers(join(process.env.LIANHUAN_E2E_FOLDER ?? '', 'site'));
  });
  test.afterAll(async () => site?.stop());
  return {
    get site() {
      if (site === null) throw new Error('they are started before the first test');
      return site;
    },
  };
}

/** A browser of its own, as far as cookies and storage go, with the screen of the project: nothing is cached yet. */
export function newContext(browser: Browser, isMobile: boolean): Promise<BrowserContext> {
  const screen = isMobile ? SCREENS.phone : SCREENS.desktop;
  return browser.newContext({ reducedMotion: 'reduce', locale: 'zh-CN', ...screen });
}

/** A page in such a browser, with nothing that takes time (see `prefer`). */
export async function newPage(browser: Browser, isMobile: boolean): Promise<Page> {
  const context = await newContext(browser, isMobile);
  const page = await context.newPage();
  await prefer(page);
  return page;
}

/** Two players, each in a browser of their own and at a server of their own, by a door of their own. */
export async function twoPlayers(
  site: TwoServers,
  browser: Browser,
  isMobile: boolean,
): Promise<{ door: Door; other: Door; host: Page; friend: Page }> {
  const [door, other] = [await site.newDoor(0), await site.newDoor(1)];
  const [host, friend] = [await newPage(browser, isMobile), await newPage(browser, isMobile)];
  return { door, other, host, friend };
}

/** @param app the folder of the built web app */
export async function startTwoServers(app: string): Promise<TwoServers> {
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-online-'));
  chmodSync(folder, 0o755);
  const cluster: Cluster = await startCluster(folder);
  const place = { database: cluster.url, app };
  const servers = [await startServerProcess(place), await startServerProcess(place)];
  const doors: Door[] = [];
  return {
    servers,
    database: cluster.url,
    async startOperated(operators) {
      servers.push(await startServerProcess({ ...place, operators }));
    },
    async newDoor(server) {
      const door = await Door.open(servers[server].port);
      doors.push(door);
      return door;
    },
    async stop() {
      for (const door of doors) await door.close();
      for (const server of servers) await server.kill();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
