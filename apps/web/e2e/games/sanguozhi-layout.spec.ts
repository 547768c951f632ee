import { expect, type Locator, type Page, test } from '@playwright/test';
import { speakEnglish } from '../support/player.ts';
import { openRecorded } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';

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

test('however much is asked, the table stays where it is', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no room to keep');
  await prefer(page, { games: { sanguozhi: { stop: 'always' } } });
  await openRecorded(page, 'sanguozhi, a card to use');
  await speakEnglish(page);
  const foot = page.locator('.board-foot');
  const height = await heightOf(foot);
  const step = await page.locator('.board').getAttribute('data-step');
  await page.locator('.hand [data-legal] .tcard-face').first().click();
  const board = page.locator('.board');
  await expect(board).not.toHaveAttribute('data-step', step ?? '');
  expect(await heightOf(foot)).toBe(height);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(board).toHaveAttribute('data-step', step ?? '');
  await page.getByRole('button', { name: /^Pass$|^Pass 1$/ }).click();
  expect(await heightOf(foot)).toBe(height);
});

for (const name of ['sanguozhi, a table of 4', 'sanguozhi, a chain'] as const) {
  test(`a phone shows the whole of one’s own side first: ${name}`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desk shows all');
    await prefer(page, { games: { sanguozhi: { stop: 'always' } } });
    await openRecorded(page, name);
    await expectOwnSideFree(page);
    await speakEnglish(page);
    await expectOwnSideFree(page);
  });
}

/** Neither the foot nor the chain, which lie over the table, cover any of it. */
async function expectOwnSideFree(page: Page): Promise<void> {
  const bottom = () =>
    page.evaluate(() => {
      const box = (place: string) => document.querySelector(place)?.getBoundingClientRect();
      const own = box('.map[data-side="own"]')?.bottom ?? Number.POSITIVE_INFINITY;
      const above = ['.board-foot', '.chain:not([data-empty])'].map((place) => box(place)?.top);
      return above.every((top) => top === undefined || own <= top);
    });
  await expect.poll(bottom).toBe(true);
  await expect(page.locator('.map[data-side="own"]')).toBeInViewport({ ratio: 0.99 });
}

async function heightOf(place: Locator): Promise<number | undefined> {
  return (await place.boundingBox())?.height;
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
