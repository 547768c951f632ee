import { makeLink } from '@lianhuan/kernel';
import { expect, type Page, test } from '@playwright/test';
import type { RecordingName } from '../recordings/write.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { answerByKeys, answerByMouse, answerByTouch } from '../support/player.ts';
import { openRecorded, recorded } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';
import { expectOutcome, openAs, startSeeded, testWholeGame } from '../support/whole-game.ts';

test('a whole game of EVOLVE by touch', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'for the phone');
  test.slow();
  await startShortGame(page);
  while (await answerByTouch(page));
  await expectOutcome(page);
});

testWholeGame('a whole game of EVOLVE with the mouse', {
  start: startShortGame,
  answer: answerByMouse,
  expectEnd: expectOutcome,
});

testWholeGame('a whole game of EVOLVE by keyboard alone', {
  start: startShortGame,
  answer: answerByKeys,
  expectEnd: expectOutcome,
});

test('a follower attacks whom one points at, and lines show whom it could', async ({
  page,
  isMobile,
}) => {
  await openAt(page, 'evolve, attackers');
  await pick(page, '.side[data-side="own"] .side-field [data-legal]', isMobile);
  const planned = page.locator('path.link[data-kind="planned"]');
  await expect(planned).not.toHaveCount(0);
  const targets = page.locator('.side[data-side="enemy"] [data-legal]');
  // Lines are there as soon as the pointer is upon the attacker; whom it can attack, once it is picked.
  await expect(targets).not.toHaveCount(0);
  await expect(planned).toHaveCount(await targets.count());
  if (!isMobile) {
    await targets.first().locator('.tcard-face').hover();
    await expect(page.locator('path.link[data-kind="planned"]:not([data-faint])')).toHaveCount(1);
  }
  await pick(page, '.side[data-side="enemy"] [data-legal]', isMobile);
  await expect(planned).toHaveCount(0);
  await openLog(page, isMobile);
  await expect(page.getByRole('button', { name: / 攻击 / }).last()).toBeVisible();
});

test('an attack is drawn, 快速 may answer it, and where to stop can be chosen', async ({
  page,
}) => {
  await openAt(page, 'evolve, attacked');
  await expect(page.locator('path.link[data-kind="attack"]')).toBeAttached();
  await expect(page.locator('.field-marks [data-mark="attacking"]')).toBeVisible();
  const prompt = page.getByRole('region', { name: '提示' });
  await expect(prompt).toContainText('要使用【快速】吗？');
  await page.getByRole('button', { name: '设置' }).click();
  const stops = page.getByRole('radio', { name: '不停' });
  // They come with the panel, which is fetched when it is first opened.
  await expect(stops.first()).toBeVisible();
  for (const stop of await stops.all()) await stop.check();
  await page.keyboard.press('Escape');
  await expect(prompt).not.toContainText('要使用【快速】吗？');
});

test('a player can pass for the rest of a turn', async ({ page, isMobile }) => {
  await openAt(page, 'evolve, attacked', { attack: 'always', end: 'always' });
  const turn = page.locator('.progress b');
  const before = await turn.innerText();
  await page.getByRole('button', { name: '本回合不再问' })[isMobile ? 'last' : 'first']().click();
  await expect(turn).not.toHaveText(before);
  await expect(page.getByRole('button', { name: '停止' })).toHaveCount(0);
});

test('an evolve card is laid upon its follower, out of a deck one may look through', async ({
  page,
  isMobile,
}) => {
  await openAt(page, 'evolve, about to evolve');
  const own = page.locator('.side[data-side="own"]');
  const deck = own.getByRole('button', { name: /^进化 \d+ 张/ });
  const before = await own.locator('.field-below').count();
  await deck.click();
  const cards = page.getByRole('dialog', { name: '你 · 进化牌组' }).locator('.tcard');
  const left = (await cards.count()) - 1;
  await page.keyboard.press('Escape');
  await pick(page, '.side[data-side="own"] .side-field [data-legal]', isMobile);
  while (await page.locator('.tray [data-legal], .answers .button-primary').first().isVisible()) {
    await (isMobile ? answerByTouch : answerByMouse)(page);
  }
  await expect(own.locator('.field-below')).toHaveCount(before + 1);
  await expect(deck).toHaveAccessibleName(`进化 ${left} 张`);
});

test('the carrots of a meal lie with the follower that ate', async ({ page }) => {
  await openAt(page, 'evolve, carrots');
  await page
    .getByRole('button', { name: /^胡萝卜 \d 张$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '胡萝卜' })).toBeVisible();
});

test('abilities that wait are put in order by whoever controls them', async ({
  page,
  isMobile,
}) => {
  await openAt(page, 'evolve, abilities that wait');
  const waiting = page.getByRole('region', { name: '待机的能力' });
  const first = waiting.getByRole('button', { name: '先用这个' });
  const before = await first.count();
  expect(before).toBeGreaterThan(1);
  const step = await page.locator('.board').getAttribute('data-step');
  await (isMobile ? first.first().tap() : first.first().click());
  await expect(page.locator('.board')).not.toHaveAttribute('data-step', step ?? '');
  await expect(first).not.toHaveCount(before);
});

test('number keys put abilities that wait in order', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  await openAt(page, 'evolve, abilities that wait');
  const waiting = page.getByRole('region', { name: '待机的能力' });
  const first = waiting.getByRole('button', { name: '先用这个' });
  await expect(first.nth(1)).toContainText('2');
  const before = await first.count();
  await page.keyboard.press('2');
  await expect(first).not.toHaveCount(before);
});

test('numbers say what made them, and a card that cannot be used says why not', async ({
  page,
}) => {
  await openAt(page, 'evolve, changed numbers');
  await read(
    page,
    '.side[data-side="own"] .field-card:has(.stat-attack[data-changed]) .tcard-face',
  );
  const notes = page.getByRole('region', { name: '为什么是这样' });
  await expect(notes).toContainText('卡面');
  await expect(notes).toContainText('数值');
  await page.keyboard.press('Escape');
  await read(page, '.hand .tcard:not([data-legal]) .tcard-face');
  const why = page.getByRole('list', { name: '为什么不能' });
  await expect(why.getByRole('link').first()).toHaveAttribute('href', /rules\/evolve\/\d/);
});

for (const language of ['zh', 'en'] as const) {
  test(`a full table of EVOLVE in ${language} keeps to the screen`, async ({ page, isMobile }) => {
    await prefer(page, { language });
    await openRecorded(page, 'evolve, a full table');
    const sizes = await page.evaluate(() => {
      const beyond = (of: Element | null) => [
        (of?.scrollWidth ?? 0) - (of?.clientWidth ?? 0),
        (of?.scrollHeight ?? 0) - (of?.clientHeight ?? 0),
      ];
      return [
        beyond(document.documentElement),
        beyond(document.querySelector('.board-table')),
      ] as const;
    });
    const [[right], [tableRight, tableBelow]] = sizes;
    expect([right, tableRight]).toEqual([0, 0]);
    // On a desk all lies open at once; a phone may scroll.
    if (!isMobile) expect(tableBelow).toBe(0);
    await expect(page.locator('.side[data-side="own"] .plate')).toBeInViewport();
    if (language === 'zh') await expectNoBarriers(page);
  });
}

const openAt = (page: Page, name: RecordingName, preferences = {}) =>
  openAs(page, name, 'evolve', preferences);

async function startShortGame(page: Page): Promise<void> {
  await prefer(page);
  await page.goto('/#/evolve');
  const decks = page.getByRole('group', { name: '牌组' });
  await decks.getByLabel('玩家 A').selectOption({ label: '第七弯道 · 赛马娘' });
  await startSeeded(page, '3');
}

/** Picks the first such card. */
async function pick(page: Page, card: string, isMobile: boolean): Promise<void> {
  const face = page.locator(card).first().locator('.tcard-face');
  await (isMobile ? face.tap() : face.click());
}

/** Opens the first such card by the keyboard, whatever could be done with it. */
async function read(page: Page, face: string): Promise<void> {
  await page.locator(face).first().focus();
  await page.keyboard.press('i');
}

async function openLog(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: '日志' }).tap();
}

test('no place on the table moves as heaps appear or grow', async ({ page }) => {
  await prefer(page);
  await page.goto(`/#/g/${makeLink(recorded('evolve, over'))}`);
  const slider = page.getByRole('slider');
  const total = Number(await slider.getAttribute('max'));
  const heaps = page.locator('.piles-place:not([data-unused])');
  const before = { count: await heaps.count(), places: await placesOf(page) };
  for (let at = 10; at < total; at += 10) {
    await slider.fill(String(at));
    await expect(page.locator('.board')).toHaveAttribute('data-step', String(at));
    expect(await placesOf(page), `after ${at} answers`).toEqual(before.places);
  }
  expect(await heaps.count()).toBeGreaterThan(before.count);
});

/** Where each row of either side lies within the table, in pixels. */
function placesOf(page: Page): Promise<number[][]> {
  return page.locator('.sides').evaluate((sides) => {
    const from = sides.getBoundingClientRect();
    return [...sides.querySelectorAll('.side, .side .plate, .side-field, .side-extra, .piles')].map(
      (row) => {
        const { left, top, width, height } = row.getBoundingClientRect();
        return [left - from.left, top - from.top, width, height].map(Math.round);
      },
    );
  });
}
