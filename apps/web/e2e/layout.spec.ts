import { expect, type Page, test } from '@playwright/test';
import { recordedGame } from './recorded.ts';
import { keepGame, prefer } from './storage.ts';

for (const players of [2, 4, 6]) {
  for (const language of ['zh', 'en'] as const) {
    test(`the table of ${players} in ${language} keeps to the screen`, async ({ page }) => {
      await openTable(page, players, language);
      const [wanted, had] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(wanted).toBe(had);
    });
  }
}

for (const players of [2, 6]) {
  test(`one's own side is seen at a table of ${players}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone scrolls');
    await openTable(page, players, 'zh');
    const own = page.getByRole('region', { name: '你', exact: true });
    await expect(own.getByRole('heading')).toBeInViewport();
    await expect(own.locator('.field')).toBeInViewport({ ratio: 1 });
  });
}

test('cards cleared at the end of a turn are one line, which opens', async ({ page, isMobile }) => {
  await openTable(page, 2, 'zh');
  if (isMobile) await page.getByRole('button', { name: '日志' }).tap();
  await expect(page.getByRole('button', { name: /^B 摸到 一张牌 ×\d$/ }).first()).toBeVisible();
  const folded = page.getByRole('button', { name: /等 \d+ 张 → B的弃牌堆$/ }).last();
  await folded.click();
  await page
    .getByRole('button', { name: /：B的.+ → B的弃牌堆$/ })
    .last()
    .click();
  await expect(
    page.getByRole('region', { name: '为什么' }).getByRole('link').first(),
  ).toBeVisible();
});

test('the list of options closes by Escape', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await openTable(page, 2, 'zh');
  const list = page.locator('.all-options');
  await list.locator('summary').click();
  await expect(list.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.getByRole('button').first()).toBeHidden();
  await expect(list.locator('summary')).toBeFocused();
});

async function openTable(page: Page, players: number, language: 'zh' | 'en'): Promise<void> {
  await prefer(page, { language });
  await keepGame(page, 'kept', recordedGame({ seed: 14, answers: 110 * players, players }));
  await page.goto('/#/play/kept');
  await expect(page.locator('.board')).toBeVisible();
}
