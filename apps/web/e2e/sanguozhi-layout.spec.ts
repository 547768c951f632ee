import { expect, test } from '@playwright/test';
import { OWN_PREPARATION, openKept, recordedSanguozhi } from './recorded-sanguozhi.ts';
import { keepGame, prefer } from './storage.ts';

for (const players of [2, 4] as const) {
  for (const language of ['zh', 'en'] as const) {
    test(`a 三国智 table of ${players} in ${language} keeps to the screen`, async ({
      page,
      isMobile,
    }) => {
      await prefer(page, { language });
      await keepGame(page, 'kept', recordedSanguozhi(OWN_PREPARATION, { players }));
      await openKept(page);
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
    });
  }
}
