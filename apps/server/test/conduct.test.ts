import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LianhuanServer, startServer } from '../server.ts';
import { emptyDatabase } from './test-database.ts';
import { accountCookie, newPlayer, TestPlayer } from './test-player.ts';

// What people, hosts and operators of a site may do about those who spoil the game for others, and who may not.

let servers: LianhuanServer[] = [];
let operator: TestPlayer;
const open: TestPlayer[] = [];

beforeAll(async () => {
  const settings = {
    ...{ host: '127.0.0.1', port: 0, origin: null, secret: null, guests: 1000 },
    ...{ operators: ['keeper'], app: join(tmpdir(), 'no such folder') },
    log: pino({ level: 'warn' }),
    database: await emptyDatabase(),
  };
  servers = [await startServer(settings), await startServer(settings)];
  const [{ url }] = servers;
  operator = await new TestPlayer(url, await accountCookie(url, 'keeper')).connected();
  open.push(operator);
}, 600_000);

afterAll(async () => {
  for (const player of open) player.close();
  for (const server of servers) await server.stop();
});

async function guest(server = 0): Promise<TestPlayer> {
  const player = await newPlayer(servers[server].url);
  open.push(player);
  return player;
}

const REFUSED = { ok: false };

/** A host, a friend in the second seat, and somebody who looks on from another server. */
async function company() {
  const [host, friend, onlooker] = [await guest(), await guest(), await guest(1)];
  const setup = { players: 2, favorPerPlayer: 5 };
  const { code } = await host.ask('room:make', { game: 'minxin', setup, listed: false });
  const { id: room } = await host.ask('room:enter', { code });
  for (const player of [friend, onlooker]) await player.ask('room:enter', { code });
  await friend.ask('room:sit', { room, seat: 1 });
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
    expect(await onlooker.try('match:join', { match, logged: 0 })).toMatchObject(REFUSED);
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
    await operator.ask('site:close-report', { report: report?.id ?? '' });
    const left = await operator.ask('site:reports', {});
    expect(left.some(({ about }) => about === watcher)).toBe(false);
  });

  test('bans somebody, who loses the line and gets no other', async () => {
    const { onlooker, watcher } = await company();
    await operator.ask('site:ban', { person: watcher, banned: true });
    await expect.poll(() => onlooker.isConnected).toBe(false);
    for (const { url } of servers) {
      const again = new TestPlayer(url, onlooker.cookie);
      open.push(again);
      await expect(again.connected()).rejects.toThrow('nobody');
    }
  });

  test('closes any room, and gets all out', async () => {
    const { host, onlooker, code, room } = await company();
    await operator.ask('site:close-room', { room });
    await expect.poll(() => [host.outOf, onlooker.outOf]).toEqual([room, room]);
    expect(await host.try('room:enter', { code })).toMatchObject(REFUSED);
  });

  test('is whom the settings name, and nobody else', async () => {
    const { host, room, watcher } = await company();
    const [{ url }] = servers;
    const other = await new TestPlayer(url, await accountCookie(url, 'keeper2')).connected();
    open.push(other);
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
    await fetch(`${url}/api/auth/update-user`, {
      method: 'POST',
      headers: { origin: url, cookie: host.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'keeper', username: 'keeper' }),
    });
    const renamed = await new TestPlayer(url, host.cookie).connected();
    open.push(renamed);
    expect(await renamed.ask('site:me', {})).toMatchObject({ operator: false });
  });

  test('hears no more than a few reports of one person', async () => {
    const { friend, room, watcher } = await company();
    const replies = [];
    for (let again = 0; again < 6; again++) {
      replies.push(await friend.try('room:report', { room, person: watcher, reason: '' }));
    }
    expect(replies.filter(({ ok }) => ok)).toHaveLength(3);
    const stranger = await guest();
    const wrong = { room, person: watcher, reason: '' };
    expect(await stranger.try('room:report', wrong)).toMatchObject(REFUSED);
  });
});
