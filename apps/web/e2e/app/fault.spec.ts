import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { keepText, prefer } from '../support/storage.ts';

test('a page that fails says so, hands out what is stored, and spoils no other', async ({
  page,
}) => {
  await prefer(page);
  await keepText(page, 'kept', 'whatever it is');
  await page.route(/credits-page-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/#/credits');
  const notice = page.getByRole('alert');
  await expect(notice.getByRole('heading', { name: '这一页出错了' })).toBeVisible();
  await expectNoBarriers(page);
  const download = page.waitForEvent('download');
  await notice.getByRole('button', { name: '导出全部保存的内容' }).click();
  const stored = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(stored['lianhuan.game.kept']).toBe('whatever it is');

  await page.getByRole('navigation').getByRole('link', { name: '规则' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /规则/ })).toBeVisible();
  await page.goBack();
  await notice.getByRole('link', { name: '回到首页' }).click();
  await expect(page.getByRole('heading', { name: '新对局' })).toBeVisible();
});
