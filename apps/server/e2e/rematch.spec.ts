import { expect, type Page, test } from '@playwright/test';
import { answerByMouse } from '../../web/e2e/support/player.ts';
import { startServerProcess } from '../trials/server-process.ts';
import { giveUp, meet, whoGoesOn } from './at-table.ts';
import { newPage, twoServers } from './two-servers.ts';

// At the table and after the end: what is said is heard there, another game takes a press of each, and a server that was
// the only one goes on where it was killed.

const servers = twoServers();

async function sitDown(host: Page, friend: Page, url: string, game: string): Promise<void> {
  await meet(host, url, game, friend, url);
  await host.getByRole('button', { name: '开始' }).click();
  for (const page of [host, friend]) {
    await expect(page.locator('main.board')).toBeVisible({ timeout: 60_000 });
  }
}

test('what is said is heard at the table, and another game is a press of each', async ({
  browser,
  isMobile,
}, info) => {
  test.setTimeout(240_000);
  const door = await servers.site.newDoor(0);
  const [host, friend] = [await newPage(browser, isMobile), await newPage(browser, isMobile)];
  await sitDown(host, friend, door.url, 'sanguozhi');

  await friend.getByRole('button', { name: '房间', exact: true }).click();
  await friend.getByRole('button', { name: '祝好运！' }).click();
  await friend.keyboard.press('Escape');
  await expect(host.locator('.last-heard')).toContainText('祝好运！');
  const menu = host.getByRole('button', { name: /^房间.*1 条新消息$/ });
  await expect(menu).toBeVisible();
  await host.screenshot({ path: info.outputPath('heard.png') });
  await menu.click();
  await expect(host.locator('.chat-lines')).toContainText('祝好运！');
  await host.keyboard.press('Escape');
  await expect(host.getByRole('button', { name: '房间', exact: true })).toBeVisible();
  await expect(host.locator('.last-heard p')).toHaveCount(0);
  // Nor is it news to whoever comes again.
  await host.reload();
  await expect(host.locator('main.board')).toBeVisible();
  await expect(host.getByRole('button', { name: '房间', exact: true })).toBeVisible();

  await giveUp(friend, host, isMobile);
  await host.screenshot({ path: info.outputPath('end.png') });
  await expect(host.getByRole('button', { name: '回房间再来一局' })).toBeVisible();
  await friend.getByRole('button', { name: '再来一局' }).click();
  await expect(friend.getByRole('button', { name: '取消准备' })).toBeVisible();
  await expect(host.getByText(/想再来一局/)).toBeVisible();
  await host.screenshot({ path: info.outputPath('wanted.png') });
  await host.getByRole('button', { name: '再来一局', exact: true }).click();
  for (const page of [host, friend]) {
    await expect(page.locator('main.board')).toBeVisible();
    await expect(page.locator('.outcome')).toHaveCount(0);
  }
  for (const page of [host, friend]) await page.context().close();
});

test('a match goes on where the only server was killed and is started anew', async ({
  browser,
  isMobile,
}) => {
  test.setTimeout(300_000);
  const { site } = servers;
  const app = `${process.env.LIANHUAN_E2E_FOLDER}/site`;
  const alone = await startServerProcess({ database: site.database, app });
  for (const server of site.servers) await server.kill();
  const url = `http://127.0.0.1:${alone.port}`;
  const [host, friend] = [await newPage(browser, isMobile), await newPage(browser, isMobile)];
  await sitDown(host, friend, url, 'minxin');
  const pages = [host, friend];
  for (let answers = 0; answers < 4; answers++) await answerByMouse(await whoGoesOn(pages));

  const step = (page: Page) => page.locator('main.board').getAttribute('data-step');
  const before = await step(host);
  await alone.kill();
  await expect(host.getByText('连接断了')).toBeVisible();
  // What is chosen meanwhile is given when there is a server again.
  const asked = await whoGoesOn(pages);
  const given = answerByMouse(asked);
  const again = await startServerProcess({ database: site.database, app, port: alone.port });
  await given;
  for (const page of pages) {
    await expect(page.getByText('连接断了')).toBeHidden();
    await expect.poll(() => step(page)).not.toBe(before);
  }
  for (let answers = 0; answers < 4; answers++) await answerByMouse(await whoGoesOn(pages));
  await again.kill();
  for (const page of pages) await page.context().close();
});
