import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { build } from 'vite';
import { chromiumLaunchOptions } from '../../../../scripts/chromium.ts';
import { serveAppAlone } from '../../../server/http/app-alone.ts';
import { withChineseFont } from './chinese-device.ts';

/** The app as it is built, on the site's own server in this process, and a browser to look at it. */
export interface Site {
  readonly browser: Browser;
  readonly url: string;
}

/** What a browser is started with, given a folder that is taken away afterwards. */
type Device = (launch: LaunchOptions, folder: string) => Promise<LaunchOptions>;

/** Builds the app, gives it to what looks at it on a device that draws Chinese by itself, and takes all away again. */
export function withSite<T>(look: (site: Site) => Promise<T>): Promise<T> {
  return withBuiltApp(look, withChineseFont);
}

/** The same on any device. */
export async function withBuiltApp<T>(
  look: (site: Site) => Promise<T>,
  device: Device = async (launch) => launch,
): Promise<T> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-site-'));
  await build({ root, logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  const app = await serveAppAlone(folder);
  const launch = await device(await chromiumLaunchOptions(), `${folder}-device`);
  const browser = await chromium.launch(launch);
  try {
    return await look({ browser, url: app.url });
  } finally {
    await browser.close();
    await app.stop();
    for (const one of [folder, `${folder}-device`]) rmSync(one, { recursive: true, force: true });
  }
}
