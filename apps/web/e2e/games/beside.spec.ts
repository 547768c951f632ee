import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { openRecorded } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';

test.beforeEach(({ page }) => prefer(page));

test('a number of a rule says its words in place', async ({ page, isMobile }) => {
  await openRecorded(page, 'minxin, free to act');
  const number = page.locator('.question .rule-link');
  if (isMobile) await number.tap();
  else await number.press('Enter');
  const note = page.getByRole('dialog', { name: /^规则/ });
  await expect(note).toContainText(/[一-鿿]{6}/);
  const box = await note.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
  await expect(page.locator('.board')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

test('the rulebook stands beside the table, never instead of it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no room beside the table');
  await openRecorded(page, 'sanguozhi, a table of 2');
  await page.locator('.question .rule-link').click();
  await page.getByRole('dialog', { name: /^规则/ }).getByRole('link').click();
  const book = page.locator('.book-pane');
  await expect(book.locator('[data-wanted]')).toBeInViewport();
  await expect(page.locator('.board-table')).toBeVisible();
  await expect(page).toHaveURL(/#\/play\//);
  await book.locator('.rule-number').first().click();
  await expect(page).toHaveURL(/#\/play\//);
  await book.getByRole('button', { name: '合上' }).click();
  await expect(page.getByRole('list', { name: '日志' })).toBeVisible();
});

test('arrows scroll the log while the focus is in it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no arrows');
  await openRecorded(page, 'minxin, free to act');
  const log = page.getByRole('list', { name: '日志' });
  const scrolled = () => log.evaluate(({ scrollTop }) => scrollTop);
  await page.keyboard.press('l');
  await expect(log).toBeFocused();
  const end = await scrolled();
  await page.keyboard.press('ArrowUp');
  await expect.poll(scrolled).toBeLessThan(end);
  await expect(log).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(log).not.toBeFocused();
});

test('why the last line happened is seen whole', async ({ page, isMobile }) => {
  await openRecorded(page, 'minxin, free to act');
  if (isMobile) await page.getByRole('button', { name: '日志', exact: true }).click();
  const log = isMobile ? page.getByRole('dialog').locator('.log') : page.locator('.board-log .log');
  await log.locator('.log-line > button').last().click();
  const inside = log.locator('.log-inside button').last();
  if (await inside.isVisible()) await inside.click();
  await expect(log.locator('.why .why-rules li').first()).toContainText(/[一-鿿]{4}/);
  await expect(log.locator('.why')).toBeInViewport({ ratio: 0.99 });
});

test('what happened since the last decision runs once more', async ({ page }) => {
  await openRecorded(page, 'sanguozhi, a table of 2');
  const again = page.getByRole('button', { name: '重看刚才' });
  await expect(again).toBeHidden();
  const step = () => page.locator('.board').getAttribute('data-step');
  // Passing lets the other side act.
  for (let pass = 0; pass < 12 && !(await again.isVisible()); pass++) {
    const before = await step();
    await page.locator('.answers .button').first().click();
    await expect.poll(step).not.toBe(before);
    await expect(page.locator('.answers .button').first()).toBeVisible();
  }
  const now = await step();
  await again.click();
  await expect.poll(step).not.toBe(now);
  await expect(page.getByRole('button', { name: '不看了' })).toBeVisible();
  await expect.poll(step, { timeout: 60_000 }).toBe(now);
  await expect(page.locator('.answers .button').first()).toBeEnabled();
});

for (const name of [
  'evolve, a full table',
  'minxin, free to act',
  'sanguosha, a table of 5',
] as const)
  test(`${name}: what others did since the last decision is told at a glance`, async ({
    page,
    isMobile,
  }) => {
    await openRecorded(page, name);
    const told = isMobile ? page.locator('.since') : page.locator('.log-since');
    await expect(page.locator('.board')).toBeVisible();
    await expect(told).toHaveCount(0);
    await passUntil(page, () => told.isVisible());
    await expect(told).toBeInViewport();
    await expectNoBarriers(page);
    if (!isMobile) return;
    await expect(told.locator('summary')).toContainText(/刚才 \d+ 件：./);
    await told.locator('summary').click();
    await expect(told.getByRole('listitem').first()).toBeVisible();
    await expectNoBarriers(page);
  });

/** Lets the others act: passes, or picks what there is, until something is there. */
async function passUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const step = () => page.locator('.board').getAttribute('data-step');
  for (let pass = 0; pass < 30 && !(await isThere()); pass++) {
    const before = await step();
    const answers = page.locator('.answers .button:not(.button-primary)');
    if ((await answers.count()) > 0) await answers.first().click();
    else await page.locator('.answers .button, [data-legal]').first().click();
    await expect.poll(step).not.toBe(before);
    await expect(page.locator('.prompt .question:not([data-idle])')).toBeVisible();
  }
}

test('giving up is asked about once', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the list is the same');
  await openRecorded(page, 'evolve, a full table');
  const list = page.locator('.all-options');
  await list.locator('summary').click();
  await list.getByRole('button', { name: /认输|投降/ }).click();
  await expect(page.locator('.outcome')).toBeHidden();
  await list.getByRole('button', { name: /^再点一次/ }).click();
  await expect(page.locator('.outcome')).toBeVisible();
});

test('after a game: the same again, from the other seat, and a look back', async ({ page }) => {
  await openRecorded(page, 'sanguozhi, given up');
  const outcome = page.locator('.outcome');
  await expect(outcome.getByRole('button', { name: '原样再战' })).toBeInViewport();
  await outcome.getByRole('button', { name: '换位再战' }).click();
  await expect(page).not.toHaveURL(/kept/);
  await expect(page.locator('.outcome')).toBeHidden();
  await expect.poll(() => seatsSaved(page)).toEqual(['greedy', 'human']);
});

test('a link may point at a moment', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone');
  await openRecorded(page, 'minxin, free to act');
  await page.getByRole('button', { name: '回看' }).click();
  const board = page.locator('.board');
  const last = (await board.getAttribute('data-step')) ?? '';
  await page.getByRole('button', { name: '上一步' }).click();
  await expect(board).not.toHaveAttribute('data-step', last);
  const shown = await board.getAttribute('data-step');
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const link = await page.getByRole('textbox').inputValue();
  expect(link).toMatch(new RegExp(`/${shown}$`));
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.board')).toHaveAttribute('data-step', shown ?? '');
});

/** Who sits where in the game that was saved last. */
function seatsSaved(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const [, id] = location.hash.match(/play\/(.+)$/) ?? [];
    return JSON.parse(localStorage.getItem(`lianhuan.game.${id}`) ?? '{}').seats;
  });
}
