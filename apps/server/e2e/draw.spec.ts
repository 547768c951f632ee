import { expect, type Page, test } from '@playwright/test';
import { meet } from './at-table.ts';
import { twoPlayers, twoServers } from './two-servers.ts';

// 三国智 between two browsers, each at a server of its own: a draw is offered, taken back, declined, and agreed to.

const servers = twoServers();

const draws = (page: Page) =>
  page.locator('.all-options').getByRole('button', { name: '提议平局', includeHidden: true });

/** The offer stands in the list of all options alone, and is asked about once. */
async function offer(page: Page, picture?: string): Promise<void> {
  // It may still be open from the offer before.
  if (!(await draws(page).isVisible())) await page.locator('.all-options summary').click();
  await draws(page).click();
  await expect(page.locator('.all-options ol')).toBeInViewport({ ratio: 1 });
  if (picture) await page.screenshot({ path: picture });
  await draws(page).click();
}

/** The one of two who sees a button first. */
async function whoSees(players: readonly Page[], button: (page: Page) => ReturnType<typeof draws>) {
  let found: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of players) if ((await button(page).count()) > 0) found = page;
        return found !== undefined;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return found as Page;
}

test('a draw is offered and agreed to across two servers', async ({ browser, isMobile }, info) => {
  test.setTimeout(300_000);
  const { door, other, host, friend } = await twoPlayers(servers.site, browser, isMobile);
  await meet(host, door.url, 'sanguozhi', friend, other.url);
  await host.getByRole('button', { name: '开始' }).click();

  // Who begins is drawn by lot.
  const players = [host, friend];
  const keep = (page: Page) => page.locator('.answers').getByRole('button', { name: '保留手牌' });
  const first = await whoSees(players, keep);
  await keep(first).click();
  const second = first === host ? friend : host;
  await keep(second).click();

  await whoSees([first], draws);
  await offer(first, info.outputPath('offer.png'));
  const agree = second.locator('.answers').getByRole('button', { name: '同意平局', exact: true });
  await expect(agree).toBeVisible();
  await second.screenshot({ path: info.outputPath('asked.png') });
  await first.screenshot({ path: info.outputPath('offered.png') });

  // Nobody has answered: whoever offered takes it back alone.
  await first.getByRole('button', { name: '撤回', exact: true }).click();
  await first.getByRole('button', { name: '请求撤回' }).click();
  await expect(agree).toBeHidden();

  await offer(first);
  await second.locator('.answers').getByRole('button', { name: '不同意平局' }).click();
  await whoSees([first], draws);
  await offer(first);
  await agree.click();
  for (const page of players) await expect(page.locator('.outcome')).toContainText('平局');
  await first.screenshot({ path: info.outputPath('drawn.png') });
});
