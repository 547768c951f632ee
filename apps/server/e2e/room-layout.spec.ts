import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../../web/e2e/support/barriers.ts';
import { beyond } from '../../web/e2e/support/width.ts';
import { twoPlayers, twoServers } from './two-servers.ts';

// What friends do in a room before they play: look for it, swap seats, move a bot, and play something else after all.

const servers = twoServers();

test('a room is found, seats are swapped, and the host changes what is played', async ({
  browser,
  isMobile,
}, info) => {
  test.setTimeout(180_000);
  const { door, other, host, friend } = await twoPlayers(servers.site, browser, isMobile);
  const look = (page: Page, name: string) =>
    page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });

  await host.goto(`${door.url}/#/evolve`);
  await host.getByRole('button', { name: '和朋友联机' }).click();
  await host.getByLabel('公开').click();
  await expect(host.getByLabel('公开')).toBeChecked();
  const code = (await host.locator('.room-letters').textContent()) ?? '';

  // It is in the list for whoever looks for such a room, and not for whoever looks for another.
  await friend.goto(`${other.url}/#/online`);
  const row = friend.locator('.room-row').filter({ hasText: code });
  await expect(row).toContainText('1/2');
  await friend.getByLabel('思考时间').selectOption({ index: 2 });
  await expect(row).toHaveCount(0);
  await friend.getByLabel('思考时间').selectOption({ index: 0 });
  await friend.getByLabel('有空位的').check();
  await expect(row).toBeVisible();
  expect(await beyond(friend)).toBeLessThanOrEqual(0);
  await look(friend, 'list');
  await row.click();
  await friend.getByRole('button', { name: '入座' }).click();

  // Who is asked to swap agrees.
  await friend.getByRole('button', { name: '换座位' }).click();
  await expect(friend.getByRole('button', { name: '不换了' })).toBeVisible();
  await look(host, 'asked');
  await host.getByRole('button', { name: '同意' }).click();
  await expect(host.locator('.room-seat').first()).toContainText('未准备');
  await expect(host.locator('.room-seat').last()).toContainText('房主');
  await friend.getByRole('button', { name: '准备', exact: true }).click();
  await expect(host.locator('.room-seat').first()).toContainText('已准备');

  // Another game for more people: those who sit stay, and get ready anew.
  await host.getByRole('button', { name: '改游戏与设定' }).click();
  const form = host.getByRole('dialog');
  await form.getByRole('combobox', { name: '游戏', exact: true }).selectOption('三国杀');
  await expect(form.getByRole('button', { name: '就这样改' })).toBeVisible();
  await expectNoBarriers(host);
  await host.screenshot({ path: info.outputPath('change.png') });
  await form.getByRole('radio', { name: '6', exact: true }).check();
  await form.getByRole('button', { name: '就这样改' }).click();
  await expect(host.locator('.room-seat')).toHaveCount(6);
  await expect(friend.locator('.room-seat').first()).toContainText('未准备');
  await expect(friend.getByText('三国杀').first()).toBeVisible();

  // What is agreed is what the form begins with.
  await host.getByRole('button', { name: '改游戏与设定' }).click();
  await expect(form.getByRole('radio', { name: '6', exact: true })).toBeChecked();

  // Decks that were chosen last are those it begins with the next time, also in another room.
  await form.getByRole('combobox', { name: '游戏', exact: true }).selectOption('影之诗 EVOLVE');
  const decks = form.getByRole('group', { name: '牌组' }).locator('select');
  const usual = await decks.last().inputValue();
  await decks.last().selectOption({ index: 4 });
  const chosen = await decks.last().inputValue();
  expect(chosen).not.toBe(usual);
  await host.keyboard.press('Escape');
  await host.reload();
  await host.getByRole('button', { name: '改游戏与设定' }).click();
  await form.getByRole('combobox', { name: '游戏', exact: true }).selectOption('影之诗 EVOLVE');
  await expect(decks.last()).toHaveValue(chosen);
  await host.screenshot({ path: info.outputPath('decks.png') });
  await host.keyboard.press('Escape');

  // A bot is seated, and moved.
  const seats = host.locator('.room-seat');
  await seats.nth(2).locator('select').selectOption({ index: 1 });
  await expect(seats.nth(2)).toHaveAttribute('data-kind', 'bot');
  await seats.nth(2).getByLabel('挪座位').selectOption({ index: 1 });
  await expect(seats.nth(2)).not.toHaveAttribute('data-kind', 'bot');
  await look(host, 'bot');

  // And all seats that are left get theirs at once.
  await host.getByLabel('空位都请电脑').selectOption({ index: 1 });
  await expect(host.locator('.room-seat[data-kind="bot"]')).toHaveCount(4);
  await expect(host.getByLabel('空位都请电脑')).toHaveCount(0);
  for (const page of [host, friend]) expect(await beyond(page)).toBeLessThanOrEqual(0);
  await look(host, 'host');
  await look(friend, 'friend');
});
