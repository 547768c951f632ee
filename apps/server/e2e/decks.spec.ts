import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../../web/e2e/support/barriers.ts';
import { answerByMouse } from '../../web/e2e/support/player.ts';
import { meet, whoGoesOn } from './at-table.ts';
import { writeDeck } from './own-deck.ts';
import { twoPlayers, twoServers } from './two-servers.ts';

// Two friends in one room of 三国智, each with a deck of their own from their own browser, which the other does not see.

const servers = twoServers();

const hand = (page: Page) => page.locator('.board-foot .tcard');

const onTable = (page: Page, name: string) =>
  page.locator('.board-table .tcard').filter({ hasText: name }).first();

/** As many answers as it may take until both had a turn: who begins is drawn by lot. */
const MOST_ANSWERS = 150;

/** Plays until each sees what the other has put on the table, by its name. */
async function playUntilSeen(seen: readonly (readonly [Page, string])[]): Promise<void> {
  const pages = seen.map(([page]) => page);
  for (let answer = 0; answer < MOST_ANSWERS; answer++) {
    const shown = await Promise.all(seen.map(([page, name]) => onTable(page, name).isVisible()));
    if (shown.every(Boolean)) return;
    await answerByMouse(await whoGoesOn(pages));
  }
}

test('two friends bring a deck each, and play with them', async ({ browser, isMobile }, info) => {
  test.setTimeout(300_000);
  const { door, other, host, friend } = await twoPlayers(servers.site, browser, isMobile);
  await writeDeck(host, door.url, { id: 'lu-ning', card: '陆宁', deck: '陆宁卡组' });
  await writeDeck(friend, other.url, { id: 'zhou-an', card: '周安', deck: '周安卡组' });
  await meet(host, door.url, 'sanguozhi', friend, other.url);
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
  await playUntilSeen([
    [friend, '陆宁'],
    [host, '周安'],
  ]);
  // Each has come to have cards of that deck on the table, which the other sees.
  await expect(onTable(friend, '陆宁')).toBeVisible();
  await expect(onTable(host, '周安')).toBeVisible();
  await host.screenshot({ path: info.outputPath('table.png') });
});
