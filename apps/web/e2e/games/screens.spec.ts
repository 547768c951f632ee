import { makeLink } from '@lianhuan/kernel';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { GAME_IDS } from '../../games/ids.ts';
import type { RecordingName } from '../recordings/write.ts';
import { openRecorded, recorded } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';
import { tooSmall } from '../support/too-small.ts';

const TABLES: readonly RecordingName[] = [
  'minxin, a table of 2',
  'sanguozhi, a table of 2',
  'evolve, a full table',
  'sanguosha, a table of 5',
];

test.beforeEach(({ page }) => prefer(page));

for (const name of ['sanguosha, a table of 5', 'sanguosha, a table of 10'] as const) {
  test(`${name}: in English seats hold their names, and the piles lie beneath them`, async ({
    page,
  }) => {
    await openRecorded(page, name);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('[data-side="own"] .role-sign > :first-child')).toHaveText(
      /^(Lord|Loyalist|Rebel|Renegade)$/,
    );
    const amiss = await page.evaluate(() => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const seats = [...document.querySelectorAll('.seat-box')];
      const wide = seats.flatMap((seat) =>
        [...seat.querySelectorAll('.general-name')].filter(
          (general) => boxOf(general).right > boxOf(seat).right,
        ),
      );
      const middle = [...document.querySelectorAll('.middle > *')].map(boxOf);
      const covered = seats.filter((seat) => {
        const { left, right, top, bottom } = boxOf(seat);
        return middle.some(
          (part) =>
            part.left < right && part.right > left && part.top < bottom && part.bottom > top,
        );
      });
      return [...wide, ...covered].map(({ textContent }) => textContent);
    });
    expect(amiss).toEqual([]);
  });
}

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

  test(`${name}: nothing is too small to read or to press`, async ({ page, isMobile }) => {
    await openRecorded(page, name);
    expect(await tooSmall(page, isMobile)).toEqual([]);
    await page.locator('.all-options summary').click();
    expect(await tooSmall(page, isMobile)).toEqual([]);
    expect(await coveredIn(page.locator('.all-options ol'))).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.question .rule-link').click();
    const note = page.locator('.note:popover-open');
    await expect(note.locator('.note-says')).toBeVisible();
    expect(await tooSmall(page, isMobile)).toEqual([]);
    expect(await coveredIn(note)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.hand .tcard-read, .hand .tcard-face').first().press('i');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await tooSmall(page, isMobile)).toEqual([]);
    expect(await coveredIn(page.getByRole('dialog'))).toEqual([]);
  });

  test(`${name}: looked through and reviewed, nothing is too small`, async ({ page, isMobile }) => {
    await page.goto(`/#/g/${makeLink(recorded(name))}`);
    await expect(page.locator('.scrubber')).toBeVisible();
    expect(await tooSmall(page, isMobile)).toEqual([]);
    await page.getByRole('button', { name: '复盘' }).click();
    const panel = page.getByRole('complementary', { name: '复盘' });
    await expect(panel).toBeVisible();
    expect(await tooSmall(page, isMobile)).toEqual([]);
    expect(await coveredIn(panel)).toEqual([]);
  });

  test(`${name}: what the menus open lies over all else`, async ({ page, isMobile }) => {
    await openRecorded(page, name);
    for (const menu of ['设置', '分享']) {
      await page.getByRole('button', { name: menu, exact: true }).click();
      const sheet = page.locator('dialog[open], [popover]:popover-open').last();
      await expect(sheet).toBeVisible();
      expect(await coveredIn(sheet), menu).toEqual([]);
      expect(await tooSmall(page, isMobile), menu).toEqual([]);
      await page.keyboard.press('Escape');
    }
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

for (const game of GAME_IDS) {
  test(`${game} between two at one screen: nothing is too small`, async ({ page, isMobile }) => {
    await page.goto(`/#/${game}`);
    const seats = page.locator('select[id^="seat-"]');
    await expect(seats.first()).toBeVisible();
    for (const seat of (await seats.all()).slice(0, 2)) await seat.selectOption('human');
    await page.getByRole('button', { name: '开始', exact: true }).click();
    const curtain = page.locator('.curtain');
    await expect(curtain.or(page.locator('.board'))).toBeVisible();
    expect(await tooSmall(page, isMobile)).toEqual([]);
    if (await curtain.isVisible()) await curtain.getByRole('button').press('Enter');
    await expect(page.locator('.board')).toBeVisible();
    expect(await tooSmall(page, isMobile)).toEqual([]);
  });
}

/** What is seen over some part of a thing that lies on top. */
function coveredIn(thing: Locator): Promise<string[]> {
  return thing.evaluate((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const found = new Set<string>();
    // Its corners may be round.
    const along = (from: number, to: number) =>
      [0, 0.25, 0.5, 0.75, 1].map((part) => from + 8 + (to - from - 16) * part);
    for (const x of along(left, right)) {
      for (const y of along(top, bottom)) {
        const seen = document.elementFromPoint(x, y);
        // Outside of the screen nothing is seen.
        if (seen !== null && seen !== box && !box.contains(seen))
          found.add(seen.outerHTML.slice(0, 80));
      }
    }
    return [...found];
  });
}

test('the keywords of narrow cards leave their English names free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRecorded(page, 'evolve, a full table');
  await page.getByRole('button', { name: 'English' }).click();
  const cards = page.locator('.side-field .field-card', {
    has: page.locator('.field-keywords li'),
  });
  expect(await cards.count()).toBeGreaterThan(0);
  const covered = await cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const name = card.querySelector('.tcard .face-name span') as HTMLElement;
      const { bottom } = name.getBoundingClientRect();
      const seals = [...card.querySelectorAll('.field-keywords li')];
      const over = seals.some((seal) => seal.getBoundingClientRect().top < bottom);
      return over ? [name.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
});

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
