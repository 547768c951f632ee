import { sql } from 'kysely';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import type { Matches } from '../matches/matches.ts';
import { ban } from '../site/bans.ts';
import { callOffFor } from '../site/call-off.ts';
import { cleanUp } from '../site/clean-up.ts';
import { accountCookie } from './support/test-player.ts';
import { duelRoom, testSite } from './support/test-site.ts';

const site = testSite({ servers: 1 });
const guest = () => site.guest();

test('what nobody comes back to is cleaned up, and nothing else', async () => {
  const { db, close } = await openDatabase(site.database);
  const age = (days: number) => sql`now() - make_interval(days => ${days})`;
  const callOff = async () => {};
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

  await cleanUp(db, callOff);
  const open = await db.selectFrom('rooms').select('id').where('closed', 'is', null).execute();
  expect(open.map(({ id }) => id).toSorted()).toEqual([playing.room, fresh.room].toSorted());
  const said = () => db.selectFrom('messages').select('text').execute();
  expect(await said()).toHaveLength(2);
  await sql`update rooms set closed = ${age(31)} where id = ${left.room}`.execute(db);
  await cleanUp(db, callOff);
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
  await cleanUp(db, callOff);
  const ids = (await people()).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(ids).not.toContain(rows[0].id);
  await close();
}, 120_000);

test('what is kept for a while goes then: reports, requests, decks of a series, bans of guests', async () => {
  const { db, close } = await openDatabase(site.database);
  const age = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  const [host, friend] = [await guest(), await guest()];
  const { room } = await duelRoom(host, friend);
  const people = await sql<{ readonly person: string }>`
    select person from room_seats where room = ${room} order by seat
  `.execute(db);
  const [about, other] = people.rows.map(({ person }) => person);
  for (const reason of ['open', 'closed', 'closed long ago']) {
    const report = { room, match: null, reporter: about, about: other, reason, said: '[]' };
    await db.insertInto('reports').values(report).execute();
  }
  await sql`update reports set closed = ${age(29)} where reason = 'closed'`.execute(db);
  await sql`update reports set closed = ${age(31)} where reason = 'closed long ago'`.execute(db);
  await host.raw('room:say', { room, text: 'new' }, 'new');
  await host.raw('room:say', { room, text: 'old' }, 'old');
  await sql`update requests set made = ${age(2)} where request like '% old'`.execute(db);
  const [played, left] = [1, 2].map((one) => `00000000-0000-4000-8000-00000000000${one}`);
  for (const series of [played, left]) {
    const deck = { before: '{}', deck: '{}' };
    await db
      .insertInto('series_decks')
      .values({ series, seat: 0, ...deck })
      .execute();
  }
  await sql`update rooms set series = ${played}::uuid where id = ${room}`.execute(db);

  await cleanUp(db, async () => {});
  const reports = await db.selectFrom('reports').select('reason').orderBy('id').execute();
  expect(reports.map(({ reason }) => reason)).toEqual(['open', 'closed']);
  const requests = await db.selectFrom('requests').select('request').execute();
  expect(requests).toEqual([{ request: 'room:say new' }]);
  expect(await db.selectFrom('series_decks').select('series').execute()).toEqual([
    { series: played },
  ]);

  // Two guests were banned, of whom one long ago, and of an account half was deleted when a server was killed.
  const half = await accountCookie(site.url, 'half');
  await sql`delete from session where "userId" in (select id from "user" where username = 'half')`.execute(
    db,
  );
  await sql`delete from account where "userId" in (select id from "user" where username = 'half')`.execute(
    db,
  );
  await sql`update "user" set "createdAt" = ${age(100)}`.execute(db);
  for (const person of [about, other]) await ban(db, person);
  await sql`update bans set made = ${age(31)} where person = ${other}`.execute(db);
  const there = () => db.selectFrom('user').select(['id', 'name']).execute();
  expect(await there()).toContainEqual(expect.objectContaining({ name: 'half' }));
  await cleanUp(db, async () => {});
  const ids = (await there()).map(({ id }) => id);
  expect(ids).toContain(about);
  expect(ids).not.toContain(other);
  expect(await there()).not.toContainEqual(expect.objectContaining({ name: 'half' }));
  await expect(site.page(half).connected()).rejects.toThrow('nobody');
  await close();
}, 120_000);

test('a match is called off in which nobody has answered for 30 days, where no time runs', async () => {
  const { db, close } = await openDatabase(site.database);
  const begin = async (time: 'none' | 'days') => {
    const [host, friend] = [await guest(), await guest()];
    const { room } = await duelRoom(host, friend);
    await host.ask('room:pace', { room, pace: { time } });
    await friend.ask('room:ready', { room, ready: true });
    const { match } = await host.ask('room:start', { room });
    await host.join(match);
    return { host, room, match };
  };
  const [left, untouched, lately, slow, closed] = [
    ...[await begin('none'), await begin('none'), await begin('none')],
    ...[await begin('days'), await begin('none')],
  ];
  const mine = [left, untouched, lately, slow, closed].map(({ match }) => match);
  for (const { host, match } of [left, lately]) await host.answer(match, host.now, 0);
  const [begun, answered] = [40, 31].map((days) => sql`now() - make_interval(days => ${days})`);
  await sql`update matches set started = ${begun} where id in (${sql.join(mine)})`.execute(db);
  await sql`update entries set written = ${answered} where match = ${left.match}`.execute(db);
  await sql`update rooms set used = ${begun}`.execute(db);
  await sql`update matches set started = now() where id = ${closed.match}`.execute(db);
  await sql`update rooms set closed = ${answered} where id = ${closed.room}`.execute(db);

  const matches = site.servers[0].online?.matches;
  await cleanUp(db, (match) => callOffFor({ matches: matches as Matches, log: pino() }, match));
  const ended = await db
    .selectFrom('matches')
    .select('id')
    .where('ended', 'is not', null)
    .where(sql<boolean>`outcome -> 'calledOff' = 'true'`)
    .execute();
  const gone = [left, untouched, closed];
  expect(ended.map(({ id }) => id).toSorted()).toEqual(gone.map(({ match }) => match).toSorted());
  // And so their rooms are closed; those in which people play stay.
  const rooms = await db.selectFrom('rooms').select('id').where('closed', 'is', null).execute();
  const open = rooms.map(({ id }) => id);
  for (const { room } of gone) expect(open).not.toContain(room);
  for (const { room } of [lately, slow]) expect(open).toContain(room);
  expect(left.host.now.calledOff).toBe(true);
  await close();
}, 120_000);
