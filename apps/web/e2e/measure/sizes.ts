import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../games/ids.ts';
import { asksWhich, firstWay } from '../support/player.ts';
import type { Figure } from './figure.ts';
import type { Site } from './site.ts';
import { asked, openTable } from './tables.ts';

const SCREENS = [
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '390', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;
/** So many answers are given by keys. */
const ANSWERS = 12;

/** The smallest text and target of each table, how much of it cards take, and where the focus is after answers. */
export async function sizeFigures(site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const game of GAME_IDS) {
    for (const { name, ...screen } of SCREENS) {
      const context = await site.browser.newContext({ ...screen, locale: 'zh-CN' });
      const page = await context.newPage();
      await openTable(page, site.url, game);
      const where = `${game}, ${name}`;
      const { text, target, cards } = await smallest(page);
      figures.push({
        what: 'smallest text, target; share of cards',
        where,
        value: `${text} px, ${target} px; ${cards} %`,
      });
      if (name === '1440') {
        const value = `${await lostFocus(page)} of ${ANSWERS}`;
        figures.push({ what: 'focus lost after answers by keys', where, value });
      }
      await context.close();
    }
  }
  return figures;
}

/** Sizes in pixels of what can be seen; links within a sentence may be as small as it. */
function smallest(page: Page): Promise<{ text: number; target: number; cards: number }> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    let text = 99;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!walker.currentNode.nodeValue?.trim() || !element || !isSeen(element)) continue;
      if (element.closest('.seen-by-readers, script, style')) continue;
      text = Math.min(text, Number.parseFloat(getComputedStyle(element).fontSize));
    }
    let target = 99;
    for (const element of document.querySelectorAll('button, a[href], summary, input, select')) {
      if (!isSeen(element) || getComputedStyle(element).display === 'inline') continue;
      const { width, height } = element.getBoundingClientRect();
      target = Math.min(target, width, height);
    }
    let covered = 0;
    for (const face of document.querySelectorAll('.board .face')) {
      if (!isSeen(face)) continue;
      const { width, height } = face.getBoundingClientRect();
      covered += width * height;
    }
    const cards = (100 * covered) / (innerWidth * innerHeight);
    return {
      text: Math.round(text * 10) / 10,
      target: Math.round(target),
      cards: Math.round(cards),
    };
  });
}

/** After how many answers the focus is nowhere. */
async function lostFocus(page: Page): Promise<number> {
  let lost = 0;
  for (let answer = 0; answer < ANSWERS; answer++) {
    await asked(page);
    const step = (await page.locator('.board').getAttribute('data-step')) ?? '';
    const usable = page.locator('.board-table [data-legal], .board-foot [data-legal]');
    const first =
      (await usable.count()) > 0
        ? usable.first().locator('.tcard-face')
        : page.locator('.answers button').first();
    if ((await first.count()) === 0) break;
    await first.focus();
    await page.keyboard.press('Enter');
    if (await asksWhich(page, step)) {
      await firstWay(page).focus();
      await page.keyboard.press('Enter');
    }
    await page
      .waitForFunction(
        (before) => document.querySelector('.board')?.getAttribute('data-step') !== before,
        step,
      )
      .catch(() => {});
    await asked(page);
    await page.waitForTimeout(100);
    if (await page.evaluate(() => document.activeElement === document.body)) lost++;
  }
  return lost;
}
