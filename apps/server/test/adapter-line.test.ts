import { createServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { Server } from 'socket.io';
import { afterEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database/open.ts';
import { AdapterLine } from '../sockets/adapter-line.ts';
import { Door } from '../trials/door.ts';
import { emptyDatabase } from './support/test-database.ts';
import { testSite } from './support/test-site.ts';

// How a server hears the others: over a line to the database that may be cut, or swallow all.

const CONNECTIONS = 3;
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Something that hears others by a line through a door. */
async function hearing(url: string) {
  const door = await Door.open(Number(new URL(url).port));
  const through = new URL(url);
  through.port = String(door.port);
  const database = await openDatabase(through.href, { connections: CONNECTIONS });
  const line = new AdapterLine(database);
  const heard: boolean[] = [];
  const io = new Server(createServer(), { adapter: createAdapter(line.pool) });
  line.onHearing = (again) => {
    heard.push(again);
    io.of('/').adapter.init();
  };
  closing.push(
    () => door.close(),
    () => database.close(),
    () => line.close(),
    () => io.close(),
  );
  await expect.poll(() => line.isHearing).toBe(true);
  return { door, database, line, io, heard };
}

/** As many at once as there are connections. */
const asked = ({ pool }: Database) =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => pool.query('select 1')));

test('lines that are lost take nobody’s place', async () => {
  const url = await emptyDatabase();
  const { door, database, line, heard } = await hearing(url);
  for (let time = 1; time <= CONNECTIONS + 1; time++) {
    door.cut();
    await expect.poll(() => line.isHearing).toBe(false);
    await expect.poll(() => heard).toHaveLength(time + 1);
  }
  await expect.poll(() => line.isHearing).toBe(true);
  // Once for each: nothing is heard twice.
  expect(heard).toEqual([false, true, true, true, true]);
  expect(await asked(database)).toHaveLength(CONNECTIONS);
}, 60_000);

test('a line that is swallowed without a word is made again, and others are heard by it', async () => {
  const url = await emptyDatabase();
  const deaf = await hearing(url);
  const other = await hearing(url);
  const said: string[] = [];
  deaf.io.on('hello', (word) => said.push(word));
  const servers = () => deaf.io.of('/').adapter.serverCount();
  await expect.poll(servers).toBe(2);
  deaf.door.swallow();
  await expect.poll(() => deaf.line.isHearing).toBe(false);
  await expect.poll(() => deaf.line.isHearing).toBe(true);
  expect(await servers()).toBe(2);
  other.io.serverSideEmit('hello', 'again');
  await expect.poll(() => said).toEqual(['again']);
}, 90_000);

const site = testSite({ servers: 1 });

test('pages of a server that heard nothing for a while come again, and it goes on', async () => {
  const door = await Door.open(Number(new URL(site.database).port));
  closing.push(() => door.close());
  const direct = site.database;
  const through = new URL(direct);
  through.port = String(door.port);
  site.database = through.href;
  const server = await site.start({ log: 'silent' });
  site.database = direct;
  site.servers.push(server);
  const at = site.servers.indexOf(server);
  for (let time = 0; time < 2; time++) {
    const guest = await site.guest(at);
    door.cut();
    await expect.poll(() => guest.isConnected).toBe(false);
  }
  const guest = await site.guest(at);
  const wish = { game: 'minxin', setup: { players: 2 }, listed: false };
  const { code } = await guest.ask('room:make', wish);
  expect(await guest.ask('room:enter', { code })).toMatchObject({ code });
}, 240_000);
