import { expect, test } from '@playwright/test';
import { preferAsUsual } from '../support/storage.ts';

test('once it has loaded, everything works without a network', async ({ page, context }) => {
  await preferAsUsual(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.goto('/');
  await expect(page.getByText('断网也能玩')).toBeVisible({ timeout: 90_000 });
  await context.setOffline(true);

  await page.getByRole('button', { name: '开始' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.getByRole('main')).toContainText('轮抽');
  for (const name of ['规则', '卡牌', '鸣谢']) {
    await page.goto('/#/');
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(failed).toEqual([]);
});
