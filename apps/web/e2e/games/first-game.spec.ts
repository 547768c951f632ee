import { expect, test } from '@playwright/test';
import { GAME_IDS } from '../../games/ids.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { asksWhich, firstWay } from '../support/player.ts';
import { prefer } from '../support/storage.ts';

test.beforeEach(({ page }) => prefer(page));

for (const game of GAME_IDS) {
  test(`${game}: a first game says what to do, is left and taken up`, async ({ page }) => {
    await page.goto(`/#/${game}`);
    await page.getByRole('button', { name: '第一次玩：带着走一局' }).press('Enter');
    const coach = page.getByRole('complementary', { name: '第一局的提示' });
    await expect(coach).toContainText(/^1\/\d/);
    await expect(page.locator('[data-hinted]').first()).toBeAttached();
    const first = await coach.innerText();
    // The rule that it comes from says its words in place.
    await coach.getByRole('link', { name: /规则/ }).first().press('Enter');
    const rule = page.locator('.note:popover-open');
    await expect(rule).toContainText(/[\u4e00-\u9fff]{4}/);
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(rule).toHaveCount(0);

    await page.goto(`/#/${game}`);
    await page.getByRole('button', { name: '接着走第一局' }).press('Enter');
    await expect(coach).toHaveText(first.replaceAll('\n', ''));
    await coach.getByRole('button', { name: '知道了' }).press('Enter');
    await expect(coach).toBeHidden();
    // The next lesson is the second one, once something else is asked.
    const step = async () => (await page.locator('.board').getAttribute('data-step')) ?? '';
    for (let answer = 0; answer < 30 && !(await coach.isVisible()); answer++) {
      const before = await step();
      await page.keyboard.press('h');
      const hinted = page.locator('[data-hinted] > .tcard-face, .answers [data-hinted]').first();
      await hinted.press('Enter');
      if (await asksWhich(page, before)) await firstWay(page).press('Enter');
      await expect.poll(step).not.toBe(before);
    }
    await expect(coach).toContainText(/^2\/\d/);
    await coach.getByRole('button', { name: '不用带了' }).press('Enter');
    await expect(coach).toBeHidden();
  });
}
