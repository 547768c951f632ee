import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../database/open.ts';
import { ban } from '../../site/bans.ts';
import { accountCookie, askAccounts, signUp, type TestPlayer } from '../support/test-player.ts';
import { duelRoom, testSite } from '../support/test-site.ts';

// What people, hosts and operators of a site may do about those who spoil the game for others, and who may not.

const site = testSite({ operators: ['keeper', 'unclaimed'] });
const guest = (server?: number) => site.guest(server);
let operator: TestPlayer;
beforeAll(async () => {
  operator = await site.operator('keeper');
});

const REFUSED = { ok: false };

/** A host, a friend in the second seat, and somebody who looks on from another server. */
async function company() {
  const [host, friend, onlooker] = [await guest(), await guest(), await guest(1)];
  const { code, room } = await duelRoom(host, friend, onlooker);
  await expect
    .poll(() => [host.room?.seats[1].kind, host.room?.watchers.length])
    .toEqual(['person', 1]);
  const [watcher] = host.room?.watchers ?? [];
  const seat = host.room?.seats[1];
  const friendId = seat?.kind === 'person' ? seat.person.id : '';
  return { host, friend, onlooker, code, room, watcher: watcher.id, friendId };
}

const linesOf = (player: TestPlayer) => player.said.map(({ text }) => text);

describe('whoever does not want to hear somebody', () => {
  test('does not, and the others do', async () => {
    const { host, friend, onlooker, room, watcher } = await company();
    await friend.ask('chat:mute', { person: watcher, muted: true });
    expect(await friend.ask('site:me', {})).toEqual({ operator: false, muted: [watcher] });
    await onlooker.ask('room:say', { room, text: 'one' });
    await expect.poll(() => linesOf(host)).toEqual(['one']);
    await friend.ask('chat:mute', { person: watcher, muted: false });
    await onlooker.ask('room:say', { room, text: 'two' });
    await expect.poll(() => linesOf(friend)).toEqual(['two']);
  });

  test('has the host silence them for all', async () => {
    const { host, friend, onlooker, room, watcher } = await company();
    expect(await friend.try('room:mute', { room, person: watcher, muted: true })).toMatchObject(
      REFUSED,
    );
    await host.ask('room:mute', { room, person: watcher, muted: true });
    expect(await onlooker.try('room:say', { room, text: 'x' })).toMatchObject(REFUSED);
    await expect.poll(() => friend.room?.muted).toEqual([watcher]);
    await host.ask('room:mute', { room, person: watcher, muted: false });
    expect(await onlooker.try('room:say', { room, text: 'y' })).toMatchObject({ ok: true });
  });
});

describe('what is said', () => {
  test('is there for whoever comes later, and for nobody outside', async () => {
    const [host, friend] = [await guest(), await guest()];
    const { code, room } = await duelRoom(host, friend);
    await host.ask('room:say', { room, text: 'first' });
    await friend.ask('room:say', { room, text: 'second' });
    const late = await guest(1);
    expect(await late.try('room:said', { room })).toMatchObject(REFUSED);
    await late.ask('room:enter', { code });
    const said = await late.ask('room:said', { room });
    expect(said.map(({ text }) => text)).toEqual(['first', 'second']);
    expect(new Set(said.map(({ person }) => person.id)).size).toBe(2);
  });

  test('reaches the others as text on one line', async () => {
    const { host, friend, room } = await company();
    await host.ask('room:say', { room, text: '<script>alert(1)</script>\n\u202e\u0000x' });
    await expect.poll(() => linesOf(friend)).toEqual(['<script>alert(1)</script> x']);
  });

  test('is not more than a person could write', async () => {
    const { host, friend, room } = await company();
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, at) => host.try('room:say', { room, text: `${at}` })),
    );
    expect(replies.filter(({ ok }) => ok).length).toBeLessThan(9);
    expect(await friend.try('room:say', { room, text: 'still here' })).toMatchObject({ ok: true });
  });
});

describe('a host', () => {
  test('gets a spectator out while they play, and no player', async () => {
    const { host, friend, onlooker, code, room, watcher, friendId } = await company();
    await friend.ask('room:ready', { room, ready: true });
    const { match } = await host.ask('room:start', { room });
    await host.join(match);
    await onlooker.join(match);
    expect(await host.try('room:kick', { room, person: friendId })).toMatchObject(REFUSED);
    await host.ask('room:kick', { room, person: watcher });
    await expect.poll(() => onlooker.outOf).toBe(room);
    await host.answer(match, host.now, 0);
    await expect.poll(() => host.now.entries).toBe(1);
    expect(onlooker.frames).toHaveLength(1);
    expect(await onlooker.try('room:enter', { code })).toMatchObject(REFUSED);
    expect(await onlooker.try('match:join', { match, logged: 0, entries: 0 })).toMatchObject(
      REFUSED,
    );
  });

  test('gets out also whoever has the door open still', async () => {
    const { host, onlooker, room, watcher } = await company();
    await host.ask('room:stand', { room });
    const { db, close } = await openDatabase(site.database);
    // As though this server had not heard of it yet.
    await db.insertInto('room_bans').values({ room, person: watcher }).execute();
    await close();
    expect(await onlooker.try('room:sit', { room, seat: 0 })).toMatchObject(REFUSED);
  });

  test('closes the room, but not while they play', async () => {
    const { host, friend, onlooker, code, room } = await company();
    expect(await friend.try('room:close', { room })).toMatchObject(REFUSED);
    await host.ask('room:close', { room });
    await expect.poll(() => [friend.outOf, onlooker.outOf]).toEqual([room, room]);
    expect(await friend.try('room:enter', { code })).toMatchObject(REFUSED);

    const other = await company();
    await other.friend.ask('room:ready', { room: other.room, ready: true });
    await other.host.ask('room:start', { room: other.room });
    expect(await other.host.try('room:close', { room: other.room })).toMatchObject(REFUSED);
  });
});

describe('an operator of the site', () => {
  test('sees what was reported, with what was said', async () => {
    const { friend, onlooker, room, watcher } = await company();
    await onlooker.ask('room:say', { room, text: 'something rude' });
    await friend.ask('room:report', { room, person: watcher, reason: 'rude' });
    const report = (await operator.ask('site:reports', {})).find(({ about }) => about === watcher);
    expect(report).toMatchObject({ reason: 'rude', banned: false, room, match: null });
    expect(report?.said.map(({ text }) => text)).toEqual(['something rude']);
    await operator.ask('site:delete-message', { message: report?.said[0].id ?? '' });
    const cleared = (await operator.ask('site:reports', {})).find(({ id }) => id === report?.id);
    expect(cleared?.said).toEqual([]);
    await operator.ask('site:close-report', { report: report?.id ?? '' });
    const left = await operator.ask('site:reports', {});
    expect(left.some(({ about }) => about === watcher)).toBe(false);
  });

  test('bans somebody, who loses the line and gets no other', async () => {
    const { onlooker, watcher } = await company();
    await operator.ask('site:ban', { person: watcher, banned: true });
    await expect.poll(() => onlooker.isConnected).toBe(false);
    for (const server of [0, 1]) {
      const again = site.page(onlooker.cookie, server);
      await expect(again.connected()).rejects.toThrow('nobody');
    }
  });

  test('bans at all servers, as soon as the rows say so', async () => {
    const { onlooker, watcher } = await company();
    const elsewhere = await site.page(onlooker.cookie, 1).connected();
    const database = await openDatabase(site.database);
    await ban(database.db, watcher);
    await database.close();
    await expect.poll(() => [onlooker.isConnected, elsewhere.isConnected]).toEqual([false, false]);
  });

  test('closes any room, and gets all out', async () => {
    const { host, onlooker, code, room } = await company();
    await operator.ask('site:close-room', { room });
    await expect.poll(() => [host.outOf, onlooker.outOf]).toEqual([room, room]);
    expect(await host.try('room:enter', { code })).toMatchObject(REFUSED);
  });

  test('is whom the settings name, and nobody else', async () => {
    const { host, room, watcher } = await company();
    const other = await site.account('keeper2');
    for (const player of [host, other]) {
      expect(await player.ask('site:me', {})).toMatchObject({ operator: false });
      const replies = [
        await player.try('site:reports', {}),
        await player.try('site:ban', { person: watcher, banned: true }),
        await player.try('site:ban', { person: watcher, banned: false }),
        await player.try('site:close-room', { room }),
        await player.try('site:delete-message', { message: '1' }),
        await player.try('site:close-report', { report: '1' }),
      ];
      expect(replies).toEqual(replies.map(() => expect.objectContaining(REFUSED)));
    }
    // A guest who takes the operator's name is called so, and is none.
    const name = { name: 'keeper', username: 'keeper' };
    await askAccounts(site.url, 'update-user', name, host.cookie);
    const renamed = await site.page(host.cookie).connected();
    expect(await renamed.ask('site:me', {})).toMatchObject({ operator: false });
  });

  test('is nobody who takes the name later, in whatever letters', async () => {
    for (const username of [
      'unclaimed',
      'UnClaimed',
      ' unclaimed',
      'un\u200bclaimed',
      'uncla\u0131med',
    ]) {
      const player = await guest();
      const renamed = await askAccounts(site.url, 'update-user', { username }, player.cookie);
      expect(renamed.status, username).toBe(400);
      const again = await site.page(player.cookie).connected();
      expect(await again.ask('site:me', {})).toMatchObject({ operator: false });
    }
    await expect(accountCookie(site.url, 'UnClaimed')).rejects.toThrow('400');
    // Another name may still be changed.
    const other = await accountCookie(site.url, 'somebody');
    expect(
      (await askAccounts(site.url, 'update-user', { username: 'someone' }, other)).status,
    ).toBe(200);
    expect(
      (await askAccounts(site.url, 'update-user', { username: 'UNCLAIMED' }, other)).status,
    ).toBe(400);
  });

  test('hears no more than a few reports of one person', async () => {
    const { host, friend, code, room, watcher } = await company();
    const replies = [];
    for (let again = 0; again < 6; again++) {
      replies.push(await friend.try('room:report', { room, person: watcher, reason: '' }));
    }
    expect(replies.filter(({ ok }) => ok)).toHaveLength(3);
    // Nor through other lines.
    const more = [];
    for (let again = 0; again < 4; again++) {
      const line = await site.page(friend.cookie, again % 2).connected();
      await line.ask('room:enter', { code });
      more.push(await line.try('room:report', { room, person: watcher, reason: '' }));
    }
    expect(more.filter(({ ok }) => ok)).toHaveLength(2);
    expect(
      await host.try('room:report', { room, person: host.room?.host ?? '', reason: '' }),
    ).toMatchObject(REFUSED);
    const stranger = await guest();
    const wrong = { room, person: watcher, reason: '' };
    expect(await stranger.try('room:report', wrong)).toMatchObject(REFUSED);
  });
});

test('a guest who makes an account keeps reports, silence and closed doors', async () => {
  const { host, friend, onlooker, room, code, watcher } = await company();
  await friend.ask('room:report', { room, person: watcher, reason: 'rude' });
  await friend.ask('chat:mute', { person: watcher, muted: true });
  await host.ask('room:mute', { room, person: watcher, muted: true });
  const response = await signUp(site.url, 'newcomer', onlooker.cookie);
  const cookie = response.headers.getSetCookie()[0].split(';')[0];
  await expect.poll(() => onlooker.isConnected).toBe(false);
  const account = await site.page(cookie).connected();
  await account.ask('room:enter', { code });
  expect(await account.try('room:say', { room, text: 'x' })).toMatchObject(REFUSED);
  const reports = await operator.ask('site:reports', {});
  const report = reports.find(({ name }) => name === 'newcomer');
  expect(report).toMatchObject({ reason: 'rude' });
  expect(await friend.ask('site:me', {})).toMatchObject({ muted: [report?.about] });
  await host.ask('room:kick', { room, person: report?.about ?? '' });
  expect(await account.try('room:enter', { code })).toMatchObject(REFUSED);
});
