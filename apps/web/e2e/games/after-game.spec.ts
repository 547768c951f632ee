import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { openRecorded, recorded } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';

/** Each game, with what it counts its seats and its cards by. */
const GAMES = {
  minxin: { players: 3, score: '民心指示物', counted: /\d+ 民心，\d+ 次/ },
  sanguozhi: { players: 2, score: '粮草', counted: /\d+ 点，\d+ 次/ },
  evolve: { players: 2, score: '生命值', counted: /\d+ 点伤害，\d+ 次/ },
  sanguosha: { players: 8, score: '体力', counted: /\d+ 点体力，\d+ 次/ },
} as const;

const story = (page: Page) => page.getByRole('region', { name: '这一局', exact: true });
const step = (page: Page) => page.locator('.board').getAttribute('data-step');

for (const game of ['minxin', 'sanguozhi', 'evolve', 'sanguosha'] as const) {
  test(`${game}: what happened, in numbers and by its cards`, async ({ page, isMobile }) => {
    const { players, score, counted } = GAMES[game];
    await prefer(page);
    await openRecorded(page, `${game}, over`);
    await expect(page.locator('#outcome')).toBeInViewport();
    await expect(page.getByRole('link', { name: '再来一局' })).toBeVisible();
    const told = story(page);
    // Over the log, which stands at its end.
    if (!isMobile) await expect(page.locator('.log-line').last()).toBeInViewport();
    await expect(told).toContainText(`共 ${recorded(`${game}, over`).answers.length} 步`);
    const curves = told.getByRole('img', { name: new RegExp(`${score}从 -?\\d+ 到 -?\\d+`) });
    await expect(curves).toHaveCount(players);
    const cards = told.getByRole('list').getByRole('button');
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toContainText(counted);
    await told.getByText('怎么数的').click();
    await expect(told).toContainText('数的是日志里的');
    await told.getByText('逐轮看').click();
    await expect(told.getByRole('columnheader')).toHaveCount(players);
    await expectNoBarriers(page);
    await expectNothingCovered(page);
  });
}

/** The end lies among the places of the table: who sits where is read by scrolling, and the hand stands at the foot. */
async function expectNothingCovered(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const table = document.querySelector('.board-table');
    const foot = document.querySelector('.board-foot');
    const hand = foot?.querySelector('.hand-cards')?.getBoundingClientRect();
    const outcome = document.querySelector('.outcome');
    if (!table || !foot || !hand || !outcome) return 'nothing is there';
    const { x, y, width, height } = hand;
    const over = document.elementFromPoint(x + Math.min(40, width / 2), y + height / 2);
    if (!foot.contains(over)) return 'the hand';
    if (!table.contains(outcome)) return 'the table';
    const parts = [outcome, ...document.querySelectorAll('.story, .story > *')];
    const isCut = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    };
    return parts.some(isCut) ? 'the edge' : null;
  });
  expect(covered).toBeNull();
  const above = page.locator('.board-table > * > *').first();
  await above.scrollIntoViewIfNeeded();
  await expect(above).toBeInViewport();
}

test('by key one gets from a round to its moment, and on to the next', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await prefer(page);
  await openRecorded(page, 'evolve, over');
  const told = story(page);
  await told.getByText('逐轮看').focus();
  await page.keyboard.press('Enter');
  const rounds = told.getByRole('row').getByRole('button');
  await expect(rounds.last()).toHaveText('终局');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(rounds.nth(1)).toBeFocused();
  const end = await step(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => step(page)).not.toBe(end);
  await expect(page.locator('.progress')).toContainText('第 2 ');
  // It stays beside the table, and so does the focus.
  await page.keyboard.press('Tab');
  await expect(rounds.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.progress')).toContainText('第 3 ');
  await rounds.last().press('Enter');
  await expect.poll(() => step(page)).toBe(end);
  await expect(page.locator('#outcome')).toBeVisible();
});

test('the card that did most leads to the moment when it did', async ({ page }) => {
  await prefer(page);
  await openRecorded(page, 'evolve, over');
  const best = story(page).getByRole('list').getByRole('button').first();
  const moment = (await best.innerText()).match(/第 (\d+) 步/)?.[1] ?? '';
  const card = await best.locator('b').innerText();
  await best.click();
  await expect.poll(() => step(page)).toBe(moment);
  await page
    .getByRole('button', { name: '日志' })
    .or(page.locator('.board-log h2'))
    .first()
    .click();
  await expect(page.locator('.log li').filter({ hasText: card }).last()).toContainText('伤害');
});

test('a moment of the game is shared from its end, and from where one looks back', async ({
  page,
}) => {
  await prefer(page);
  await openRecorded(page, 'evolve, over');
  const end = (await step(page)) ?? '';
  await page.locator('.outcome').getByRole('button', { name: '分享这一刻' }).click();
  const sheet = page.getByRole('dialog', { name: '分享这一局' });
  const link = sheet.getByRole('textbox');
  await expect(link).toHaveValue(new RegExp(`/${end}$`));
  await sheet.getByLabel('打开时停在').selectOption('第 5 回合');
  await expect(link).not.toHaveValue(new RegExp(`/${end}$`));
  const shared = await link.inputValue();
  await expectNoBarriers(page);
  await sheet.getByRole('button', { name: '关闭' }).click();
  await page.locator('.outcome').getByRole('button', { name: '回看' }).click();
  await page.getByRole('button', { name: '上一步' }).click();
  await expect.poll(() => step(page)).toBe(String(Number(end) - 1));
  await page.locator('.scrubber').getByRole('button', { name: '分享这一刻' }).click();
  await expect(link).toHaveValue(new RegExp(`/${Number(end) - 1}$`));
  await page.goto('about:blank');
  await page.goto(shared);
  await expect.poll(() => step(page)).toBe(shared.match(/\/(\d+)$/)?.[1]);
  await expect(page.locator('.progress')).toContainText('第 5 ');
});

test('the end of a game is told in English, too', async ({ page }) => {
  await prefer(page, { language: 'en' });
  await openRecorded(page, 'sanguosha, over');
  const told = page.getByRole('region', { name: 'The game', exact: true });
  await expect(told).toContainText('The cards that did most');
  await told.getByText('How they are counted').click();
  await told.getByText('Round by round').click();
  expect(await told.innerText()).not.toMatch(/[\u4e00-\u9fff]/);
  await expect(
    page.locator('.outcome').getByRole('button', { name: 'Share this moment' }),
  ).toBeVisible();
});
