import { expect, type Page, test } from '@playwright/test';
import { speakEnglish } from '../support/player.ts';
import { openRecorded } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';
import { beyond } from '../support/width.ts';

test.beforeEach(({ page }) => prefer(page));

for (const players of [2, 4, 6] as const) {
  test(`the table of ${players} keeps to the screen, in both languages`, async ({ page }) => {
    await openRecorded(page, `minxin, a table of ${players}`);
    expect(await beyond(page)).toBe(0);
    await speakEnglish(page);
    expect(await beyond(page)).toBe(0);
  });
}

for (const players of [2, 6] as const) {
  test(`one's own side is seen at a table of ${players}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone scrolls');
    await openRecorded(page, `minxin, a table of ${players}`);
    const own = page.getByRole('region', { name: '你', exact: true });
    await expect(own.getByRole('heading')).toBeInViewport();
    await expect(own.locator('.field')).toBeInViewport({ ratio: 1 });
  });
}

for (const game of ['minxin', 'sanguozhi', 'evolve'] as const) {
  test(`beside the goal of a puzzle of ${game} the whole table is seen`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone scrolls');
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto(`/#/puzzles/${game}/5`);
      await page.locator('.answers button').first().waitFor();
      const hidden = await page
        .locator('.board-table')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(hidden).toBe(0);
    }
  });
}

test('on a small screen a game can be started at once, and nothing that has the focus is covered', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone scrolls');
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const game of ['minxin', 'sanguozhi', 'evolve', 'sanguosha']) {
    await page.goto(`/#/${game}`);
    const start = page.getByRole('button', { name: '开始', exact: true });
    await expect(start).toBeEnabled();
    await expect(start).toBeInViewport({ ratio: 1 });
    await page.locator('.new-game :is(input, select, button)').first().focus();
    for (let field = 0; field < 20; field++) {
      await page.keyboard.press('Tab');
      expect(await isCovered(page), `field ${field} of ${game}`).toBe(false);
    }
  }
});

/** Does something else lie over the middle of what has the focus? */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused.closest('.new-game') === null) return false;
    const { x, y, width, height } = focused.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return over !== null && over.closest('.start') !== null && focused.closest('.start') === null;
  });
}

test('cards cleared at the end of a turn are one line, which opens', async ({ page, isMobile }) => {
  await openRecorded(page, 'minxin, a table of 2');
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
  await openRecorded(page, 'minxin, a table of 2');
  const list = page.locator('.all-options');
  await list.locator('summary').click();
  await expect(list.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list.getByRole('button').first()).toBeHidden();
  await expect(list.locator('summary')).toBeFocused();
});
