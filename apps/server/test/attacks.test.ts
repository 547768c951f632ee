import { randomUUID } from 'node:crypto';
import { NOBODY } from '@lianhuan/kernel';
import { io } from 'socket.io-client';
import { describe, expect, test } from 'vitest';
import { MOST_PAGES } from '../sockets/limits.ts';
import { askAccounts, guestCookie, TestPlayer } from './support/test-player.ts';
import { duelRoom, testSite } from './support/test-site.ts';

// What a stranger, or a player who is none too honest, may send: nothing comes of it, and the others play on.

const site = testSite({ servers: 1, log: 'silent' });
const guest = (server?: number) => site.guest(server);

/** Two play; a third looks on from the room, and a fourth is a stranger. */
async function table() {
  const [host, friend, onlooker, stranger] = await Promise.all([
    guest(),
    guest(),
    guest(),
    guest(),
  ]);
  const { code, room } = await duelRoom(host, friend, onlooker);
  await friend.ask('room:ready', { room, ready: true });
  const { match } = await host.ask('room:start', { room });
  for (const player of [host, friend]) await player.join(match);
  return { host, friend, onlooker, stranger, code, room, match };
}

const REFUSED = { ok: false };

describe('at the table', () => {
  test('nobody answers for another seat: whose answer it is follows from the session', async () => {
    const { host, friend, match } = await table();
    // Both draft; once one has, only the other is asked.
    expect(await host.answer(match, host.now, 0)).toMatchObject({ ok: true });
    await expect.poll(() => host.now.asked).toBeNull();
    const others = { match, number: friend.now.asked ?? -1, index: 0, token: randomUUID() };
    expect(await host.try('match:answer', others)).toMatchObject(REFUSED);
    expect(await host.raw('match:answer', { ...others, seat: 1 })).toMatchObject(REFUSED);
    expect(friend.now.entries).toBe(1);
  });

  test('a stranger sees nothing and answers nothing, though the match is known by its id', async () => {
    const { stranger, host, match } = await table();
    expect(await stranger.try('match:join', { match, logged: 0, entries: 0 })).toMatchObject(
      REFUSED,
    );
    expect(await stranger.try('match:log', { match, to: 1 })).toMatchObject(REFUSED);
    expect(await stranger.answer(match, host.now, 0)).toMatchObject(REFUSED);
    expect(await stranger.try('match:hint', { match })).toMatchObject(REFUSED);
    expect(await stranger.try('match:back', { match })).toMatchObject(REFUSED);
    expect(await stranger.try('match:ask-back', { match })).toMatchObject(REFUSED);
    expect(await stranger.try('match:answer-back', { match, agrees: 'yes' })).toMatchObject(
      REFUSED,
    );
    expect(await stranger.try('match:ask-call-off', { match })).toMatchObject(REFUSED);
    expect(await stranger.try('match:answer-call-off', { match, agrees: 'yes' })).toMatchObject(
      REFUSED,
    );
    expect(await stranger.try('match:ended', { match })).toMatchObject(REFUSED);
    expect(await stranger.try('match:prefer', { match, preferences: {} })).toMatchObject(REFUSED);
    expect(stranger.frames).toEqual([]);
  });

  test('whoever looks on sees no hand, and does not become a player', async () => {
    const { onlooker, host, match } = await table();
    const frame = await onlooker.join(match);
    expect(frame.snapshot.seat).toBe(NOBODY);
    expect(frame.asked).toBeNull();
    expect(frame.snapshot.view.decision).toBeNull();
    expect(await onlooker.answer(match, host.now, 0)).toMatchObject(REFUSED);
    expect(await onlooker.try('match:hint', { match })).toMatchObject(REFUSED);
    const shown = (player: TestPlayer) =>
      player.now.snapshot.view.zones.flatMap(({ cards }) => cards ?? []).length;
    expect(shown(onlooker)).toBeLessThan(shown(host));
  });

  test('a page cannot ask for another log than that of its seat', async () => {
    const { host, match } = await table();
    const frame = await host.ask('match:join', { match, entries: 0, logged: 1_000_000 });
    expect(frame.log.lines).toEqual([]);
    expect(await host.raw('match:join', { match, logged: -1 })).toMatchObject(REFUSED);
    expect(await host.raw('match:join', { match, logged: 0, seat: 1 })).toMatchObject(REFUSED);
    const whole = await host.ask('match:join', { match, entries: 0, logged: 0 });
    const asked = await host.ask('match:log', { match, to: 1_000_000 });
    expect(asked).toEqual(whole.log.lines);
    expect(await host.ask('match:log', { match, to: 0 })).toEqual([]);
    for (const ask of [{ to: -1 }, { to: 1.5 }, { to: 5, seat: 1 }, {}]) {
      expect(await host.raw('match:log', { match, ...ask })).toMatchObject(REFUSED);
    }
  });
});

describe('rooms', () => {
  test('of others are not changed, started or spoken in', async () => {
    const { room } = await table();
    const other = await guest();
    const setup = { players: 2 };
    const replies = await Promise.all([
      other.try('room:start', { room }),
      other.try('room:change', { room, setup, listed: true }),
      other.try('room:pace', { room, pace: { time: 'blitz' } }),
      other.try('room:seat-bot', { room, seat: 0, bot: 'greedy' }),
      other.try('room:kick', { room, person: 'anybody' }),
      other.try('room:sit', { room, seat: 0 }),
      other.try('room:ready', { room, ready: true }),
      other.try('room:say', { room, text: 'hello' }),
      other.try('room:start', { room: randomUUID() }),
    ]);
    expect(replies).toEqual(replies.map(() => expect.objectContaining(REFUSED)));
  });

  test('are not found by trying letters', async () => {
    const other = await guest();
    const replies = [];
    for (let again = 0; again < 15; again++) {
      replies.push(await other.try('room:enter', { code: 'ZZZZ' }));
    }
    const slower = { ok: false, problem: { en: 'Please slow down' } };
    expect(replies.at(-1)).toMatchObject(slower);
    // Nor by opening another page for it.
    const page = await site.page(other.cookie).connected();
    expect(await page.try('room:enter', { code: 'ZZZZ' })).toMatchObject(slower);
  });

  test('are not found by many guests who try letters from one address', async () => {
    const strict = await site.start({ guests: 5, log: 'silent' });
    const outcomes: boolean[] = [];
    for (let number = 0; number < 6; number++) {
      const { cookie } = await guest();
      const page = await new TestPlayer(strict.url, cookie).connected();
      for (let again = 0; again < 3; again++) {
        const reply = await page.try('room:enter', { code: 'ZZZZ' });
        outcomes.push(!reply.ok && reply.problem.en === 'Please slow down');
      }
      page.close();
    }
    await strict.stop();
    expect(outcomes.slice(0, 10)).toEqual(Array(10).fill(false));
    expect(outcomes.at(-1)).toBe(true);
  });

  test('are not made by the hundred', async () => {
    const other = await guest();
    const wish = { game: 'minxin', setup: { players: 2 }, listed: true };
    const replies = [];
    for (let again = 0; again < 12; again++) replies.push(await other.try('room:make', wish));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(10);
  });

  test('show names and what is said as text on one line', async () => {
    const { host, friend, code } = await table();
    const name = '<img src=x onerror=alert(1)>\u202e\u0007';
    const change = { name, image: 'javascript:alert(1)' };
    const renamed = await askAccounts(site.url, 'update-user', change, host.cookie);
    expect(renamed.ok).toBe(true);
    const room = await friend.ask('room:enter', { code });
    const seat = room.seats[0];
    const person = seat.kind === 'person' ? seat.person : null;
    // The page writes it as text; besides, it is short and has no mark of direction.
    expect(person?.name).toBe('<img src=x onerr');
    expect(person?.image).toBeNull();
  });
});

describe('sessions', () => {
  async function refusedWith(cookie: string): Promise<string> {
    const player = site.page(cookie);
    return player.connected().then(
      () => 'let in',
      (error: Error) => error.message,
    );
  }

  test('are for the browser alone, and not sent along from other sites', async () => {
    const response = await askAccounts(site.url, 'sign-in/anonymous', {});
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/HttpOnly/i);
      expect(cookie).toMatch(/SameSite=Lax/i);
    }
  });

  test('are given to only so many new guests from one address', async () => {
    const strict = await site.start({ guests: 3, log: 'silent' });
    const outcomes = [];
    for (let again = 0; again < 5; again++) {
      outcomes.push(
        await guestCookie(strict.url).then(
          () => 'guest',
          () => 'refused',
        ),
      );
    }
    await strict.stop();
    expect(outcomes.at(-1)).toBe('refused');
  });

  test('are given to no more by whoever makes up addresses before a proxy', async () => {
    const origin = 'https://play.example.org';
    const strict = await site.start({ guests: 3, log: 'silent', origin });
    const comeAs = async (forged: string, seen: string) => {
      const { status } = await fetch(`${strict.url}/api/auth/sign-in/anonymous`, {
        method: 'POST',
        headers: {
          origin,
          'content-type': 'application/json',
          'x-forwarded-for': `${forged}, ${seen}`,
        },
        body: '{}',
      });
      return status;
    };
    const statuses = [];
    for (let again = 1; again <= 5; again++) {
      statuses.push(await comeAs(`10.0.0.${again}`, '203.0.113.7'));
    }
    const neighbour = await comeAs('10.0.0.1', '203.0.113.8');
    await strict.stop();
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(neighbour).toBe(200);
  });

  test('that are forged, changed or none let nobody in', async () => {
    const [name, value] = (await guestCookie(site.url)).split('=', 2);
    expect(await refusedWith('')).toBe('nobody');
    expect(await refusedWith(`${name}=made-up.signature`)).toBe('nobody');
    const other = value.startsWith('x') ? 'y' : 'x';
    expect(await refusedWith(`${name}=${other}${value.slice(1)}`)).toBe('nobody');
  });

  test('that were ended let nobody in, and nobody goes on by them', async () => {
    const cookie = await guestCookie(site.url);
    const pages = [await site.page(cookie).connected(), await site.page(cookie).connected()];
    const other = await site.guest();
    await askAccounts(site.url, 'sign-out', {}, cookie);
    expect(await refusedWith(cookie)).toBe('nobody');
    for (const page of pages) await expect.poll(() => page.isConnected).toBe(false);
    expect(other.isConnected).toBe(true);
  });

  test('open only so many pages at a server', async () => {
    const cookie = await guestCookie(site.url);
    const first = await site.page(cookie).connected();
    const others = Array.from({ length: MOST_PAGES }, () => site.page(cookie));
    await Promise.allSettled(others.map((page) => page.connected()));
    const open = () => [first, ...others].filter(({ isConnected }) => isConnected).length;
    await expect.poll(open).toBe(MOST_PAGES);
    expect(first.isConnected).toBe(true);
  });

  test('are not used by pages of other sites', async () => {
    const cookie = await guestCookie(site.url);
    const origin = 'https://evil.example';
    const changed = await fetch(`${site.url}/api/auth/update-user`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'evil' }),
    });
    expect(changed.status).toBe(403);
    const socket = io(site.url, {
      transports: ['websocket'],
      extraHeaders: { cookie, origin },
      reconnection: false,
      forceNew: true,
    });
    const outcome = await new Promise((resolve) => {
      socket.once('connect', () => resolve('let in'));
      socket.once('connect_error', () => resolve('refused'));
    });
    socket.close();
    expect(outcome).toBe('refused');
  });
});

describe('what a socket carries', () => {
  test('is refused where it is not of the known form, and nothing breaks', async () => {
    const player = await guest();
    const wrong: readonly (readonly [string, ...unknown[]])[] = [
      ['__proto__', {}],
      ['constructor', {}],
      ['toString', {}],
      ['match:steal', {}],
      ['room:enter'],
      ['room:enter', null],
      ['room:enter', 'ABCD'],
      ['room:enter', { code: ['A'] }],
      ['room:enter', { code: 'ABCD', more: 1 }],
      ['room:sit', { room: "'; drop table rooms; --", seat: 0 }],
      ['room:sit', { room: randomUUID(), seat: 1e300 }],
      ['match:prefer', { match: randomUUID(), preferences: { x: 'y'.repeat(5000) } }],
      ['match:answer', { match: randomUUID(), number: -1, index: 0, token: 'x'.repeat(8) }],
      ['match:answer', { match: randomUUID(), number: Number.NaN, index: 0, token: 'x' }],
      ['room:make', { game: '__proto__', setup: {}, listed: false }],
      [
        'room:make',
        { game: 'minxin', setup: JSON.parse('{"__proto__":{"players":2}}'), listed: 1 },
      ],
    ];
    for (const [name, ...ask] of wrong) {
      expect(await player.raw(name, ...ask), name).toMatchObject(REFUSED);
    }
    expect(await player.try('room:list', { game: null, time: null, free: false })).toMatchObject({
      ok: true,
    });
  });

  test('is refused where the database could not keep it, and nobody is told to try again', async () => {
    const { host, room, match } = await table();
    const [unkept, half] = ['A\u0000', '\ud800'];
    const wrong: readonly (readonly [string, object])[] = [
      ['room:list', { game: unkept, time: null, free: false }],
      ['rating:list', { game: unkept }],
      ['room:kick', { room, person: unkept }],
      ['room:mute', { room, person: unkept, muted: true }],
      ['chat:mute', { person: unkept, muted: true }],
      ['room:report', { room, person: unkept, reason: '' }],
      ['room:make', { game: 'minxin', setup: { players: 2, [unkept]: half }, listed: false }],
      ['quick:seek', { game: 'minxin', players: 2, deck: { main: [half] } }],
      ['match:answer', { match, number: 0, index: 0, token: `${unkept}12345678` }],
      ['match:prefer', { match, preferences: unkept }],
      ['match:prefer', { match, preferences: { stop: [half] } }],
    ];
    for (const [name, ask] of wrong) {
      const reply = await host.raw(name, ask);
      expect(reply, name).toMatchObject({ problem: { en: expect.stringContaining('reload') } });
    }
    // A backslash and letters are no such character; nor does anything come of a name that cannot be kept.
    const words = { match, preferences: { words: '\\u0000' } };
    expect(await host.raw('match:prefer', words, unkept)).toMatchObject({ ok: true });
  });

  test('gets nobody out of a room who is not known', async () => {
    const { host, room } = await table();
    expect(await host.try('room:kick', { room, person: 'nobody' })).toMatchObject({ ok: true });
  });

  test('is refused where it is nested deeper than anything that is read, and the server goes on', async () => {
    const [cookie, other] = [await guestCookie(site.url), await guest()];
    const address = `${site.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    // By hand, for the library that pages use does not send such a thing.
    const line = new WebSocket(address, { headers: { cookie } } as unknown as string[]);
    const heard: string[] = [];
    line.addEventListener('message', ({ data }) => heard.push(String(data)));
    const hears = (start: string) =>
      expect.poll(() => heard.find((message) => message.startsWith(start))).toBeDefined();
    await hears('0{');
    line.send('40');
    await hears('40{');
    const match = randomUUID();
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const asks = [
      `"match:prefer",{"match":"${match}","preferences":${nested}}`,
      `"room:make",{"game":"sanguozhi","setup":{"decks":${nested}},"listed":false}`,
      `"room:choose-deck",{"room":"${match}","seat":0,"deck":{"main":${nested}},"cards":[]}`,
    ];
    for (const [place, ask] of asks.entries()) {
      line.send(`42${place}[${ask}]`);
      await hears(`43${place}[{"ok":false`);
    }
    line.close();
    expect(await other.try('site:me', {})).toMatchObject({ ok: true });
  });

  test('is cut off where it is too large, and the others go on', async () => {
    const [large, other] = await Promise.all([guest(), guest()]);
    const text = 'x'.repeat(400_000);
    await expect(large.raw('room:say', { room: randomUUID(), text })).rejects.toThrow();
    expect(large.isConnected).toBe(false);
    expect(await other.try('room:list', { game: null, time: null, free: false })).toMatchObject({
      ok: true,
    });
  });

  test('is not served faster than a person could mean it', async () => {
    const [fast, other] = await Promise.all([guest(), guest()]);
    const replies = await Promise.all(
      Array.from({ length: 150 }, () =>
        fast.try('room:list', { game: null, time: null, free: false }),
      ),
    );
    const refused = replies.filter(({ ok }) => !ok).length;
    expect(refused).toBeGreaterThan(40);
    expect(await other.try('room:list', { game: null, time: null, free: false })).toMatchObject({
      ok: true,
    });
  });
});
