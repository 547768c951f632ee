import { join } from 'node:path';
import type { MatchRecord } from '@lianhuan/kernel';
import type { Page } from '@playwright/test';
import type { Site } from '../measure/site.ts';
import { ASKED } from '../support/player.ts';
import { keepGame, prefer } from '../support/storage.ts';
import type { Place } from './places.ts';

/** A screen that pages are looked at on; the third is the first at 200 % zoom. */
export const SCREENS = [
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '1280', viewport: { width: 1280, height: 720 } },
  { name: 'zoomed', viewport: { width: 720, height: 450 } },
  { name: '390', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;

export const THEMES = ['light', 'dark'] as const;

interface Wanted {
  readonly place: Place;
  readonly screen: (typeof SCREENS)[number];
  /** Where the pictures go, as `PLACE-SCREEN-THEME.png`. */
  readonly folder: string;
  readonly record: MatchRecord | null;
}

/** Pictures of a page on each screen, by day and by night. */
export async function takePictures(site: Site, place: Place, folder: string): Promise<void> {
  const record = place.record?.() ?? null;
  for (const screen of SCREENS) await takeOn(site, { place, screen, folder, record });
}

async function takeOn({ browser, url }: Site, wanted: Wanted): Promise<void> {
  const { place, screen, folder, record } = wanted;
  const { name: size, ...device } = screen;
  const context = await browser.newContext({ ...device, locale: 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await prefer(page, { theme: 'system' });
  if (record) await keepGame(page, place.name, record);
  await page.goto(url + place.address);
  await stands(page, place);
  await place.open?.(page);
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    const path = join(folder, `${place.name}-${size}-${theme}.png`);
    await page.screenshot({ path, animations: 'disabled' });
  }
  await context.close();
}

/** Waits until a page shows what it has to show, in the app's own fonts. */
async function stands(page: Page, place: Place): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  if (place.record) {
    await page.locator(ASKED).first().waitFor({ state: 'attached', timeout: 60_000 });
  }
  await page.locator('html[data-fonts=own]').waitFor();
  // Not waitForFunction: the page's policy forbids it to evaluate text.
  await page.evaluate('document.fonts.ready.then(() => true)');
}
