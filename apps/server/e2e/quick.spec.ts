import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../../web/e2e/support/barriers.ts';
import { newPage, twoPlayers, twoServers } from './two-servers.ts';

// Strangers find each other, each at a server of their own; and what people in a room say.

const servers = twoServers();

/** Says what is wanted, and waits for others. */
async function seek(page: Page, site: string, game: string): Promise<void> {
  await page.goto(`${site}/#/online`);
  const form = page.locator('form.quick');
  await form.getByLabel('游戏').selectOption(game);
  await form.getByRole('button', { name: '找对手' }).click();
  await expect(page.getByRole('heading', { name: '正在找对手' })).toBeVisible();
}

test('two strangers look for a game at two servers, and sit at one table', async ({
  browser,
  isMobile,
}, info) => {
  test.setTimeout(180_000);
  const players = await twoPlayers(servers.site, browser, isMobile);
  const { door, other, host: first, friend: second } = players;
  await seek(first, door.url, '民心');
  await expect(first.getByRole('status')).toContainText('现在有 1 人在等，还差 1 人');
  await expectNoBarriers(first);
  await first.screenshot({ path: info.outputPath('seeking.png'), fullPage: true });

  // Whoever looks for something else is not it; whoever stops is not found.
  await seek(second, other.url, '影之诗 EVOLVE');
  await expect(second.getByRole('status')).toContainText('还差 1 人');
  await second.getByRole('button', { name: '不等了' }).click();
  await expect(second.getByRole('button', { name: '找对手' })).toBeVisible();
  await expect(first.getByRole('heading', { name: '正在找对手' })).toBeVisible();

  await seek(second, other.url, '民心');
  for (const page of [first, second]) {
    await expect(page.locator('main.board[data-game="minxin"]')).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveURL(/#\/room\/[A-Z]{4}$/);
    await expect(page.locator('.table-clock')).toHaveCount(2);
  }
  await second.screenshot({ path: info.outputPath('table.png') });
});

test('what was said last in a room is in sight', async ({ browser, isMobile }, info) => {
  const door = await servers.site.newDoor(0);
  const page = await newPage(browser, isMobile);
  await page.goto(`${door.url}/#/minxin`);
  await page.getByRole('button', { name: '和朋友联机' }).click();
  await expect(page.getByText('还没有人说话。')).toBeVisible();
  const lines = page.locator('.chat-lines li');
  for (const sign of ['甲', '乙', '丙', '丁']) {
    await page.getByLabel('说点什么').fill(sign.repeat(200));
    await page.getByRole('button', { name: '发送' }).click();
    await expect(lines.last()).toContainText(sign);
  }
  await expect(lines).toHaveCount(4);
  const list = page.locator('.chat-lines');
  const hidden = () => list.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop);
  expect(await list.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
  expect(await hidden()).toBeLessThan(2);
  await page.screenshot({ path: info.outputPath('said.png'), fullPage: true });
  // So it is for whoever comes back.
  await page.reload();
  await expect(lines).toHaveCount(4);
  expect(await hidden()).toBeLessThan(2);
});
