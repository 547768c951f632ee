import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { answerByKeys, answerByTouch, letPass } from '../support/player.ts';
import { prefer } from '../support/storage.ts';
import { beyond } from '../support/width.ts';

// A whole game of each mode: by keys on a desk, by touch on a phone. The player uses cards and skills at first and then lets
// everything pass, and the seeds are of games that end soon: so all of them together take little of the time of all tests.

/** So many answers are given with cards and skills. */
const ACTIVE = 12;

test('a whole 身份局 of five: from the form to who everybody was', async ({ page, isMobile }) => {
  await begin(page, { mode: '身份局', seed: '2', roles: '主公 1 · 忠臣 1 · 反贼 2 · 内奸 1' });
  await expect(page.locator('.question')).toContainText('选择武将');
  await play(page, isMobile);
  await expectEnd(page, 5);
  await expect(rowsOf(page).filter({ hasText: '反贼' })).toHaveCount(2);
  await expectNoBarriers(page);
  const fallen = page.locator('.seat-box[data-left] .general-name').first();
  const name = (await fallen.textContent()) ?? '';
  await expect(rowsOf(page).filter({ hasText: `${name} · 阵亡` })).toHaveCount(1);
  await (isMobile ? fallen.tap() : fallen.click());
  await expect(page.getByRole('dialog', { name })).toContainText('〖');
});

test('a whole 国战 of four: two generals are chosen, and shown later', async ({
  page,
  isMobile,
}) => {
  await begin(page, { mode: '国战', seed: '2', players: '4' });
  await expect(page.locator('.question')).toContainText('选择武将');
  await expectNoBarriers(page);
  await play(page, isMobile);
  await expectEnd(page, 4);
});

test('a whole 斗地主: generals, bids, and one against two', async ({ page, isMobile }) => {
  await begin(page, { mode: '斗地主', seed: '8', roles: '地主 1 · 农民 2' });
  await answer(page, isMobile);
  await expect(page.locator('.question')).toContainText('叫地主');
  await play(page, isMobile);
  await expectEnd(page, 3);
  await expect(rowsOf(page).filter({ hasText: '农民' })).toHaveCount(2);
  await expect(rowsOf(page).filter({ hasText: '地主' })).toHaveCount(1);
});

test('a whole 单挑: three generals each, one after another', async ({ page, isMobile }) => {
  await begin(page, { mode: '单挑', seed: '5' });
  await expect(page.locator('.tray [data-legal]')).toHaveCount(12);
  await play(page, isMobile);
  await expectEnd(page, 2);
  await expect(rowsOf(page).filter({ hasText: /(.+、){2}.+ · 阵亡/ })).toHaveCount(1);
});

interface Beginning {
  readonly mode: string;
  readonly seed: string;
  readonly players?: string;
  /** Who sits at the table, as the form says it. */
  readonly roles?: string;
}

/** Starts a game out of the form. */
async function begin(page: Page, { mode, seed, players, roles = '' }: Beginning): Promise<void> {
  await prefer(page);
  await page.goto('/#/sanguosha');
  for (const name of players === undefined ? [mode] : [mode, players]) {
    await page.getByRole('radio', { name, exact: true }).check();
  }
  await expect(page.locator('main')).toContainText(roles);
  await page.getByText('更多设置').click();
  await page.getByLabel('种子').fill(seed);
  await page.getByRole('button', { name: '开始' }).click();
  await expect(page.locator('.question')).toBeVisible();
}

function answer(page: Page, isMobile: boolean): Promise<boolean> {
  return isMobile ? answerByTouch(page) : answerByKeys(page);
}

async function play(page: Page, isMobile: boolean): Promise<void> {
  for (let answers = 0; ; answers++) {
    const goesOn = answers < ACTIVE ? answer(page, isMobile) : letPass(page, isMobile);
    if (!(await goesOn)) return;
  }
}

/** The game is over, the page says who won, and nothing reaches beyond the screen. */
async function expectEnd(page: Page, players: number): Promise<void> {
  await expect(page.locator('.outcome')).toContainText(/你胜了|你败了|平局/);
  await expect(page.getByRole('heading', { name: /你胜了|你败了|平局/ })).toBeInViewport();
  await expect(rowsOf(page)).toHaveCount(players);
  await expect(page.locator('.outcome thead th')).toHaveText(['杀敌', '伤害', '回复', '用牌']);
  const used = await page.locator('.outcome tbody td:last-child').allTextContents();
  expect(used.map(Number).filter((cards) => cards > 0).length).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: '再来一局' })).toBeVisible();
  expect(await beyond(page)).toBe(0);
}

function rowsOf(page: Page) {
  return page.locator('.outcome tbody tr');
}
