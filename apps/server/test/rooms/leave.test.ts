import type { Seat } from '@lianhuan/kernel';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { up as upGone } from '../../database/migrations/gone.ts';
import { openDatabase } from '../../database/open.ts';
import { endMatch, readMatch } from '../../matches/store.ts';
import { leaveEverything } from '../../people/leave.ts';
import { ban, isBanned, unban } from '../../site/bans.ts';
import { emptyDatabase } from '../support/test-database.ts';
import {
  accountCookie,
  askAccounts,
  PASSWORD,
  signUp,
  type TestPlayer,
} from '../support/test-player.ts';
import { duelRoom, testSite } from '../support/test-site.ts';

// Somebody deletes the account: nothing of it is left but nameless seats, and nobody else loses anything.

const site = testSite();

async function deleteAccount(cookie: string): Promise<number> {
  const { status } = await askAccounts(site.url, 'delete-user', { password: PASSWORD }, cookie);
  return status;
}

test('an account is deleted: a bot plays on, others keep the match and the room', async () => {
  const leaver = await site.account('leaver');
  const friend = await site.guest(1);
  const { code, room } = await duelRoom(leaver, friend);
  await leaver.ask('room:pace', { room, pace: { pause: 0 } });
  await friend.ask('room:ready', { room, ready: true });
  const { match } = await leaver.ask('room:start', { room });
  await friend.join(match);
  await leaver.ask('room:say', { room, text: 'bye' });

  // The session alone is not enough for anybody else, and a wrong password for nobody.
  expect(await deleteAccount(friend.cookie)).not.toBe(200);
  expect(await deleteAccount(leaver.cookie)).toBe(200);

  // Nobody need wait for the one who is gone.
  while (friend.now.rest === null) {
    if (friend.now.asked !== null && !friend.now.snapshot.thinking) {
      const { entries } = friend.now;
      await friend.answer(match, friend.now, 0);
      await expect.poll(() => friend.now.entries, { interval: 5 }).toBeGreaterThan(entries);
    } else await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const [played] = await friend.ask('match:list', {});
  expect(played).toMatchObject({ id: match, names: ['', expect.any(String)] });
  const entered = await friend.ask('room:enter', { code });
  const seat = entered.seats[1];
  expect(seat.kind === 'person' && seat.person.id === entered.host).toBe(true);

  const { db, close } = await openDatabase(site.database);
  const left = await Promise.all([
    db.selectFrom('user').select('id').where('name', '=', 'leaver').execute(),
    db.selectFrom('messages').select('id').where('text', '=', 'bye').execute(),
  ]);
  await close();
  expect(left).toEqual([[], []]);
}, 120_000);

/** All rows of all tables in which some text stands, as PostgreSQL writes them. */
async function rowsWith(text: string): Promise<readonly string[]> {
  const { pool, close } = await openDatabase(site.database);
  const tables = await pool.query<{ readonly name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ readonly row: string }>(
      `select t::text as row from "${name}" as t where strpos(t::text, $1) > 0`,
      [text],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  await close();
  return found;
}

const idIn = (player: TestPlayer, place: number) => {
  const seat = player.room?.seats[place];
  return seat?.kind === 'person' ? seat.person.id : '';
};

/** Whom an account has met, and what each has said and written of the others. */
async function company(leaver: TestPlayer) {
  const [friend, onlooker] = [await site.guest(1), await site.guest(0)];
  const { room } = await duelRoom(leaver, friend, onlooker);
  await expect
    .poll(() => [idIn(friend, 1), friend.room?.watchers.length])
    .toEqual([...[expect.stringMatching(/./), 1]]);
  const ids = { leaver: idIn(friend, 0), friend: idIn(friend, 1) };
  const rude = friend.room?.watchers[0].id ?? '';
  await leaver.raw('room:say', { room, text: 'words of the leaver' }, 'a request');
  await onlooker.ask('room:say', { room, text: 'something rude' });
  await leaver.ask('room:report', { room, person: rude, reason: 'why the leaver reports' });
  await friend.ask('room:report', { room, person: rude, reason: 'why the friend reports' });
  await friend.ask('room:report', { room, person: ids.leaver, reason: 'of the leaver' });
  await friend.ask('room:ask-swap', { room, person: ids.leaver });
  await leaver.ask('chat:mute', { person: rude, muted: true });
  await friend.ask('chat:mute', { person: ids.leaver, muted: true });
  return { friend, onlooker, room, rude, id: ids.leaver };
}

/** The reports of somebody: why, and what was said. */
async function reportsOf(person: string) {
  const { db, close } = await openDatabase(site.database);
  const rows = await db
    .selectFrom('reports')
    .select(['reason', 'said'])
    .where('about', '=', person)
    .orderBy('id')
    .execute();
  await close();
  return rows.map(({ reason, said }) => ({
    reason,
    said: (said as { readonly text: string }[]).map(({ text }) => text),
  }));
}

test('nothing that they said or were called is left, in reports of others either', async () => {
  const leaver = await site.account('vanisher');
  const { friend, rude, id } = await company(leaver);
  expect(await rowsWith('words of the leaver')).toHaveLength(4);
  expect((await rowsWith(id)).length).toBeGreaterThan(8);
  expect(await deleteAccount(leaver.cookie)).toBe(200);
  for (const trace of [id, 'vanisher', 'words of the leaver', 'why the leaver', 'of the leaver']) {
    expect(await rowsWith(trace), trace).toEqual([]);
  }
  // What others reported is still to be looked at, with what the others said.
  expect(await reportsOf(rude)).toEqual([
    { reason: '', said: ['something rude'] },
    { reason: 'why the friend reports', said: ['something rude'] },
  ]);
  expect(friend.isConnected).toBe(true);
}, 60_000);

test('what a guest said is that of the account made later, and goes with it', async () => {
  const leaver = await site.guest(0);
  const { rude, id } = await company(leaver);
  const account = {
    ...{ username: 'renamed', name: 'renamed', email: 'renamed@account.invalid' },
    password: PASSWORD,
  };
  const response = await askAccounts(site.url, 'sign-up/email', account, leaver.cookie);
  expect(response.status).toBe(200);
  expect(await rowsWith(id)).toEqual([]);
  const said = ['words of the leaver', 'something rude'];
  expect((await reportsOf(rude)).map((report) => report.said)).toEqual([said, said]);
  expect(await deleteAccount(response.headers.getSetCookie()[0].split(';')[0])).toBe(200);
  expect(await rowsWith('words of the leaver')).toEqual([]);
  expect((await reportsOf(rude)).map((report) => report.said)).toEqual([
    ['something rude'],
    ['something rude'],
  ]);
}, 60_000);

test('whoever was banned stays, for the ban stands on the account', async () => {
  const { room } = await duelRoom(await site.account('banished'), await site.guest(1));
  const { db, close } = await openDatabase(site.database);
  const { host } = await db
    .selectFrom('rooms')
    .select('host')
    .where('id', '=', room)
    .executeTakeFirstOrThrow();
  await ban(db, host);
  // They had asked for it just before, at a server that comes to it only now.
  expect(await leaveEverything(db, host)).toBe(false);
  expect(await isBanned(db, host)).toBe(true);
  await expect(accountCookie(site.url, 'banished')).rejects.toThrow('already taken');
  await unban(db, host);
  expect(await leaveEverything(db, host)).toBe(true);
  await close();
}, 60_000);

/** Two guests in a quick match, each at a server of their own. */
async function quickMatch() {
  const players = [await site.guest(0), await site.guest(1)];
  for (const player of players) {
    await player.ask('quick:seek', { game: 'minxin', players: 2, deck: null });
  }
  await expect.poll(() => players[0].found).not.toBeNull();
  const code = players[0].found ?? '';
  const { match } = await players[0].ask('room:enter', { code });
  await players[1].ask('room:enter', { code });
  for (const player of players) await player.join(match ?? '');
  return { players, code, match: match ?? '' };
}

test('a guest leaves for good in the middle of a quick match: a bot plays on', async () => {
  const { players, match } = await quickMatch();
  const [stays, leaves] = players;
  const response = await askAccounts(site.url, 'delete-anonymous-user', {}, leaves.cookie);
  expect(response.status).toBe(200);
  await expect.poll(() => leaves.isConnected).toBe(false);
  const { db, close } = await openDatabase(site.database);
  const seats = await db
    .selectFrom('match_seats')
    .select(['bot', 'gone'])
    .where('match', '=', match)
    .orderBy('seat')
    .execute();
  await close();
  expect(seats).toEqual([
    { bot: null, gone: false },
    { bot: 'greedy', gone: true },
  ]);
  await expect.poll(async () => (await stays.join(match)).snapshot.seats[1]).toBe('greedy');
}, 60_000);

test('a guest signs in to the account that sits opposite: a bot plays on, and the match ends', async () => {
  const cookie = await accountCookie(site.url, 'opposite');
  const account = await site.page(cookie, 0).connected();
  const guest = await site.guest(1);
  for (const player of [account, guest]) {
    await player.ask('quick:seek', { game: 'minxin', players: 2, deck: null });
  }
  await expect.poll(() => account.found).not.toBeNull();
  const { match } = await account.ask('room:enter', { code: account.found ?? '' });
  const id = match ?? '';
  const response = await askAccounts(
    site.url,
    'sign-in/username',
    { username: 'opposite', password: PASSWORD },
    guest.cookie,
  );
  expect(response.status).toBe(200);
  const { db, close } = await openDatabase(site.database);
  const seats = async () => {
    const rows = await db
      .selectFrom('match_seats')
      .innerJoin('user', 'user.id', 'match_seats.person')
      .select(['name'])
      .where('match', '=', id)
      .execute();
    return rows.map(({ name }) => name);
  };
  await expect.poll(seats).toEqual(['opposite']);
  const stored = await readMatch(db, id);
  if (stored === null) throw new Error('there is no match');
  const [person] = stored.sitters.flatMap((sitter) => sitter.person ?? []);
  // Also where it was so before this was known.
  const twice = stored.sitters.map((sitter) => ({ ...sitter, person }));
  await endMatch(db, { ...stored, sitters: twice }, { winners: [0 as Seat] });
  expect((await readMatch(db, id))?.ended).toBe(true);
  await close();
}, 60_000);

test('a guest makes an account in the middle of a match, and plays on at every server', async () => {
  const { players, code, match } = await quickMatch();
  const [guest] = players;
  const response = await signUp(site.url, 'lasting', guest.cookie);
  expect(response.status).toBe(200);
  const [cookie] = response.headers.getSetCookie()[0].split(';');
  for (const server of [0, 1]) {
    const account = await site.page(cookie, server).connected();
    await account.ask('room:enter', { code });
    await expect
      .poll(async () => (await account.join(match)).snapshot.seat, { timeout: 5000 })
      .toBe(0);
  }
}, 60_000);

describe('the migration', () => {
  test('knows those who were gone before, and bots play on for them', async () => {
    const { db, close } = await openDatabase(await emptyDatabase());
    await sql`alter table match_seats drop column gone`.execute(db);
    const [over, running] = [1, 2].map((one) => `00000000-0000-4000-8000-00000000000${one}`);
    for (const id of [over, running]) {
      await sql`insert into matches (id, game, version, content, setup, seed, seal, ended)
        values (${id}::uuid, 'minxin', '1', 'x', '{}', '1', 'x', ${id === over ? new Date() : null})`.execute(
        db,
      );
      await sql`insert into match_seats (match, seat, bot) values (${id}::uuid, 0, null), (${id}::uuid, 1, 'random')`.execute(
        db,
      );
    }
    await upGone(db as never);
    const seats = await db
      .selectFrom('match_seats')
      .select(['bot', 'gone'])
      .orderBy('match')
      .orderBy('seat')
      .execute();
    await close();
    expect(seats).toEqual([
      { bot: null, gone: true },
      { bot: 'random', gone: false },
      { bot: 'greedy', gone: true },
      { bot: 'random', gone: false },
    ]);
  });
});
