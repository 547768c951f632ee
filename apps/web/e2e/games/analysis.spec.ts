import { makeLink } from '@lianhuan/kernel';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { openRecorded, recorded } from '../support/recorded.ts';
import { keepGame, prefer } from '../support/storage.ts';

/** The worker thinks for seconds where the machine has time, and longer where it has none. */
const PATIENT = { timeout: 90_000 };

async function openReview(page: Page): Promise<void> {
  await prefer(page);
  await page.goto(`/#/g/${makeLink(recorded('evolve, played carelessly'))}`);
  await page.getByRole('button', { name: '复盘' }).click();
  const panel = page.getByRole('complementary', { name: '复盘' });
  await expect(panel.getByRole('progressbar').first()).toBeVisible();
  await expect(panel).toContainText(/\d+ 次选择，[1-9]\d* 次有更好的/, PATIENT);
}

test('a game is reviewed beside its table, and a mistake is tried again', async ({ page }) => {
  await openReview(page);
  const panel = page.getByRole('complementary', { name: '复盘' });
  await expect(panel.getByRole('img', { name: /胜率从 \d+% 到 \d+%/ })).toBeVisible();
  const mistake = panel.getByRole('listitem').filter({ hasText: '更好：' }).first();
  await expect(mistake).toContainText(/选了：.+（\d+%）/);
  const step = (await mistake.locator('b').innerText()).match(/\d+/)?.[0] ?? '';
  await mistake.getByRole('button').first().click();
  await expect(page.locator('.board')).toHaveAttribute('data-step', step);
  await expectNoBarriers(page);
  await mistake.getByRole('button', { name: '从这里重来' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.locator('.board')).toHaveAttribute('data-step', step);
  await expect(page.getByRole('button', { name: '提示一步' })).toBeEnabled();
});

test('a review can be left before it ends', async ({ page }) => {
  await prefer(page);
  await page.goto(`/#/g/${makeLink(recorded('evolve, a full table'))}`);
  await page.getByRole('button', { name: '复盘' }).click();
  const panel = page.getByRole('complementary', { name: '复盘' });
  await panel.getByRole('button', { name: '收起' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.locator('.board')).toBeVisible();
});

test('a hint says how likely each good option is to win, and what may follow', async ({ page }) => {
  await prefer(page);
  await openRecorded(page, 'evolve, a full table');
  await page.keyboard.press('h');
  const advice = page.getByRole('region', { name: '推演' });
  const options = advice.getByRole('button', { name: /胜率 \d+%/ });
  await expect(options.first()).toBeVisible(PATIENT);
  await expect(advice).toContainText('接下来可能是', PATIENT);
  expect(await options.count()).toBeGreaterThan(1);
  await expectNoBarriers(page);
  const step = await page.locator('.board').getAttribute('data-step');
  await options.first().click();
  await expect(page.locator('.board')).not.toHaveAttribute('data-step', step ?? '');
  await expect(advice).toHaveCount(0);
});

test('a game with a card of one’s own is thought about as any other', async ({ page }) => {
  await prefer(page);
  const record = recorded('minxin begun');
  const card = { id: 'my-a', name: '乡勇队', kind: '部曲', home: 'central', copies: 1 };
  const cards = [{ ...card, text: '进场：战力+2。' }];
  const setup = { ...(record.setup as object), cards };
  await keepGame(page, 'own', { ...record, setup, answers: [], count: 0, fingerprints: [] });
  await page.goto('/#/play/own');
  await expect(page.locator('.board')).toBeVisible();
  await page.keyboard.press('h');
  const advice = page.getByRole('region', { name: '推演' });
  await expect(advice.getByRole('button', { name: /胜率 \d+%/ }).first()).toBeVisible(PATIENT);
});
