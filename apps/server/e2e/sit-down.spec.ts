import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { newContext, twoServers } from './two-servers.ts';

// Two friends, neither of whom was ever at the site: how long until both sit at one table, with nothing cached and
// everything as it is unless one chooses.

const servers = twoServers();

const GAMES = {
  minxin: '民心',
  sanguozhi: '三国智',
  evolve: 'EVOLVE',
  sanguosha: '三国杀',
} as const;

/** How long it may take, in seconds, from the first address that is opened. */
const MOST_SECONDS = 60;

/** A press as the screen has it: by a finger or by the mouse. */
async function press(page: Page, isMobile: boolean, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first();
  await (isMobile ? button.tap() : button.click());
}

/** The link as the host copies it, to be sent by whatever friends write by. */
async function copyLink(context: BrowserContext, page: Page, isMobile: boolean): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(page, isMobile, '复制链接');
  await expect(page.getByRole('button', { name: '已复制' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Where more play than the two, the host seats a bot in each place that is left. */
async function seatBots(host: Page): Promise<void> {
  const seats = host.locator('.room-seat');
  await expect(seats.filter({ hasText: '已准备' })).toHaveCount(1);
  const free = host.locator('.room-seat[data-kind="open"]');
  for (let left = await free.count(); left > 0; left--) {
    await free.first().getByLabel('请电脑').selectOption({ index: 1 });
    await expect(free).toHaveCount(left - 1);
  }
}

for (const [game, name] of Object.entries(GAMES)) {
  test(`two friends sit at one table of ${name} in less than a minute`, async ({
    browser,
    isMobile,
  }, info) => {
    test.setTimeout(180_000);
    const door = await servers.site.newDoor(0);
    const [theirs, friends] = [
      await newContext(browser, isMobile),
      await newContext(browser, isMobile),
    ];
    const [host, friend] = [await theirs.newPage(), await friends.newPage()];

    const begun = performance.now();
    await host.goto(door.url);
    const card = host.locator(`.game[href$="/${game}"]`);
    await (isMobile ? card.tap() : card.click());
    await expect(card).toHaveAttribute('aria-current', 'page');
    await press(host, isMobile, '和朋友联机');
    const link = await copyLink(theirs, host, isMobile);
    await friend.goto(link);
    await press(friend, isMobile, '入座');
    await press(friend, isMobile, '准备');
    await seatBots(host);
    await press(host, isMobile, '开始');
    for (const page of [host, friend]) {
      await expect(page.locator('main.board')).toBeVisible({ timeout: 60_000 });
    }
    const seconds = (performance.now() - begun) / 1000;
    const told = `${name}, ${info.project.name}: ${seconds.toFixed(1)} s`;
    info.annotations.push({ type: 'seconds', description: told });
    console.log(told);
    await host.screenshot({ path: info.outputPath('host.png') });
    await friend.screenshot({ path: info.outputPath('friend.png') });
    expect(seconds).toBeLessThan(MOST_SECONDS);
    for (const context of [theirs, friends]) await context.close();
  });
}
