import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { listRooms } from '../rooms/list.ts';
import { emptyDatabase } from './support/test-database.ts';
import { duelRoom, testSite } from './support/test-site.ts';

const ALL = { game: null, time: null, free: false };

const site = testSite({ servers: 1 });

const everywhere = async (rooms: readonly string[]) => new Set(rooms);

test('a room is as old as the clock of the database says, whatever the clock of a server shows', async () => {
  const { db, close } = await openDatabase(site.database);
  const [host, friend] = [await site.guest(), await site.guest()];
  const { room } = await duelRoom(host, friend);
  await host.ask('room:change', { room, listed: true });
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now');
  try {
    for (const days of [-30, 30]) {
      clock.mockImplementation(() => now + days * 86_400_000);
      expect(await listRooms(db, ALL, everywhere)).toHaveLength(1);
    }
  } finally {
    clock.mockRestore();
  }
  await sql`update rooms set used = now() - interval '30 days'`.execute(db);
  expect(await listRooms(db, ALL, everywhere)).toHaveLength(0);
  await host.ask('room:change', { room, listed: true });
  expect(await listRooms(db, ALL, everywhere)).toHaveLength(1);
  await close();
});

test('a server that vanished in the middle of a change holds nobody up for long', async () => {
  const url = await emptyDatabase();
  const [one, other] = [await openDatabase(url), await openDatabase(url)];
  await one.pool.query(`insert into settings values ('held', '')`);
  const client = await one.pool.connect();
  await client.query('begin');
  await client.query(`select 1 from settings for update`);
  // It says nothing more, and its connection stays.
  const start = performance.now();
  const change = () => other.pool.query(`update settings set value = 'changed'`);
  await change().catch(change);
  expect(performance.now() - start).toBeLessThan(20_000);
  client.release(true);
  await one.close();
  await other.close();
});
