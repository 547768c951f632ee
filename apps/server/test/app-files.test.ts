import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressTexts } from '../../web/build/compressed.ts';
import { type AppAlone, serveAppAlone } from '../http/app-alone.ts';

const SCRIPT = `const words = '${'连环'.repeat(2000)}';`;
const FONT = 'not a text';

let place: string;
let app: AppAlone;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'lianhuan-app-'));
  // Where the app lies says nothing of what is kept.
  const folder = join(place, 'assets', 'app');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'index-0123abcd.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'font-0123abcd.woff2'), FONT);
  await compressTexts(folder);
  app = await serveAppAlone(folder);
});

afterAll(async () => {
  await app.stop();
  rmSync(place, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What stands at a path for who takes such packing: as it travels, which `fetch` would not show. */
function get(path: string, packing = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, app.url), { headers: { 'accept-encoding': packing } });
    asked.on('error', reject).on('response', async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const { statusCode: status, headers } = response;
      resolve({ status, headers, body: Buffer.concat(parts) });
    });
    asked.end();
  });
}

describe('a file of the app', () => {
  it('comes as the browser can unpack it, and as it is to who takes no packing', async () => {
    const path = 'assets/index-0123abcd.js';
    const best = await get(path, 'gzip, deflate, br');
    expect(best.headers['content-encoding']).toBe('br');
    expect(best.headers['content-type']).toMatch(/javascript/);
    expect(best.body.length).toBeLessThan(200);
    expect(brotliDecompressSync(best.body).toString()).toBe(SCRIPT);

    const older = await get(path, 'gzip, deflate');
    expect(older.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(older.body).toString()).toBe(SCRIPT);

    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    for (const one of [best, older, plain]) expect(one.headers.vary).toMatch(/accept-encoding/i);
  });

  it('that is packed already comes as it is', async () => {
    const { headers, body } = await get('assets/font-0123abcd.woff2', 'gzip, br');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(FONT);
  });

  it('named after its content is kept for good, and nothing else is', async () => {
    const keeps = async (path: string) => (await get(path, 'br')).headers['cache-control'];
    expect(await keeps('assets/index-0123abcd.js')).toBe('public, max-age=31536000, immutable');
    expect(await keeps('assets/font-0123abcd.woff2')).toBe('public, max-age=31536000, immutable');
    expect(await keeps('')).toBe('no-cache');
    expect(await keeps('index.html')).toBe('no-cache');
    expect(await keeps('assets/index-4567cdef.js')).toBe('no-cache');
    expect(await keeps('api/site.json')).toBe('no-cache');
  });

  it('that there is not is an error, packed or not', async () => {
    expect((await get('assets/index-4567cdef.js', 'br')).status).toBe(404);
    expect((await get('assets/%2e%2e/%2e%2e/package.json', 'br')).status).toBe(404);
  });
});
