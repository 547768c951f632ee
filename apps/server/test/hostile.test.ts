import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LianhuanServer } from '../server.ts';
import { playOn } from './support/play-on.ts';
import { askAccounts, guestCookie } from './support/test-player.ts';
import { duelRoom, testSite } from './support/test-site.ts';

// What comes over the wire from programs that are no browser, and from pages of other sites: it is refused, holds
// nothing up, and the others play on.

const site = testSite({ servers: 1, log: 'silent' });
const ORIGIN = 'https://play.example.org';

let folder = '';
let served: LianhuanServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lianhuan-app-'));
  await mkdir(join(folder, 'app', 'assets'), { recursive: true });
  await writeFile(join(folder, 'app', 'index.html'), '<title>the page</title>');
  await writeFile(join(folder, 'app', 'assets', 'a.js'), '0');
  await writeFile(join(folder, 'secret.txt'), 'nobody reads this');
  await writeFile(join(folder, 'app', '.env'), 'nobody reads this');
  served = await site.start({ log: 'silent', origin: ORIGIN, app: join(folder, 'app') });
});
afterAll(async () => {
  await served.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends bytes as they are; what comes back until the line is closed, or null if it is not within so many seconds. */
function sendRaw(url: string, text: string, seconds = 10): Promise<string | null> {
  return new Promise((resolve) => {
    const line = connect(Number(new URL(url).port), '127.0.0.1', () => line.write(text));
    const timer = setTimeout(() => line.destroy(), seconds * 1000);
    let come = '';
    let closed = false;
    line.on('data', (chunk) => {
      come += chunk;
    });
    line.on('end', () => {
      closed = true;
    });
    line.on('error', () => {
      closed = true;
    });
    line.on('close', () => {
      clearTimeout(timer);
      resolve(closed ? come : null);
    });
  });
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

describe('whatever is answered', () => {
  test('says what a page may do, and not who answers', async () => {
    const answers = await Promise.all([
      fetch(`${served.url}/`),
      fetch(`${served.url}/assets/a.js`),
      fetch(`${served.url}/nothing.txt`),
      fetch(`${served.url}/api/site.json`),
      fetch(`${served.url}/api/auth/get-session`),
      fetch(`${served.url}/api/auth/nothing`),
      fetch(`${served.url}/api/auth/sign-out`, { method: 'PUT' }),
    ]);
    for (const { headers, url } of answers) {
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, url).toContain("default-src 'none'");
      expect(policy, url).toContain("script-src 'self';");
      expect(policy, url).toContain("frame-ancestors 'none'");
      expect(policy, url).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options'), url).toBe('nosniff');
      expect(headers.get('referrer-policy'), url).toBe('no-referrer');
      expect(headers.get('strict-transport-security'), url).toMatch(/max-age=\d{7,}/);
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
        expect(headers.get(name), `${name} of ${url}`).toBeNull();
      }
    }
    // Without https there would be no way back.
    const plain = await fetch(`${site.url}/api/site.json`);
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });

  test('is no file beside the app', async () => {
    const paths = ['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt'];
    paths.push('/..%2fsecret.txt', '/..%5csecret.txt', '/%252e%252e/secret.txt', '/.env');
    paths.push(`//${folder}/secret.txt`, '/secret.txt%00.js', '/assets/a.js/../../../secret.txt');
    for (const path of paths) {
      const come = await sendRaw(served.url, get(path));
      expect(come, path).toMatch(/^HTTP\/1\.1 [234]\d\d/);
      expect(come, path).not.toContain('nobody reads this');
    }
    expect(await sendRaw(served.url, get('/'))).toContain('the page');
  });
});

describe('a request', () => {
  test('that is too large, or of no known kind, is refused', async () => {
    const large = await fetch(`${site.url}/api/auth/update-user`, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(100_000) }),
    });
    expect(large.status).toBe(413);
    const head = `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Much: ${'x'.repeat(100_000)}\r\n\r\n`;
    expect(await sendRaw(site.url, head)).toMatch(/^HTTP\/1\.1 431/);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'TRACE', 'STEAL']) {
      const line = get('/api/auth/sign-out').replace('GET', method);
      expect(await sendRaw(site.url, line), method).toMatch(/^HTTP\/1\.1 4\d\d/);
    }
    expect(await sendRaw(site.url, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const nested = await fetch(`${site.url}/api/auth/sign-in/anonymous`, {
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json' },
      body: deep,
    });
    expect(nested.status).toBeGreaterThanOrEqual(200);
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200);
  });

  test('that no page sends breaks nothing in the library of accounts', async () => {
    for (const host of ['a b%', '[::', '']) {
      const line = get('/api/auth/get-session').replace('Host: x', `Host: ${host}`);
      expect(await sendRaw(site.url, line), host).toMatch(/^HTTP\/1\.1 400/);
    }
    expect(await sendRaw(site.url, get('/api/auth/get-session?x=%00'))).toMatch(/^HTTP\/1\.1 400/);
    const cookie = await guestCookie(site.url);
    const post = async (path: string, body: string) => {
      const headers = { origin: site.url, 'content-type': 'application/json', cookie };
      const sent = { method: 'POST', headers, body };
      return (await fetch(`${site.url}/api/auth/${path}`, sent)).status;
    };
    expect(await post('update-user', 'null')).toBe(400);
    expect(await post('update-user', '{"displayUsername":"\\u0000"}')).toBe(400);
    expect(await post('reset-password', '{"token":"\\u0000","newPassword":"x"}')).toBe(400);
    expect(await post('update-user', '{"name":"\\ud83c\\udf00 \\\\u0000"}')).toBe(200);
  });

  test('that never comes to its end is given up', { timeout: 60_000 }, async () => {
    const half = 'POST /api/auth/sign-out HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n';
    const [head, body] = await Promise.all([
      sendRaw(site.url, half, 40),
      sendRaw(site.url, `${half}\r\n{"a":`, 40),
    ]);
    expect(head).not.toBeNull();
    expect(body).not.toBeNull();
  });

  test('of another site changes nothing, whatever it asks', async () => {
    const cookie = await guestCookie(site.url);
    const routes = ['sign-in/anonymous', 'sign-in/username', 'sign-up/email', 'sign-out'];
    routes.push('update-user', 'change-password', 'delete-user', 'delete-anonymous-user');
    routes.push('revoke-sessions', 'revoke-other-sessions', 'revoke-session', 'change-email');
    routes.push('passkey/delete-passkey', 'passkey/update-passkey', 'passkey/verify-registration');
    const origins = [
      'https://evil.example',
      'null',
      `${site.url}.evil.example`,
      'http://127.0.0.1:1',
    ];
    for (const route of routes) {
      for (const origin of origins) {
        for (const type of ['application/json', 'text/plain']) {
          const { status } = await fetch(`${site.url}/api/auth/${route}`, {
            method: 'POST',
            headers: { origin, cookie, 'content-type': type },
            body: '{}',
          });
          expect(status, `${route} from ${origin}`).toBe(403);
        }
      }
      // A link, or a picture, carries the cookie and no origin.
      const link = await fetch(`${site.url}/api/auth/${route}`, { headers: { cookie } });
      expect(link.status, route).toBeGreaterThanOrEqual(400);
    }
    const session = await fetch(`${site.url}/api/auth/get-session`, { headers: { cookie } });
    expect(await session.json()).not.toBeNull();
  });
});

describe('accounts', () => {
  test('are not found out by signing in: the same answer, in about the same time', async () => {
    await (await site.account('dora')).try('room:list', { game: null, time: null, free: false });
    const strict = await site.start({ log: 'silent' });
    const trying = async (username: string) => {
      const start = performance.now();
      const body = { username, password: 'not the password' };
      const response = await askAccounts(strict.url, 'sign-in/username', body);
      const ms = performance.now() - start;
      return { ms, told: { status: response.status, text: await response.text() } };
    };
    const times: Record<'dora' | 'nora', number[]> = { dora: [], nora: [] };
    for (let again = 0; again < 5; again++) {
      const [known, unknown] = [await trying('dora'), await trying('nora')];
      expect(known.told).toEqual(unknown.told);
      expect(known.told.status).toBe(401);
      times.dora.push(known.ms);
      times.nora.push(unknown.ms);
    }
    await strict.stop();
    const [known, unknown] = [Math.min(...times.dora), Math.min(...times.nora)];
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });

  test('are not told of by matches or rooms that there are not', async () => {
    const [host, friend, stranger] = [await site.guest(), await site.guest(), await site.guest()];
    const { room } = await duelRoom(host, friend);
    const asks = (id: string) => [
      stranger.raw('room:sit', { room: id, seat: 0 }),
      stranger.raw('room:said', { room: id }),
      stranger.raw('room:say', { room: id, text: 'x' }),
    ];
    // A room that there is and one that there is not: nobody can tell them apart who is in neither.
    expect(await Promise.all(asks(room))).toEqual(await Promise.all(asks(randomUUID())));
  });
});

/** A line of its own, by which anything can be sent. */
async function openLine(cookie: string): Promise<WebSocket & { readonly come: string[] }> {
  const address = `${site.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const Line = WebSocket as unknown as new (url: string, options: object) => WebSocket;
  const line = Object.assign(new Line(address, { headers: { cookie } }), { come: [] as string[] });
  line.addEventListener('message', ({ data }) => line.come.push(String(data)));
  await new Promise((resolve) => line.addEventListener('open', resolve));
  line.send('40');
  await expect.poll(() => line.come.some((one) => one.startsWith('40'))).toBe(true);
  return line;
}

describe('a line', () => {
  const NESTED = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
  const MATCH = randomUUID();
  const FRAMES: readonly (readonly [string, string | Uint8Array])[] = [
    ['nothing', ''],
    ['garbage', 'hello \u0000\uffff'],
    ['an unknown packet', '9'],
    ['bytes', new Uint8Array([0, 255, 4, 2, 91])],
    ['half a packet', '42["room:list"'],
    ['a packet without a name', '420[]'],
    ['a name that is none', '420[{"game":null},{}]'],
    ['a reserved name', '420["disconnect",{}]'],
    ['the name of a prototype', '420["__proto__",{}]'],
    ['a number that is none', '420["room:list",{"game":NaN}]'],
    ['a prototype within', '420["room:list",{"game":null,"__proto__":{"x":1}}]'],
    ['a number of a reply that is none', '42-1["room:list",{"game":null}]'],
    ['no reply wanted', '42["room:list",{"game":null}]'],
    ['an answer to nothing', '4399[{}]'],
    ['attachments that never come', '451-0["room:say",{"_placeholder":true,"num":0}]'],
    ['a million attachments', '451000000-0["room:say",{"_placeholder":true,"num":7}]'],
    ['another place', '40/site,'],
    ['a list in a list in a list', `420${NESTED}`],
    ['a deep set-up', `420["room:make",{"game":"minxin","setup":${NESTED},"listed":false}]`],
    ['deep preferences', `420["match:prefer",{"match":"${MATCH}","preferences":${NESTED}}]`],
    ['a deep deck', `420["quick:seek",{"game":"evolve","players":2,"deck":${NESTED}}]`],
    ['ten million letters', `420["room:say",{"room":"${MATCH}","text":"${'x'.repeat(1e7)}"}]`],
  ];

  test.each(FRAMES)('that carries %s breaks nothing', async (_, frame) => {
    const line = await openLine(await guestCookie(site.url));
    line.send(frame);
    // It is answered, ignored or cut; whoever comes next is served.
    const other = await site.guest();
    expect(await other.try('room:list', { game: null, time: null, free: false })).toMatchObject({
      ok: true,
    });
    line.send('421["room:list",{"game":null,"time":null,"free":false}]');
    const isSettled = () =>
      line.readyState !== WebSocket.OPEN || line.come.some((one) => one.startsWith('431'));
    await expect.poll(isSettled, { timeout: 15_000 }).toBe(true);
    line.close();
    other.close();
    // Whoever is not served is told so.
    const told = line.come.find((one) => one.startsWith('430'));
    if (told !== undefined && !String(frame).startsWith('420["room:list"')) {
      expect(told).toContain('"ok":false');
    }
  });

  test('that looks at one match a thousand times is told once of each move', async () => {
    const [host, friend] = [await site.guest(), await site.guest()];
    const { room } = await duelRoom(host, friend);
    await friend.ask('room:ready', { room, ready: true });
    const { match } = await host.ask('room:start', { room });
    const looks = Array.from({ length: 1000 }, () =>
      host.try('match:join', { match, logged: 0, entries: 0 }),
    );
    const served = (await Promise.all(looks)).filter(({ ok }) => ok).length;
    expect(served).toBeLessThan(60);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const before = host.frames.length;
    await playOn(match, [friend], 1);
    await expect.poll(() => host.frames.length).toBeGreaterThan(before);
    expect(host.frames.length).toBe(before + 1);
  });
});
