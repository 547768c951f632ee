import { expect, type Page, test } from '@playwright/test';
import { giveUp } from './at-table.ts';
import { twoPlayers, twoServers } from './two-servers.ts';

// 三盘两胜 between two browsers, each at a server of its own: games given up, a side deck in between, and the score.

const servers = twoServers();

/** The way back to the room stands on one line of its own or beside the mark of the app, not over it. */
async function expectBarInOrder(page: Page): Promise<void> {
  const back = await page.getByRole('button', { name: '回到房间' }).boundingBox();
  const menu = await page.getByRole('button', { name: '房间', exact: true }).boundingBox();
  const brand = await page.locator('.game-bar .brand').boundingBox();
  if (back === null || menu === null || brand === null) throw new Error('the bar is not there');
  expect(back.height).toBeLessThan(60);
  const isBeside = menu.x >= brand.x + brand.width;
  expect(isBeside || menu.y >= brand.y + brand.height).toBe(true);
}

async function backToRoom(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.getByRole('button', { name: '回到房间' }).click();
}

test('best of three across two servers', async ({ browser, isMobile }, info) => {
  test.setTimeout(400_000);
  const { door, other, host, friend } = await twoPlayers(servers.site, browser, isMobile);
  await host.goto(`${door.url}/#/sanguozhi`);
  await host.getByRole('radio', { name: '三盘两胜' }).check();
  await host.getByRole('button', { name: '和朋友联机' }).click();
  await host.getByLabel('响应停顿').selectOption('不停顿');
  await expect(host.getByLabel('盘数')).toHaveValue('3');
  const code = await host.locator('.room-letters').textContent();
  await friend.goto(`${other.url}/#/room/${code}`);
  await expect(friend.getByLabel('盘数')).toBeDisabled();
  await expect(friend.getByLabel('盘数')).toHaveValue('3');
  await friend.getByRole('button', { name: '入座' }).click();
  await friend.getByRole('button', { name: '准备', exact: true }).click();
  await host.getByRole('button', { name: '开始' }).click();
  await expect(friend.getByText('三盘两胜 · 第 1 盘 · 0 : 0')).toBeVisible({ timeout: 60_000 });
  await giveUp(friend, host, isMobile);
  await expect(host.getByText('三盘两胜 · 第 1 盘 · 1 : 0')).toBeVisible();
  await expectBarInOrder(host);
  await host.screenshot({ path: info.outputPath('after-game.png') });
  for (const page of [host, friend]) await page.getByRole('button', { name: '打第 2 盘' }).click();

  // The friend exchanges a card, which the host does not get to see.
  await expect(friend.getByText('比分 1 : 0')).toBeVisible();
  const parts = friend.locator('.exchange-cards');
  await parts.first().getByRole('button').first().click();
  await parts.last().getByRole('button').first().click();
  await expect(friend.getByText('换下 1 张，换上 1 张')).toBeVisible();
  await friend.screenshot({ path: info.outputPath('exchange.png'), fullPage: true });
  await friend.getByRole('button', { name: '就这样换' }).click();
  await expect(friend.getByRole('button', { name: '已经换好' })).toBeDisabled();
  await expect(host.getByText('换下 0 张，换上 0 张')).toBeVisible();
  await host.screenshot({ path: info.outputPath('room.png') });
  await friend.getByRole('button', { name: '准备', exact: true }).click();
  await host.getByRole('button', { name: '开始第 2 盘' }).click();

  // Whoever lost says who begins.
  await expect(friend.getByText('由谁先手？').first()).toBeVisible({ timeout: 60_000 });
  await friend.screenshot({ path: info.outputPath('go-first.png') });
  await giveUp(friend, host, isMobile);
  await backToRoom(host, friend);
  for (const page of [host, friend]) {
    await expect(page.getByText('比分 2 : 0')).toBeVisible();
    await expect(page.getByText('这一场的胜者：')).toBeVisible();
  }
  await friend.screenshot({ path: info.outputPath('over.png'), fullPage: true });
  await friend.goto(`${other.url}/#/matches`);
  await expect(friend.getByText('三盘两胜第 2 盘，0 : 2')).toBeVisible();
  await friend.screenshot({ path: info.outputPath('history.png') });
});
