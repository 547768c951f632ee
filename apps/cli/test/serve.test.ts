import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
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
    for (const path of ['assets/none.js', '..%2Fsecret.txt', '%E0%A4%A']) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

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
