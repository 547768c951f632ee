import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { cleanUp } from '../site/clean-up.ts';
import { accountCookie } from './support/test-player.ts';
import { duelRoom, testSite } from './support/test-site.ts';

const site = testSite({ servers: 1 });
const guest = () => site.guest();

test('what nobody comes back to is cleaned up, and nothing else', async () => {
  const { db, close } = await openDatabase(site.database);
  const age = (days: number) => sql`now() - make_interval(days => ${days})`;
  const [host, friend, third] = [await guest(), await guest(), await guest()];
  const keeper = await site.page(await accountCookie(site.url, 'stays')).connected();

  const playing = await duelRoom(host, friend);
  await friend.ask('room:ready', { room: playing.room, ready: true });
  await host.ask('room:start', { room: playing.room });
  const left = await duelRoom(third, keeper);
  await third.ask('room:say', { room: left.room, text: 'once' });
  const fresh = await duelRoom(keeper, friend);
  await keeper.ask('room:say', { room: fresh.room, text: 'lately' });
  await sql`update rooms set used = ${age(8)} where id in (${playing.room}, ${left.room})`.execute(
    db,
  );

  await cleanUp(db);
  const open = await db.selectFrom('rooms').select('id').where('closed', 'is', null).execute();
  expect(open.map(({ id }) => id).toSorted()).toEqual([playing.room, fresh.room].toSorted());
  const said = () => db.selectFrom('messages').select('text').execute();
  expect(await said()).toHaveLength(2);
  await sql`update rooms set closed = ${age(31)} where id = ${left.room}`.execute(db);
  await cleanUp(db);
  expect(await said()).toEqual([{ text: 'lately' }]);

  // The sessions of one guest and of the account have ended long ago.
  const people = () => db.selectFrom('user').select('id').execute();
  expect(await people()).toHaveLength(4);
  await sql`update "user" set "createdAt" = ${age(100)}`.execute(db);
  const { rows } = await sql<{ readonly id: string }>`
    select person as id from room_seats where room = ${left.room} and seat = 0
  `.execute(db);
  await sql`update session set "expiresAt" = ${age(1)} where "userId" in (
    ${rows[0].id}, (select id from "user" where username = 'stays'))`.execute(db);
  await cleanUp(db);
  const ids = (await people()).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(ids).not.toContain(rows[0].id);
  await close();
}, 120_000);
