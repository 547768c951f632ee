// Makes the app's icons in apps/web/public out of icon.svg, the seal with two linked rings, which real
// Chromium draws in each size that a device asks for. They are kept in the repository.
//   node scripts/icons.ts

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

const folder = new URL('../apps/web/public/', import.meta.url);
const seal = readFileSync(new URL('icon.svg', folder), 'utf8');
/** Devices cut these into shapes of their own: the ground fills the square, the rings keep away from the edge. */
const filled = seal.replace('rx="12" ', '').replace('viewBox="0 0 64 64"', 'viewBox="4 4 56 56"');

const icons = [
  { name: 'icon-192.png', size: 192, svg: seal },
  { name: 'icon-512.png', size: 512, svg: seal },
  { name: 'icon-maskable.png', size: 512, svg: filled },
  { name: 'icon-apple.png', size: 180, svg: filled },
];

const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  for (const { name, size, svg } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
    await page.screenshot({ path: fileURLToPath(new URL(name, folder)), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
