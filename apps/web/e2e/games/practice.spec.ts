import { expect, type Page, test } from '@playwright/test';
import { GAME_IDS, type GameId } from '../../games/ids.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { playAsHinted } from '../support/hints.ts';
import { prefer } from '../support/storage.ts';

/** A task of each game that takes few moves. */
const SHORT: Readonly<Record<GameId, string>> = {
  minxin: 'who-stands-around',
  sanguozhi: 'whom-to-block',
  evolve: 'last-words',
  sanguosha: 'drink-then-strike',
};

const goal = (page: Page) => page.getByRole('region', { name: /^(?:练习题|Task)/ });

async function open(page: Page, game: GameId, task = SHORT[game]): Promise<void> {
  await page.goto(`/#/practice/${game}/${task}`);
  await expect(page.locator('.board')).toBeVisible();
}

/** Asks for the words of the hint, then for moves. */
async function askForMoves(page: Page): Promise<void> {
  await goal(page).getByRole('button', { name: '提示' }).press('Enter');
  await goal(page).getByRole('button', { name: '下一步怎么走' }).press('Enter');
}

test.beforeEach(({ page }) => prefer(page));

for (const game of GAME_IDS) {
  test(`${game}: from the list to a task that is solved, and stays so`, async ({ page }) => {
    await page.goto(`/#/${game}`);
    await page.getByRole('link', { name: '练习：一回合的题' }).press('Enter');
    await expect(page.locator('.task').first()).toBeVisible();
    const count = await page.locator('.task').count();
    expect(count).toBeGreaterThanOrEqual(6);
    await expect(page.getByText(`已完成 0/${count}`)).toBeVisible();
    await page.locator(`.task[href$="/${SHORT[game]}"]`).press('Enter');
    await expect(goal(page)).toContainText('目标：');
    await askForMoves(page);
    await playAsHinted(page, goal(page));
    await expect(goal(page)).toContainText('完成！');
    await expect(goal(page).locator('.rule-link').first()).toBeVisible();
    await goal(page).getByRole('link', { name: '所有练习' }).last().press('Enter');
    await expect(page.getByText(`已完成 1/${count}`)).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-solved]')).toHaveCount(1);
    await expect(page.locator('[data-solved]')).toContainText('已完成');
  });
}

test('a task that is lost says so at once, and is tried again or taken back', async ({ page }) => {
  await open(page, 'sanguosha');
  const slash = page.locator('.hand [data-legal] > .tcard-face').first();
  const strike = async () => {
    await slash.press('Enter');
    await page.locator('.seat-target').first().press('Enter');
    await expect(goal(page)).toContainText('这次没有达成');
  };
  await strike();
  await page.getByRole('button', { name: '撤销' }).press('Enter');
  await expect(goal(page)).not.toContainText('这次没有达成');
  await goal(page).getByRole('button', { name: '重来' }).press('Enter');
  await expect(page.locator('.board')).toHaveAttribute('data-step', '0');
  await strike();
  await goal(page).getByRole('button', { name: '再试一次' }).press('Enter');
  await expect(goal(page)).toBeFocused();
  await expect(page.locator('.board')).toHaveAttribute('data-step', '0');
  await expect(goal(page).getByRole('button', { name: '提示' })).toBeVisible();
});

test('who has gone astray is told so, and the solution is stepped through', async ({
  page,
  isMobile,
}) => {
  await open(page, 'minxin');
  await askForMoves(page);
  await expect(goal(page)).toContainText('下一步：');
  await page.locator('.hand [data-legal] > .tcard-face').first().press('Enter');
  await expect(goal(page)).toContainText('不在这个解法上');
  await goal(page).getByRole('button', { name: '看解法' }).press('Enter');
  await expect(goal(page)).toContainText('一步步看');
  if (isMobile) await goal(page).getByRole('button', { name: '解法' }).tap();
  await page.locator('.proof-lines:visible button').last().press('Enter');
  await expect(page.locator('.proof-lines:visible [aria-current]')).toBeVisible();
  if (isMobile) await page.keyboard.press('Escape');
  await expect(page.locator('.board')).not.toHaveAttribute('data-step', '0');
  await goal(page).getByRole('button', { name: '自己来' }).press('Enter');
  await expect(page.locator('.board')).toHaveAttribute('data-step', '0');
  await expect(page.locator('.hand [data-legal]').first()).toBeVisible();
});

test('a task is played by mouse or touch, in English too', async ({ page, isMobile }) => {
  await open(page, 'minxin');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(goal(page)).toContainText('Goal: ');
  for (const name of ['East Band', 'Fine General']) {
    const card = page.locator('[data-legal] > .tcard-face', { hasText: name }).first();
    await (isMobile ? card.tap() : card.click());
  }
  await expect(goal(page)).toContainText('Solved!');
  await expect(goal(page).getByRole('link', { name: 'Next task' })).toBeVisible();
});

test('lists and tables of tasks keep nobody out', async ({ page }) => {
  await page.goto('/#/practice/evolve');
  await expect(page.locator('.task').first()).toBeVisible();
  await expectNoBarriers(page);
  await open(page, 'evolve');
  await goal(page).getByRole('button', { name: '提示' }).press('Enter');
  await expectNoBarriers(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const small = await goal(page).evaluate(
    (bar) =>
      [...bar.querySelectorAll<HTMLElement>('a, button')]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => Math.min(width, height) < 24).length,
  );
  expect(small).toBe(0);
  const least = await goal(page).evaluate((bar) =>
    Math.min(
      ...[...bar.querySelectorAll('*')].map((one) =>
        Number.parseFloat(getComputedStyle(one).fontSize),
      ),
    ),
  );
  expect(least).toBeGreaterThanOrEqual(11);
});

test('an address of no task says so', async ({ page }) => {
  await page.goto('/#/practice/minxin/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这道练习题');
  await page.getByRole('main').getByRole('link', { name: '所有练习' }).press('Enter');
  await expect(page.locator('.task').first()).toBeVisible();
});

test('nothing of tasks is fetched before they are opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/#/minxin');
  await expect(page.getByRole('link', { name: '练习：一回合的题' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => /practice|task-page/.test(url))).toEqual([]);
});
