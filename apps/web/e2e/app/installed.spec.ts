import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { buildWorker } from '../../build/installable.ts';
import { answerByKeys } from '../support/player.ts';
import { preferAsUsual } from '../support/storage.ts';

// The app from a server of its own, in a folder of it, in a browser that is closed and opened again.
test.skip(({ isMobile }) => isMobile, 'the same worker');
test.describe.configure({ mode: 'serial' });
test.slow();

const BUILT = join(process.env.LIANHUAN_E2E_FOLDER ?? '', 'site');
const KEPT = '关掉再打开也一样';

test('opens again without a network after it was closed, and plays', async ({
  playwright,
  launchOptions,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-installed-'));
  const open = () =>
    playwright.chromium.launchPersistentContext(join(folder, 'browser'), {
      ...launchOptions,
      locale: 'zh-CN',
      viewport: { width: 1440, height: 900 },
    });
  const site = await serve(folder);
  try {
    const before = await open();
    await openKept(before, site.url);
    await before.close();
    await site.server.close();

    const context = await open();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site.url);
    for (const game of ['sanguozhi', 'evolve', 'minxin', 'sanguosha']) {
      await page.goto(`${site.url}#/${game}`);
      await page.getByRole('button', { name: '开始' }).click();
      await expect(page.locator('.board')).toBeVisible();
      expect(await answerByKeys(page)).toBe(true);
    }
    for (const address of ['rules/evolve', 'cards/sanguozhi', 'evolve/decks', 'credits']) {
      await page.goto(`${site.url}#/${address}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded.join()).toMatch(/Lianhuan (Serif|Sans)/);
    expect(errors).toEqual([]);
    await context.close();
  } finally {
    await site.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a new version is told, comes when it is asked for, and takes the old files away', async ({
  context,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-updated-'));
  const site = await serve(folder);
  try {
    const page = await openKept(context, site.url);
    await page.goto(`${site.url}#/minxin`);
    await page.getByRole('button', { name: '开始' }).click();
    await answerByKeys(page);
    const other = await context.newPage();
    await other.goto(`${site.url}#/credits`);
    const old = await renew(site.folder);
    await keepInUse(page);

    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: '有新版本了' })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
    expect(await answerByKeys(page)).toBe(true);
    await page.waitForTimeout(1000);
    expect(await page.evaluate(() => 'untouched' in globalThis)).toBe(true);
    expect(await versionOf(page)).toBe(1);

    const step = await page.locator('.board').getAttribute('data-step');
    const stopOldWorkers = await stopperOfWorkers(page);
    await page.getByRole('button', { name: '换上新版本' }).click();
    await expect
      .poll(async () => {
        await stopOldWorkers();
        return page.locator('meta[name="build"]').count();
      })
      .toBe(1);
    await expect(page.locator('.board')).toHaveAttribute('data-step', step ?? '');
    expect(await versionOf(page)).toBe(2);
    await expect(page.getByText('有新版本了')).toHaveCount(0);
    const kept = await keptFiles(page);
    expect(kept.filter((url) => url.endsWith(old))).toEqual([]);
    expect(kept.filter((url) => url.includes('of-an-old-build'))).toEqual([]);
    expect(kept.filter((url) => url.endsWith('/sw.js'))).toEqual([]);

    await expect(other.getByText('另一个窗口换上了新版本')).toBeVisible();
    expect(await versionOf(other)).toBe(1);
    await other.getByRole('button', { name: '换上新版本' }).click();
    await expect.poll(() => versionOf(other)).toBe(2);
  } finally {
    await site.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the engine of an old version is kept once it was used, not before', async ({ context }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-frozen-'));
  const site = await serve(folder, (built) => {
    writeFileSync(join(built, 'assets', '1.0.0-0123456789ab-Dx1.js'), 'export const engine = 1;');
  });
  try {
    const page = await openKept(context, site.url);
    const frozen = 'assets/1.0.0-0123456789ab-Dx1.js';
    const isKept = async () => (await keptFiles(page)).some((url) => url.endsWith(frozen));
    expect(await isKept()).toBe(false);
    const load = () =>
      page.evaluate(async (url) => (await import(new URL(url, location.href).href)).engine, frozen);
    expect(await load()).toBe(1);
    await expect.poll(isKept).toBe(true);
    await site.server.close();
    await page.goto(site.url);
    expect(await load()).toBe(1);
  } finally {
    await site.server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('it can be installed, in the language of the player', async ({ page, request }) => {
  await preferAsUsual(page);
  await page.goto('/');
  const link = page.locator('link[rel="manifest"]');
  for (const [language, name] of [
    ['zh', '连环 Lianhuan'],
    ['en', 'Lianhuan'],
  ] as const) {
    await expect(link).toHaveAttribute('href', `./manifest.${language}.webmanifest`);
    const response = await request.get(`/manifest.${language}.webmanifest`);
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name, start_url: './', scope: './', display: 'standalone' });
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(`/${src}`);
      expect(icon.headers()['content-type']).toContain(type);
    }
    if (language === 'zh') await page.getByRole('button', { name: 'English' }).click();
  }
});

interface Site {
  readonly server: PreviewServer;
  readonly url: string;
  readonly folder: string;
}

/** Serves a copy of the built app out of a folder, as `npm start` does. */
async function serve(folder: string, change: (built: string) => void = () => {}): Promise<Site> {
  const outDir = join(folder, 'site');
  cpSync(BUILT, join(outDir, 'games', 'table'), { recursive: true });
  const built = join(outDir, 'games', 'table');
  change(built);
  await buildWorker(built);
  const server = await preview({
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  return { server, url: `${url}games/table/`, folder: built };
}

/** Opens the app and waits until the browser keeps all of it. */
async function openKept(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await preferAsUsual(page);
  await page.goto(url);
  await expect(page.getByText(KEPT)).toBeVisible({ timeout: 90_000 });
  return page;
}

/** Puts another build in the place of the first: another page, and one file of another name. */
async function renew(folder: string): Promise<string> {
  const index = join(folder, 'index.html');
  const page = readFileSync(index, 'utf8');
  writeFileSync(index, page.replace('<title>', '<meta name="build" content="2" /><title>'));
  const [old = ''] = readdirSync(join(folder, 'assets')).filter((file) =>
    /^credits-.*\.css$/.test(file),
  );
  cpSync(join(folder, 'assets', old), join(folder, 'assets', `new-${old}`));
  rmSync(join(folder, 'assets', old));
  await buildWorker(folder);
  return `/${old}`;
}

/**
 * Stops the workers that are in use as this is called, and only those: the browser lets an old worker
 * go once it has nothing to do, but not while a debugger looks at it, as one does in a test. The new
 * worker, once it serves the page, must not be stopped in the middle of a file.
 */
async function stopperOfWorkers(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const versions = new Map<string, string>();
  session.on('ServiceWorker.workerVersionUpdated', (told) => {
    for (const { versionId, status } of told.versions) versions.set(versionId, status);
  });
  await session.send('ServiceWorker.enable');
  const inUse = () => [...versions].flatMap(([id, status]) => (status === 'activated' ? [id] : []));
  await expect.poll(() => inUse().length).toBeGreaterThan(0);
  const old = inUse();
  return async () => {
    for (const versionId of old) await session.send('ServiceWorker.stopWorker', { versionId });
  };
}

/** As if an older version had kept a file on use. */
async function keepInUse(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const cache = await caches.open('lianhuan-on-use');
    await cache.put('./assets/1.0.0-of-an-old-build.js', new Response(''));
  });
}

function versionOf(page: Page): Promise<number> {
  return page.evaluate(() => (document.querySelector('meta[name="build"]') ? 2 : 1));
}

function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url.split('?')[0] ?? '');
  });
}
