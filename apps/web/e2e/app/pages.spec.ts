import { expect, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { prefer } from '../support/storage.ts';

const PAGES = {
  'the home page': '/',
  'the rulebook': '/#/rules/minxin/2.3.2.2',
  'a game': '/#/minxin',
  'the gallery': '/#/cards/minxin',
  'one card': '/#/cards/minxin/cao-cao',
  'the credits page': '/#/credits',
  'a damaged link': '/#/g/nothing',
  'a game that is not there': '/#/play/nothing',
  'no such page': '/#/nothing',
  'no such page of a game': '/#/minxin/nothing',
} as const;

for (const [name, address] of Object.entries(PAGES)) {
  test(`${name} is accessible by day and by night`, async ({ page }) => {
    await prefer(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectNoBarriers(page);
  });
}

test('the language changes at once, for readers too, and is remembered', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
});

test('the theme changes at once and is remembered', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.getByRole('button', { name: '设置' }).click();
  await page.getByRole('radio', { name: '暗色' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a rule number leads to its place in the rulebook', async ({ page }) => {
  await prefer(page);
  await page.goto('/#/rules/minxin/1.1.6~2');
  const entry = page.locator('[data-wanted]');
  await expect(entry).toContainText('1.1.6（二）');
  await expect(entry).toBeInViewport();
  await expect(entry).toBeFocused();
});

test('a page that a link opens begins at its top, and back leads to where one was', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await prefer(page);
  await page.goto('/#/cards/minxin');
  await expect(page.locator('.tile').nth(100)).toBeAttached();
  await page.evaluate(() => scrollTo(0, 2000));
  // As it lies behind the page that has been scrolled.
  await page.getByRole('link', { name: '鸣谢' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('鸣谢');
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page.locator('.tile').nth(100)).toBeAttached();
  await expect.poll(scrolled).toBeGreaterThan(500);
  // A card lies over the page, and a number is a place in the rulebook.
  const at = await scrolled();
  await page.evaluate(() => location.assign('#/cards/minxin/cao-cao'));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await scrolled()).toBe(at);
  await page.goto('/#/rules/minxin');
  await expect(page.locator('.rule').nth(20)).toBeAttached();
  await page.evaluate(() => location.assign('#/rules/minxin/2.3.2.2'));
  await expect(page.locator('[data-wanted]')).toBeInViewport();
});

test('the gallery finds cards by kind and by words', async ({ page }) => {
  await prefer(page);
  await page.goto('/#/cards/minxin');
  await page.getByRole('radio', { name: '领土' }).check();
  await page.getByRole('searchbox').fill('洛阳');
  await expect(page.getByRole('status')).toHaveText('1 种');
  await page.getByRole('link', { name: /^洛阳/ }).click();
  await expect(page.getByRole('dialog', { name: '洛阳' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/cards\/minxin$/);
});

test('a page that names no game is that of the game last chosen', async ({ page }) => {
  await prefer(page);
  await page.goto('/#/cards');
  await expect(page).toHaveURL(/#\/cards\/minxin$/);
  await page.goto('/#/rules');
  await expect(page).toHaveURL(/#\/rules\/minxin$/);
});

test('each game has a card that leads to its form', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  const games = page.getByRole('navigation', { name: '选一个游戏' });
  await games.getByRole('link', { name: /^民心/ }).click();
  await expect(page).toHaveURL(/#\/minxin$/);
  await expect(page.getByRole('radio', { name: '短局' })).toBeAttached();
});

test('the worker asks at once for all that a later import needs', async ({ page, request }) => {
  await prefer(page);
  const asked = page.waitForRequest(/\/worker-[^/]+\.js$/);
  await page.goto('/#/minxin');
  await page.getByRole('button', { name: '开始' }).click();
  const code = await (await request.get((await asked).url())).text();
  expect(code).toContain('Promise.all([import(');
});
