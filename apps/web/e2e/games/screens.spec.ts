import { expect, type Page, test } from '@playwright/test';
import type { RecordingName } from '../recordings/write.ts';
import { openRecorded } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';

const TABLES: readonly RecordingName[] = [
  'minxin, a table of 2',
  'sanguozhi, a table of 2',
  'evolve, a full table',
  'sanguosha, a table of 5',
];

/** What is read on a table is never smaller, and what is pressed never narrower, in pixels. */
const LEAST = { text: 11, target: 24 };

test.beforeEach(({ page }) => prefer(page));

for (const name of TABLES) {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    test(`${name}: all of it is seen on ${width} × ${height}, and hands have words`, async ({
      page,
      isMobile,
    }) => {
      test.skip(isMobile, 'a phone scrolls');
      await page.setViewportSize({ width, height });
      await openRecorded(page, name);
      expect(await hiddenRows(page)).toBe(0);
      expect(await withoutWords(page)).toEqual([]);
      const log = await page.locator('.board-log').boundingBox();
      expect(log?.width).toBeLessThan(width / 5);
    });
  }

  test(`${name}: zoomed to 200 %, the question and its answers are in view`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone zooms with two fingers');
    await page.setViewportSize({ width: 720, height: 450 });
    await openRecorded(page, name);
    await expect(page.locator('.question')).toBeInViewport({ ratio: 1 });
    for (const answer of await page.locator('.answers .button:visible').all())
      await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.hand .tcard').first()).toBeInViewport({ ratio: 0.95 });
    // Words break between rows, never after each character.
    for (const button of await page.locator('.prompt .button:visible').all()) {
      const box = await button.boundingBox();
      if (box) expect(box.height, await button.innerText()).toBeLessThan(60);
    }
  });

  test(`${name}: nothing is too small to read or to press`, async ({ page }) => {
    await openRecorded(page, name);
    // Until its font is there, a character may be drawn narrower than it is.
    await page.evaluate(() => document.fonts.ready);
    expect(await tooSmall(page, LEAST)).toEqual([]);
  });
}

for (const players of [2, 10] as const) {
  test(`a table of ${players} of 三国杀 shows every seat with its general`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone shows names');
    await openRecorded(page, `sanguosha, a table of ${players}`);
    const seats = page.locator('.seat-box');
    await expect(seats).toHaveCount(players);
    for (const seat of await seats.all()) {
      await expect(seat.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(seat.locator('.portrait')).toBeInViewport({ ratio: 0.9 });
      const box = await seat.boundingBox();
      expect(box?.width).toBeGreaterThan(160);
    }
    // On a small laptop the ring may scroll, one's own seat never.
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.locator('.seat-box[data-side=own]')).toBeInViewport({ ratio: 1 });
  });
}

/** How many pixels of the table one has to scroll for. */
function hiddenRows(page: Page): Promise<number> {
  return page
    .locator('.board-table')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
}

/** The cards in hand that show no words, though they have some. */
function withoutWords(page: Page): Promise<string[]> {
  return page.locator('.hand .tcard').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const words = card.querySelector('.face-words');
        return words?.textContent && words.getBoundingClientRect().height < 30;
      })
      .map((card) => card.querySelector('.face-name')?.textContent ?? ''),
  );
}

/** What is smaller than that; links within a sentence may be as small as it. */
function tooSmall(page: Page, least: typeof LEAST): Promise<string[]> {
  return page.evaluate((limits) => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.nodeValue?.trim();
      if (!text || !element || !isSeen(element)) continue;
      if (element.closest('.seen-by-readers, script, style')) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < limits.text - 0.01) found.add(`${text}: ${size} px in .${element.className}`);
    }
    for (const element of document.querySelectorAll('button, a[href], summary, input, select')) {
      if (!isSeen(element) || getComputedStyle(element).display === 'inline') continue;
      const { width, height } = element.getBoundingClientRect();
      const size = Math.min(width, height);
      if (size < limits.target - 0.5)
        found.add(`${element.textContent?.trim().slice(0, 20)}: ${size} px, .${element.className}`);
    }
    return [...found];
  }, least);
}
