import type { Deck } from '@lianhuan/sanguozhi';
import { expect, type Page, test } from '@playwright/test';
import type { KeptSeries } from '../../games/sanguozhi/series/kept-series.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { recorded, recordedDecks } from '../support/recorded.ts';
import { keepGame, prefer } from '../support/storage.ts';

let own: Deck;

test.beforeAll(() => {
  [own] = recordedDecks();
});
test.beforeEach(({ page }) => prefer(page));

test('a match of three games is begun in the form and found again', async ({ page }) => {
  await page.goto('/#/sanguozhi');
  await page.getByRole('radio', { name: '三盘两胜' }).check();
  await page.getByRole('button', { name: '开始' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await page.goto('/#/sanguozhi');
  await page.getByRole('link', { name: /第 1 盘 · 比分 0 : 0/ }).click();
  await page.getByRole('link', { name: '继续第 1 盘' }).click();
  await expect(page.locator('.board')).toBeVisible({ timeout: 30_000 });
});

test('after a lost game: the score, side decks, and the loser says who begins', async ({
  page,
}) => {
  test.slow();
  await keepGame(page, 'first', recorded('sanguozhi, given up'));
  await keepSeries(page);
  await page.goto('/#/play/first');
  await expect(page.getByText('比分 0 : 1')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: '换备卡，下一盘' }).click();
  await expect(page.getByText('谁先手的是：你')).toBeVisible();

  const exchange = page.getByRole('region', { name: '换备卡：你' });
  const [main, side] = [own.main[0] as string, own.side[0] as string];
  await exchange.getByRole('button', { name: new RegExp(`^换下：\\s*${main}`) }).click();
  await exchange.getByRole('button', { name: new RegExp(`^换上：\\s*${side}`) }).click();
  await expect(exchange.getByRole('status')).toContainText('换下 1 张，换上 1 张');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: '开始第 2 盘' }).click();

  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.getByRole('region', { name: '提示' })).toContainText('先手');
  const kept = await page.evaluate(() => localStorage.getItem('lianhuan:series:sanguozhi') ?? '');
  const [series] = JSON.parse(kept) as [KeptSeries];
  expect(series.games).toHaveLength(2);
  expect(series.games[0]?.winners).toEqual([1]);
  expect(series.decks[0]?.main).toContain(side);
  expect(series.decks[0]?.side).toContain(main);
});

test('too many changes say why the next game cannot begin', async ({ page }) => {
  await keepGame(page, 'first', recorded('sanguozhi, given up'));
  await keepSeries(page, { games: [{ save: 'first', winners: [1] }] });
  await page.goto('/#/sanguozhi/series/match');
  const exchange = page.getByRole('region', { name: '换备卡：你' });
  for (const name of own.main.slice(0, 4)) {
    await exchange.getByRole('button', { name: new RegExp(`^换下：\\s*${name}`) }).click();
  }
  await expect(exchange).toContainText('备卡卡组至多 15 张');
  await expect(page.getByRole('button', { name: '开始第 2 盘' })).toBeDisabled();
  await exchange.getByRole('button', { name: '恢复原样' }).click();
  await expect(page.getByRole('button', { name: '开始第 2 盘' })).toBeEnabled();
});

test('two wins end the match', async ({ page }) => {
  await keepGame(page, 'first', recorded('sanguozhi, given up'));
  const won = { save: 'first', winners: [0] };
  await keepSeries(page, { games: [won, { ...won, winners: [1] }, won] });
  await page.goto('/#/sanguozhi/series/match');
  await expect(page.getByText('比分 2 : 1')).toBeVisible();
  await expect(page.getByRole('heading', { name: '这一场的胜者：你' })).toBeVisible();
  await page.getByRole('button', { name: '放弃这一场' }).click();
  await page.getByRole('button', { name: '确定放弃？存档会留着' }).click();
  await page.goto('/#/sanguozhi/series/match');
  await expect(page.getByRole('alert')).toContainText('没有这一场比赛');
});

interface Played {
  readonly games: readonly { readonly save: string; readonly winners: readonly number[] | null }[];
}

async function keepSeries(
  page: Page,
  { games }: Played = { games: [{ save: 'first', winners: null }] },
): Promise<void> {
  const decks = recordedDecks()
    .slice(0, 2)
    .map(({ main, side, events }) => ({ main, side, events }));
  const series = { id: 'match', players: 2, seats: ['human', 'greedy'], grain: 30, decks, games };
  await page.addInitScript(
    (value) => {
      if (sessionStorage.getItem('series') !== null) return;
      sessionStorage.setItem('series', 'stored');
      localStorage.setItem('lianhuan:series:sanguozhi', value);
    },
    JSON.stringify([series]),
  );
}
