import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { SCREENS, THEMES } from './screens.ts';

/** How wide a sheet is, in pixels. */
const WIDTH = 1800;

interface Sheet {
  readonly name: string;
  /** Where its pictures are, and the sheet goes, as `NAME.png`. */
  readonly folder: string;
}

/** Lays the pictures of a page side by side, each as high as the others of its theme. */
export async function laySheet(browser: Browser, { name, folder }: Sheet): Promise<void> {
  const rows = THEMES.map((theme) => {
    const pictures = SCREENS.map((screen) => {
      const picture = readFileSync(join(folder, `${name}-${screen.name}-${theme}.png`), 'base64');
      const { width, height } = screen.viewport;
      return `<img style="flex: ${width / height}" src="data:image/png;base64,${picture}">`;
    });
    return `<div style="display: flex; gap: 8px; padding: 4px">${pictures.join('')}</div>`;
  });
  const style = '<style>body { margin: 0; background: #888 } img { min-width: 0 }</style>';
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 100 } });
  await page.setContent(style + rows.join(''));
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
}
