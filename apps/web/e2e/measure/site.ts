import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../../../../scripts/chromium.ts';
import { withChineseFont } from './chinese-device.ts';

/** The app as it is built, on a server of this process, and a browser to look at it. */
export interface Site {
  readonly browser: Browser;
  readonly url: string;
}

/** Builds the app, gives it to what looks at it, and takes all away again. */
export async function withSite<T>(look: (site: Site) => Promise<T>): Promise<T> {
  const app = fileURLToPath(new URL('../..', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-site-'));
  await build({ root: app, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const server = await preview({ root: app, build: { outDir: folder } });
  const launch = await withChineseFont(await chromiumLaunchOptions(), `${folder}-device`);
  const browser = await chromium.launch(launch);
  try {
    return await look({ browser, url: server.resolvedUrls?.local[0] ?? '' });
  } finally {
    await browser.close();
    await server.close();
    for (const one of [folder, `${folder}-device`]) rmSync(one, { recursive: true, force: true });
  }
}
