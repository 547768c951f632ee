import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { playAsHinted } from '../support/hints.ts';
import { prefer } from '../support/storage.ts';

const goal = (page: Page) => page.getByRole('region', { name: /^(?:残局|Puzzle)/ });

async function open(page: Page, number: number): Promise<void> {
  await page.goto(`/#/puzzles/evolve/${number}`);
  await expect(page.locator('.board')).toBeVisible();
}

test.beforeEach(({ page }) => prefer(page));

test('from the list to a puzzle that is solved, and stays so', async ({ page }) => {
  await page.goto('/#/evolve');
  await page.getByRole('link', { name: '残局：只有一种必胜的走法' }).press('Enter');
  await expect(page.locator('.puzzle-today .puzzle')).toHaveCount(1);
  await expectNoBarriers(page);
  await page.locator('section:not(.puzzle-today) .puzzle[href$="/2"]').press('Enter');
  await expect(goal(page)).toContainText('目标：');
  await goal(page).getByRole('button', { name: '提示', exact: true }).press('Enter');
  await expectNoBarriers(page);
  await goal(page).getByRole('button', { name: '下一步怎么走' }).press('Enter');
  await playAsHinted(page, goal(page));
  await expect(goal(page)).toContainText('完成！');
  await goal(page).getByRole('link', { name: '所有残局' }).last().press('Enter');
  await expect(page.getByText(/已解出 1\//)).toBeVisible();
  await page.reload();
  await expect(page.locator('section:not(.puzzle-today) [data-solved]')).toHaveCount(1);
});

test('a puzzle that is lost says so at once; nothing before it is taken back', async ({ page }) => {
  await open(page, 1);
  await expect(page.getByRole('button', { name: '撤销' })).toBeDisabled();
  await page.getByRole('button', { name: '结束主要阶段' }).first().press('Enter');
  await expect(goal(page)).toContainText('没有必胜的走法了');
  await goal(page).getByRole('button', { name: '看解法' }).press('Enter');
  await expect(goal(page)).toContainText('唯一的走法');
  await goal(page).getByRole('button', { name: '自己来' }).press('Enter');
  await expect(goal(page).getByRole('button', { name: '提示', exact: true })).toBeVisible();
});

test('in English the solution is told in English', async ({ page, isMobile }) => {
  await open(page, 1);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'End the main phase' }).first().press('Enter');
  await goal(page).getByRole('button', { name: 'Show the solution' }).press('Enter');
  if (isMobile) await goal(page).getByRole('button', { name: 'The solution', exact: true }).click();
  const lines = page.locator('.proof-lines').locator('visible=true').getByRole('listitem');
  await expect(lines.first()).toContainText(/^[AB]: [A-Z]/);
  for (const line of await lines.allInnerTexts()) expect(line).not.toMatch(/[\u4e00-\u9fff]/);
  await expectNoBarriers(page);
});

for (const [game, name] of [
  ['minxin', '民心'],
  ['sanguozhi', '三国智'],
]) {
  test(`a puzzle of ${name} is solved as it is hinted`, async ({ page }) => {
    await page.goto(`/#/puzzles/${game}/1`);
    await expect(page.locator('.board')).toBeVisible();
    await expect(goal(page)).toContainText('目标：');
    await goal(page).getByRole('button', { name: '提示', exact: true }).press('Enter');
    await goal(page).getByRole('button', { name: '下一步怎么走' }).press('Enter');
    await playAsHinted(page, goal(page));
    await expect(goal(page)).toContainText('完成！');
  });
}

test('an address of no puzzle says so', async ({ page }) => {
  await page.goto('/#/puzzles/evolve/0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这道残局');
});

test('a game without puzzles is not offered, and its address says so', async ({ page }) => {
  await page.goto('/#/puzzles/evolve');
  const games = page.getByRole('navigation', { name: '选一个游戏' });
  await expect(games.getByRole('link')).toHaveCount(3);
  await page.goto('/#/puzzles/sanguosha');
  await expect(games.getByRole('link')).toHaveCount(3);
  await expect(page.locator('.practice header p')).toHaveCount(1);
});

test('five piles take no line of the table away, and lamps wear no ring', async ({
  page,
  isMobile,
}) => {
  await open(page, 1);
  const lamp = page.locator('.points-lamps i[data-unspent]').first();
  await expect(lamp).toHaveCSS('outline-style', 'none');
  await expect(page.locator('.side[data-side="enemy"] .piles .pile:visible')).toHaveCount(5);
  if (!isMobile) await expect(page.locator('.progress')).toBeInViewport({ ratio: 1 });
});
