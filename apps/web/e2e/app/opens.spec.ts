import { expect, type Page, test } from '@playwright/test';
import { preferAsUsual } from '../support/storage.ts';

test('the app opens without an error, in a Chinese font', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  await page.goto('/');
  await expect(page).toHaveTitle(/连环/);
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect.poll(() => loadedFonts(page)).toMatch(/Lianhuan (Serif|Sans)/);
  expect(errors).toEqual([]);
});

test('on a device that draws Chinese, fonts come after all that a game is begun with', async ({
  page,
}) => {
  await page.addInitScript(drawAnyCharacter);
  await preferAsUsual(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/#/minxin');
  await expect(page.getByRole('button', { name: '开始' })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'own', { timeout: 90_000 });

  const first = (name: RegExp) => fetched.findIndex((url) => name.test(url));
  const font = first(/\.woff2$/);
  for (const part of [/\/worker-/, /\/play-page-/, /\/board-.*js$/, /\/kit-.*js$/]) {
    expect(first(part), `${part}`).toBeGreaterThan(-1);
    expect(first(part), `${part}`).toBeLessThan(font);
  }
  expect(await loadedFonts(page)).toMatch(/Lianhuan/);
});

for (const [locale, heading] of [
  ['en-US', 'New game'],
  ['zh-TW', '新对局'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('starts in its language, and stays in the one that is chosen', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await page.getByRole('button', { name: /^(English|中文)$/ }).click();
      const other = heading === 'New game' ? '新对局' : 'New game';
      await page.reload();
      await expect(page.getByRole('heading', { name: other })).toBeVisible();
    });
  });
}

/** A browser for tests has no Chinese letters of its own; one that has draws each of them in its way. */
function drawAnyCharacter(): void {
  let drawn = 0;
  CanvasRenderingContext2D.prototype.getImageData = () =>
    new ImageData(new Uint8ClampedArray([drawn++, 0, 0, 0]), 1);
}

function loadedFonts(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family)
      .join(),
  );
}
