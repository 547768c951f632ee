import { expect, test } from '@playwright/test';

test('the app opens without an error, in a Chinese font', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  await page.goto('/');
  await expect(page).toHaveTitle(/连环/);
  await expect(page.locator('#root')).not.toBeEmpty();
  await page.evaluate(() => document.fonts.ready);

  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.join()).toMatch(/Noto (Serif|Sans) SC/);
  expect(errors).toEqual([]);
});
