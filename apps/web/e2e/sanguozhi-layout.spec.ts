import { expect, type Page, test } from '@playwright/test';
import { speakEnglish } from './player.ts';
import { openRecorded } from './recorded.ts';
import { prefer } from './storage.ts';

for (const players of [2, 4] as const) {
  test(`a 三国智 table of ${players} keeps to the screen, in both languages`, async ({
    page,
    isMobile,
  }) => {
    await prefer(page);
    await openRecorded(page, `sanguozhi, a table of ${players}`);
    await expectToFit(page, isMobile);
    await speakEnglish(page);
    await expectToFit(page, isMobile);
  });
}

async function expectToFit(page: Page, isMobile: boolean): Promise<void> {
  const sizes = await page.evaluate(() => {
    const sizeOf = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) => ({
      beyond: scrollWidth - clientWidth,
      below: scrollHeight - clientHeight,
    });
    const table = document.querySelector('.board-table');
    return { page: sizeOf(document.documentElement), table: table && sizeOf(table) };
  });
  expect(sizes.page.beyond).toBe(0);
  expect(sizes.table?.beyond).toBe(0);
  // On a desk all lies open at once; a phone scrolls.
  if (!isMobile) expect(sizes.table?.below).toBe(0);
  await expect(page.locator('.map[data-side="own"] .plate')).toBeInViewport();
}
