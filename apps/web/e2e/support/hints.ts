import { expect, type Locator, type Page } from '@playwright/test';
import { asksWhich, firstWay } from './player.ts';

/** What a hint lights: a card, an answer or a player. */
const LIT = '[data-hinted] > .tcard-face, .answers [data-hinted], .seat-target[data-hinted]';

/** Plays what the hint lights, until the task or puzzle of that goal is solved; at most 30 moves. */
export async function playAsHinted(page: Page, goal: Locator): Promise<void> {
  const step = async () => (await page.locator('.board').getAttribute('data-step')) ?? '';
  for (let move = 0; move < 30; move++) {
    const lit = page.locator(LIT).first();
    await expect(lit.or(goal.getByText('完成！'))).toBeVisible();
    if (await goal.getByText('完成！').isVisible()) return;
    const before = await step();
    const label = await goal.getByRole('status').innerText();
    await lit.press('Enter');
    if (await asksWhich(page, before)) {
      const wanted = page
        .locator('dialog .ways button')
        .filter({ hasText: label.replace('下一步：', '') });
      await ((await wanted.count()) > 0 ? wanted.first() : firstWay(page)).press('Enter');
    }
    await expect.poll(step).not.toBe(before);
  }
}
