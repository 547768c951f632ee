import { expect, type Page } from '@playwright/test';
import { ASKED, letPass } from '../../web/e2e/support/player.ts';

/** The host opens a room of a game without pauses, and a friend takes a seat there and is ready. */
export async function meet(
  host: Page,
  url: string,
  game: string,
  friend: Page,
  friendsUrl: string,
): Promise<void> {
  await host.goto(`${url}/#/${game}`);
  await host.getByRole('button', { name: '和朋友联机' }).click();
  await host.getByLabel('响应停顿').selectOption('不停顿');
  const code = await host.locator('.room-letters').textContent();
  await friend.goto(`${friendsUrl}/#/room/${code}`);
  await friend.getByRole('button', { name: '入座' }).click();
  await friend.getByRole('button', { name: '准备', exact: true }).click();
}

/** Is this player asked, or is the game over? */
function canGoOn(page: Page): Promise<boolean> {
  return page.evaluate((signs) => document.querySelector(signs) !== null, ASKED);
}

/** The first of these players who is asked something, or who sees that the game is over; waits for one. */
export async function whoGoesOn(players: readonly Page[]): Promise<Page> {
  let who: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of players) {
          if (!(await canGoOn(page))) continue;
          who = page;
          return true;
        }
        return false;
      },
      { timeout: 60_000, intervals: [10] },
    )
    .toBe(true);
  return who as Page;
}

/** Ends a game of 三国智: both let all pass until one of them can give it up, and does. */
export async function giveUp(loser: Page, other: Page, isMobile: boolean): Promise<void> {
  const surrender = loser.locator('.all-options').getByRole('button', {
    name: /认输/,
    includeHidden: true,
  });
  for (;;) {
    const asked = await whoGoesOn([loser, other]);
    if ((await surrender.count()) > 0) break;
    await letPass(asked, isMobile);
  }
  await loser.locator('.all-options summary').click();
  for (let press = 0; press < 2; press++) await surrender.click();
  for (const page of [loser, other]) await expect(page.locator('.outcome')).toBeVisible();
}
