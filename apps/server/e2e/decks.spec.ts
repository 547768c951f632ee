import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../../web/e2e/support/barriers.ts';
import { answerByMouse } from '../../web/e2e/support/player.ts';
import { recordedDecks } from '../../web/e2e/support/recorded.ts';
import { store } from '../../web/e2e/support/storage.ts';
import { newPage, twoServers } from './two-servers.ts';

// Two friends in one room of 三国智, each with a deck of their own from their own browser, which the other does not see.

const servers = twoServers();

/** A general that a player wrote: a deck may hold fifty of it, so that one who plays it draws nothing else. */
const general = (id: string, name: string) => `- id: ${id}
  name: ${name}
  kind: 将领
  factions: [孙权军]
  needs: 0通用
  stats: 3/3/2
  limit: 50
  text: 上场： 抓一张卡
`;

/** Keeps a deck of fifty of such a general in the browser, and the file of that card. */
async function writeDeck(page: Page, site: string, id: string, name: string): Promise<void> {
  const [ready] = recordedDecks();
  const deck = { name: `${name}卡组`, main: Array(50).fill(name), side: [], events: ready.events };
  const short = { name: '太短', main: Array(20).fill(name), side: [], events: ready.events };
  await store(page, 'lianhuan:decks:sanguozhi', JSON.stringify([deck, short]));
  await page.goto(`${site}/#/sanguozhi/own-cards`);
  const buffer = Buffer.from(general(id, name));
  const file = { name: `${id}.yaml`, mimeType: 'application/yaml', buffer };
  await page.getByLabel('打开卡牌文件').setInputFiles(file);
  await expect(page.locator('.own-file')).toContainText('1 张可用');
}

const hand = (page: Page) => page.locator('.board-foot .tcard');

/** Plays until each of them has answered so often, or for as long as it goes. */
async function play(pages: readonly Page[], answers: number): Promise<void> {
  const isAsked = (page: Page) =>
    page
      .locator('.answers button, .board-table [data-legal], .board-foot [data-legal]')
      .first()
      .isVisible();
  const given = new Map(pages.map((page) => [page, 0]));
  while ([...given.values()].some((count) => count < answers)) {
    let asked: Page | undefined;
    await expect
      .poll(async () => {
        for (const page of pages) if (await isAsked(page)) asked = page;
        return asked !== undefined;
      })
      .toBe(true);
    if (asked === undefined) return;
    await answerByMouse(asked);
    given.set(asked, (given.get(asked) ?? 0) + 1);
  }
}

test('two friends bring a deck each, and play with them', async ({ browser, isMobile }, info) => {
  test.setTimeout(300_000);
  const { site } = servers;
  const [door, other] = [await site.newDoor(0), await site.newDoor(1)];
  const host = await newPage(browser, isMobile);
  const friend = await newPage(browser, isMobile);
  await writeDeck(host, door.url, 'lu-ning', '陆宁');
  await writeDeck(friend, other.url, 'zhou-an', '周安');
  await host.goto(`${door.url}/#/sanguozhi`);
  await host.getByRole('button', { name: '和朋友联机' }).click();
  await host.getByLabel('响应停顿').selectOption('不停顿');
  const code = await host.locator('.room-letters').textContent();
  await friend.goto(`${other.url}/#/room/${code}`);
  await friend.getByRole('button', { name: '入座' }).click();
  await friend.getByRole('button', { name: '准备', exact: true }).click();
  await expect(host.getByText('已准备')).toBeVisible();

  // A deck that the rules do not allow is refused, with the reason; the seat keeps what it had.
  const theirs = friend.getByLabel('我的卡组');
  await theirs.selectOption('太短');
  await expect(friend.getByRole('alert')).toContainText('至少');
  await expect(theirs).toHaveValue('given');
  await friend.screenshot({ path: info.outputPath('refused.png') });
  await expect(host.getByText('已准备')).toBeVisible();

  await theirs.selectOption('周安卡组');
  await expect(host.getByText('自带卡组')).toBeVisible();
  await expect(host.getByText('未准备')).toBeVisible();
  await host.getByLabel('我的卡组').selectOption('陆宁卡组');
  await expect(friend.getByText('自带卡组')).toHaveCount(2);
  await expect(friend.getByText('这套卡组里有自己写的卡')).toBeVisible();
  for (const [page, name] of [
    [host, '周安'],
    [friend, '陆宁'],
  ] as const) {
    expect(await page.locator('body').textContent()).not.toContain(name);
  }
  // What one has chosen is still there after a reload.
  await friend.reload();
  await expect(theirs.locator('option:checked')).toHaveText('周安卡组');
  await expectNoBarriers(friend);
  await friend.screenshot({ path: info.outputPath('room.png'), fullPage: true });

  await friend.getByRole('button', { name: '准备', exact: true }).click();
  await host.getByRole('button', { name: '开始' }).click();
  for (const [page, name] of [
    [host, '陆宁'],
    [friend, '周安'],
  ] as const) {
    await expect(hand(page).first()).toBeVisible({ timeout: 60_000 });
    await expect(hand(page).filter({ hasText: name })).toHaveCount(await hand(page).count());
  }
  await play([host, friend], 8);
  // Each has come to have cards of that deck on the table, which the other sees.
  await expect(
    friend.locator('.board-table .tcard').filter({ hasText: '陆宁' }).first(),
  ).toBeVisible();
  await expect(
    host.locator('.board-table .tcard').filter({ hasText: '周安' }).first(),
  ).toBeVisible();
  await host.screenshot({ path: info.outputPath('table.png') });
});
