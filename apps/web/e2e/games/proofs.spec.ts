import { expect, type Page, test } from '@playwright/test';
import { GAME_IDS, type GameId } from '../../games/ids.ts';
import { proofAddress } from '../../rules/rule-info.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { prefer } from '../support/storage.ts';

/** A rule of each game that is proven by what is played. */
const RULES: Readonly<Record<GameId, string>> = {
  minxin: '2.3.2.2',
  sanguozhi: '802.17b',
  evolve: '8.4.2',
  sanguosha: 'M8',
};

const REFUSED = proofAddress('evolve', '6.1.1', '没有主牌组不能开局');

/** What scenarios are made of, wherever their words stand: beside the table, or on a sheet over it. */
async function showWords(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: '要证什么' }).tap();
  await expect(page.locator('.proof-expect:visible li').first()).toBeVisible();
}

async function openFirstProof(page: Page, game: GameId): Promise<string> {
  await page.goto(`/#/rules/${game}/${RULES[game]}`);
  const entry = page.locator('.rule[data-wanted]');
  await entry.getByText('证明它的测试局').click();
  const link = entry.locator('.proofs a').first();
  const title = (await link.textContent()) ?? '';
  await link.press('Enter');
  await expect(page.locator('.board')).toBeVisible();
  return title;
}

test.beforeEach(({ page }) => prefer(page));

for (const game of GAME_IDS) {
  test(`a proof of ${game} is stepped through, and leads back to its rule`, async ({
    page,
    isMobile,
  }) => {
    const title = await openFirstProof(page, game);
    const head = page.locator('.proof-head:visible');
    await expect(head).toContainText(title);
    await expect(head).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${RULES[game].replaceAll('.', '\\.')} 的测试局`));
    const board = page.locator('.board');
    await expect(board).toHaveAttribute('data-step', '0');
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(board).toHaveAttribute('data-step', '1');
    const slider = page.getByRole('slider');
    const total = (await slider.getAttribute('max')) ?? '';
    await slider.press('End');
    await expect(board).toHaveAttribute('data-step', total);

    await showWords(page, isMobile);
    const last = page.locator('.proof-lines:visible button').last();
    await expect(last).toHaveAttribute('aria-current', 'step');
    await page.locator('.proof-lines:visible button').first().press('Enter');
    await expect(page.locator('.proof-lines:visible [aria-current]').first()).toBeVisible();
    if (isMobile) await page.keyboard.press('Escape');

    await head.getByRole('link', { name: `回到规则 ${RULES[game]}` }).click();
    await expect(page.locator('.rule[data-wanted]')).toContainText(RULES[game]);
    await expect(page.locator('.rule[data-wanted]')).toBeFocused();
  });
}

test('in English a proof says in English what is picked', async ({ page, isMobile }) => {
  await openFirstProof(page, 'minxin');
  await showWords(page, isMobile);
  const first = page.locator('.proof-lines:visible button').first();
  await expect(first).toHaveText(/[\u4e00-\u9fff]/);
  if (isMobile) await page.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  if (isMobile) await page.getByRole('button', { name: 'What is shown' }).tap();
  await expect(first).toHaveText(/^A: [A-Z][^\u4e00-\u9fff]+$/);
  await expect(page.locator('.proof-expect:visible li').first()).toHaveText(
    /^[A-Z0-9][^\u4e00-\u9fff=]+$/,
  );
  await expectNoBarriers(page);
});

test('from a proof one plays on, in a game that is saved and opened again', async ({ page }) => {
  await openFirstProof(page, 'minxin');
  await page.getByRole('button', { name: '从这里继续玩' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '继续', exact: true }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.locator('.answers .button').first()).toBeVisible();
  await expect(page.locator('.proof-head')).toHaveCount(0);
  const hand = await page.locator('.hand .card').allTextContents();
  await page.reload();
  await expect(page.locator('.answers .button').first()).toBeVisible();
  expect(await page.locator('.hand .card').allTextContents()).toEqual(hand);
});

test('the address of a proof opens it, and in English its title says what it comes to', async ({
  page,
}) => {
  await openFirstProof(page, 'minxin');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  const head = page.locator('.proof-head:visible');
  await expect(head).toBeFocused();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveTitle(/^A proof of 2\.3\.2\.2/);
  await expect(head.locator('.proof-title')).toHaveText(/^[^\u4e00-\u9fff]+$/);
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeVisible();
});

test('the table of a proof keeps nobody out', async ({ page, isMobile }) => {
  await openFirstProof(page, 'evolve');
  await expectNoBarriers(page);
  await showWords(page, isMobile);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('a proof that nothing can be played with shows its words, and why', async ({ page }) => {
  await page.goto(`/${REFUSED}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有主牌组不能开局');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('正是以这样的设置开不了局')).toBeVisible();
  await expect(page.locator('pre')).toContainText('refused because 6.1.1');
  await expectNoBarriers(page);
  await page.getByRole('link', { name: '回到规则 6.1.1' }).click();
  await expect(page.locator('.rule[data-wanted]')).toBeFocused();
});

for (const [name, address, said] of [
  ['proof', '/#/rules/minxin/2.3.2.2/proof/nothing', '规则 2.3.2.2 没有这个测试局'],
  ['rule', '/#/rules/minxin/9.9/proof/nothing', '没有 9.9 这条规则'],
  ['game', '/#/rules/nothing/1/proof/nothing', 'nothing'],
] as const) {
  test(`an address with an unknown ${name} says so`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).toContainText(name === 'game' ? /没有|找不到/ : said);
    await expect(page.getByRole('main').getByRole('link').last()).toBeVisible();
  });
}

test('where the network is gone a proof says so, and opens once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/#/rules/minxin/2.3.2.2');
  const entry = page.locator('.rule[data-wanted]');
  await entry.getByText('证明它的测试局').click();
  await context.route('**/assets/proofs/**', (route) => route.abort());
  await entry.locator('.proofs a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('这个测试局打不开');
  await expect(page.getByText('请联网后再打开')).toBeVisible();
  await context.unroute('**/assets/proofs/**');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.locator('.board')).toBeVisible();
});
