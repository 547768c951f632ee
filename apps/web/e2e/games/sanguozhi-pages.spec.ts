import { expect, test } from '@playwright/test';
import { recordedCards } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';

test.beforeEach(({ page }) => prefer(page));

test('a number of a long rulebook opens its chapter, at its place', async ({ page }) => {
  await page.goto('/#/rules/sanguozhi/804.5f');
  const entry = page.locator('.rule[data-wanted]');
  await expect(entry).toContainText('804.5f');
  await expect(entry).toBeInViewport();
  await expect(entry).toBeFocused();
  await expect(page.getByRole('radio', { name: '8 关键词与其他' })).toBeChecked();
  await page.getByRole('radio', { name: '3 区域' }).check();
  await expect(page.locator('.rule-number').first()).toHaveText('300.1');
  await page.goto('/#/rules/sanguozhi/117.7');
  await expect(page.locator('.rule[data-wanted]')).toBeInViewport();
});

test('rules are found by number and by words', async ({ page }) => {
  await page.goto('/#/rules/sanguozhi');
  const search = page.getByRole('searchbox');
  await search.fill('804.5');
  await expect(page.locator('.rule-number').first()).toHaveText('804.5');
  for (const number of await page.locator('.rule-number').allTextContents()) {
    expect(number).toMatch(/^804\.5/);
  }
  await search.fill('主将 墓地');
  const found = page.getByRole('main').getByRole('status');
  await expect(found).toHaveText(/^\d+ 条$/);
  await expect(page.locator('.rule').first()).toContainText('主将');
  await search.fill('没有这样的话');
  await expect(found).toHaveText('没有符合的规则');
  await search.fill('1');
  await expect(page.locator('.rule')).toHaveCount(100);
  await page.getByRole('button', { name: '再列 100 条' }).click();
  await expect(page.locator('.rule')).toHaveCount(200);
});

test('a rule shows how it stands, and the scenarios that prove it', async ({ page }) => {
  await page.goto('/#/rules/sanguozhi/804.5d');
  const entry = page.locator('.rule[data-wanted]');
  await expect(entry).toContainText('执行');
  await entry.getByText('证明它的测试局').click();
  await expect(entry.locator('.proofs li').first()).toBeVisible();
});

test('the gallery shows all cards of 三国智', async ({ page }) => {
  await page.goto('/#/cards/sanguozhi');
  await expect(page.getByRole('status')).toHaveText(`${recordedCards()} 种`);
  await page.getByRole('radio', { name: '阵型' }).check();
  await page.getByRole('searchbox').fill('鹤翼');
  await expect(page.getByRole('status')).toHaveText('1 种');
  await page.getByRole('link', { name: /^鹤翼阵/ }).click();
  await expect(page.getByRole('dialog', { name: '鹤翼阵' })).toContainText('结阵条件');
});

test('the book and the gallery keep to the screen', async ({ page }) => {
  for (const path of ['rules/sanguozhi/100.1', 'cards/sanguozhi', 'sanguozhi']) {
    await page.goto(`/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const [wanted, had] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wanted, path).toBe(had);
  }
});
