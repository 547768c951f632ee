import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { prefer } from '../support/storage.ts';

test('a deck of EVOLVE is copied, changed, told what is wrong, and mended to be played', async ({
  page,
  isMobile,
}) => {
  await prefer(page);
  await page.goto('/#/evolve/decks');
  const ready = page.getByRole('listitem').filter({ hasText: '第七弯道' });
  await expect(ready).toContainText('可以上场');
  await ready.getByRole('button', { name: '复制来改' }).click();

  // A follower and its evolve card have one name, and lie in different parts.
  await page.getByLabel('职业', { exact: true }).selectOption('精灵');
  await page.getByRole('searchbox').fill('枝头斥候');
  const rows = page.locator('.catalogue-add');
  await expect(rows).toHaveCount(2);
  await rows.nth(1).click();
  if (isMobile) await show(page, '牌组');
  const deck = page.getByRole('region', { name: '牌组', exact: true });
  await expect(deck).toContainText('主战者 1 · 主牌组 40 · 进化牌组 11');
  const check = page.getByRole('region', { name: '牌组检查' });
  await expect(check).toContainText('进化牌组至多 10 张');
  await expect(check.getByRole('link', { name: '6.1.1.5.2' })).toBeVisible();
  await expectNoBarriers(page);

  await page.goto('/#/evolve');
  await page.locator('#deck-0').selectOption('第七弯道·改');
  await expect(page.getByRole('alert')).toContainText('还不能上场');
  await page.getByRole('link', { name: '去改这套牌组' }).click();
  if (isMobile) await show(page, '牌组');
  await deck.getByRole('button', { name: /^进化牌组/ }).click();
  await deck.getByRole('button', { name: '枝头斥候 去掉一张' }).click();
  await expect(deck).toContainText('可以上场');

  // Another leader takes the place of the one there is.
  if (isMobile) await show(page, '选卡');
  await page.getByLabel('种类', { exact: true }).selectOption('主战者');
  await rows.first().click();
  if (isMobile) await show(page, '牌组');
  await expect(deck).toContainText('主战者 1 · 主牌组 40 · 进化牌组 10');
  await expect(check).toBeVisible();
});

async function show(page: Page, what: string): Promise<void> {
  await page.getByRole('radio', { name: what }).check();
}
