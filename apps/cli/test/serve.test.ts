import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEADERS } from '../../web/headers.ts';
import { type Serving, serveFolder } from '../web/server.ts';
import { expectRefusal, lianhuan } from './run.ts';

describe('the web server', () => {
  let serving: Serving;

  beforeAll(async () => {
    const root = mkdtempSync(join(tmpdir(), 'lianhuan-serve-'));
    const folder = join(root, 'dist');
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(root, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'index.html'), '牌桌');
    writeFileSync(join(folder, 'assets', 'app.js'), 'app');
    serving = await serveFolder(folder, 'localhost', 0);
  });

  afterAll(() => serving.close());

  const get = (path: string) => fetch(new URL(path, serving.url));

  test('serves files as what they are', async () => {
    const response = await get('assets/app.js');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toBe('app');
  });

  test('sends the policy of the app with everything, also where there is nothing', async () => {
    for (const path of ['', 'assets/app.js', 'assets/none.js']) {
      expect(Object.fromEntries((await get(path)).headers)).toMatchObject(HEADERS);
    }
    expect(HEADERS).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(HEADERS['content-security-policy']).toContain("script-src 'self';");
  });

  test('serves the app for its own pages', async () => {
    for (const path of ['', 'rules/minxin?number=2.5#end']) {
      expect(await (await get(path)).text()).toBe('牌桌');
    }
  });

  test('has no other files, least of all outside of its folder', async () => {
    for (const path of ['assets/none.js', '..%2Fsecret.txt', '%E0%A4%A', '..%5Csecret.txt']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  test('goes on whatever it is asked', async () => {
    const { port } = new URL(serving.url);
    const odd = [
      'GET /../secret.txt HTTP/1.1',
      'GET //../../secret.txt HTTP/1.1',
      'GET /%00secret.txt HTTP/1.1',
      'GET /%2e%2e/%2e%2e/secret.txt HTTP/1.1',
      `GET /${'x'.repeat(10_000)}.js HTTP/1.1`,
      'GET http://[ HTTP/1.1',
      'GET * HTTP/1.1',
      'OPTIONS * HTTP/1.1',
      'nonsense',
    ];
    for (const line of odd) {
      const said = await ask(Number(port), `${line}\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(said, line).not.toContain('secret\n');
      expect(said.split('\r\n\r\n')[1], line).not.toBe('secret');
    }
    expect(await (await get('')).text()).toBe('牌桌');
  });

  test('only lets itself be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await fetch(serving.url, { method })).status).toBe(405);
    }
    const head = await fetch(serving.url, { method: 'HEAD' });
    expect({ status: head.status, text: await head.text() }).toEqual({ status: 200, text: '' });
  });

  test('goes on when a file is gone, and when a reader goes away', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lianhuan-serve-'));
    writeFileSync(join(folder, 'large.js'), 'x'.repeat(20_000_000));
    const other = await serveFolder(folder, 'localhost', 0);
    // There is no index.html in this folder.
    expect((await fetch(other.url)).status).toBe(404);
    const leaving = new AbortController();
    const response = await fetch(new URL('large.js', other.url), { signal: leaving.signal });
    expect(response.status).toBe(200);
    leaving.abort();
    expect((await fetch(other.url)).status).toBe(404);
    other.close();
  });
});

/** What the server says to these very bytes. */
function ask(port: number, said: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(said));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
  });
}

describe('lianhuan serve', () => {
  test('does not take a port that is in use', async () => {
    const other = createServer().listen(0, 'localhost');
    await new Promise((resolve) => other.on('listening', resolve));
    const { port } = other.address() as { port: number };
    await expect(serveFolder(tmpdir(), 'localhost', port)).rejects.toThrow(
      `port ${port} is in use`,
    );
    other.close();
  });

  test('knows what a port is', async () => {
    expectRefusal(await lianhuan(['serve', '--port', '70000']), '0 到 65535', 'from 0 to 65535');
  });
});

test('lianhuan bench takes no other options', async () => {
  expectRefusal(
    await lianhuan(['bench', '--fast']),
    '没有这个选项：--fast',
    "unknown option '--fast'",
  );
});
