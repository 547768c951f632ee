import { expect, type Page, test } from '@playwright/test';
import { answerByMouse } from '../support/player.ts';
import { prefer } from '../support/storage.ts';
import { startSeeded } from '../support/whole-game.ts';

// Two people at one screen: while one sits down nothing of the other can be looked at.

test.beforeEach(({ page }) => prefer(page));

/** 影之诗 EVOLVE between two people at this screen. */
async function startForTwo(page: Page): Promise<void> {
  await page.goto('#/evolve');
  const seats = page.locator('select[id^="seat-"]');
  await expect(seats).toHaveCount(2);
  for (const seat of await seats.all()) await seat.selectOption('human');
  await startSeeded(page, '11');
}

test('behind the curtain nothing can be opened, and keys go on where it is raised', async ({
  page,
}, info) => {
  await startForTwo(page);
  const curtain = page.locator('.curtain');
  for (let turn = 0; turn < 3; turn++) {
    await expect(curtain).toBeVisible();
    await page.screenshot({ path: info.outputPath(`curtain-${turn}.png`) });
    // Neither the record, from which hidden cards follow, nor the settings, which say what one is asked.
    await expect(page.getByRole('button', { name: '分享', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '设置' })).toHaveCount(0);
    await expect(page.locator('.board')).toHaveCount(0);
    for (const key of ['h', 'i', 'l', '1']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(curtain.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.board')).toBeVisible();
    await expect(page.getByRole('button', { name: '分享', exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    while ((await curtain.count()) === 0) await answerByMouse(page);
  }
});
