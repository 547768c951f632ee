import { expect, type Locator, type Page, test } from '@playwright/test';
import { GAME_IDS, type GameId } from '../../games/ids.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { longPress } from '../support/player.ts';
import { openRecorded } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';

/** A term of each game, what one types for it, and its other name. */
const TERMS: Readonly<Record<GameId, { id: string; zh: string; typed: string; en: string }>> = {
  minxin: { id: 'dust', zh: '化尘', typed: '化尘', en: 'Dust' },
  sanguozhi: { id: 'vanguard', zh: '先锋', typed: 'Vanguard', en: 'Vanguard' },
  evolve: { id: 'storm', zh: '疾驰', typed: '疾驰', en: 'Storm' },
  sanguosha: { id: 'limited', zh: '限定技', typed: 'T02', en: 'limited' },
};

test.beforeEach(({ page }) => prefer(page));

for (const game of GAME_IDS) {
  const { id, zh, typed, en } = TERMS[game];

  test(`a term of ${game} is looked for, seen on the table, and come back to`, async ({ page }) => {
    await page.goto(`/#/rules/${game}`);
    await page.getByRole('main').getByRole('link', { name: /词汇$/ }).click();
    await expect(page).toHaveURL(new RegExp(`#/terms/${game}$`));
    const all = page.locator('.term');
    await expect(all.first()).toBeVisible();
    const count = await all.count();
    expect(count).toBeGreaterThan(60);
    await expect(page.getByRole('status')).toHaveText(`${count} 个词`);

    await page.getByRole('searchbox').fill(typed);
    await expect.poll(() => all.count()).toBeLessThan(20);
    const entry = entryOf(page, zh);
    await expect(entry.locator('.term-other')).toHaveText(en);
    await expect(entry.locator('.term-picture path')).toHaveAttribute('d', /^[mM]/);
    const proof = entry.getByRole('link', { name: /^在桌上看/ });
    const title = (await proof.locator('span').textContent()) ?? '';
    await proof.press('Enter');
    await expect(page.locator('.board')).toBeVisible();
    await expect(page.locator('.proof-head:visible')).toContainText(title);

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`#/terms/${game}/${id}$`));
    await expect(entryOf(page, zh)).toBeFocused();
    await expect(entryOf(page, zh)).toBeInViewport();
  });
}

test('a term leads to its rule, in either language', async ({ page }) => {
  await page.goto('/#/terms/minxin/recruit');
  const entry = entryOf(page, '招募');
  await expect(entry).toBeFocused();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The terms of Hearts of the People',
  );
  await expect(entryOf(page, 'recruit').locator('.term-other')).toHaveText('招募');
  await page.getByRole('link', { name: 'Rule 2.3.2.2' }).first().click();
  const rule = page.locator('.rule[data-wanted]');
  await expect(rule).toContainText('2.3.2.2');
  await rule.getByRole('link', { name: 'recruit', exact: true }).click();
  await expect(entryOf(page, 'recruit')).toBeFocused();
  await expect(entryOf(page, 'recruit')).toBeInViewport({ ratio: 1 });
});

test('a rule in place leads to the terms it defines', async ({ page }) => {
  await page.goto('/#/cards/minxin/cao-cao');
  await page.locator('.explained .rule-link').first().click();
  const term = page.getByRole('dialog').locator('.note-terms a').first();
  const name = (await term.textContent()) ?? '';
  await term.click();
  await expect(entryOf(page, name)).toBeFocused();
});

test('the terms of a group are read by themselves', async ({ page }) => {
  await page.goto('/#/terms/evolve');
  await page.getByRole('radio', { name: '关键词' }).check();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['关键词']);
  await expect(entryOf(page, '守护')).toBeVisible();
});

test('what is not there is said', async ({ page }) => {
  await page.goto('/#/terms/minxin/nothing');
  await expect(page.getByRole('alert')).toHaveText('没有“nothing”这个词');
  await page.getByRole('searchbox').fill('没有这样的词');
  await expect(page.getByRole('status')).toHaveText('没有符合的词');
});

test('a glossary keeps nobody out, keeps to the screen, and is large enough', async ({ page }) => {
  await page.goto('/#/terms/sanguozhi/faction');
  await expect(entryOf(page, '阵营')).toBeFocused();
  await expectNoBarriers(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const heights = await page
    .locator('.term a:visible')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  const sizes = await page
    .locator('.term :is(a, p, span, h3, b)')
    .evaluateAll((texts) =>
      texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
});

/** The entry of a term by its name in the language of the page. */
function entryOf(page: Page, name: string): Locator {
  return page.locator('.term').filter({ has: page.getByRole('link', { name, exact: true }) });
}

for (const [game, record, keyword, rule] of [
  ['evolve', 'evolve, a full table', '守护', '12.8.1'],
  ['minxin', 'minxin, free to act', '进场', '2.3.2'],
] as const) {
  test(`at the table of ${game} the keywords of a card say what they mean`, async ({
    page,
    isMobile,
  }) => {
    await openRecorded(page, record);
    const card = page.locator('.hand-cards .tcard', { hasText: keyword }).first();
    if (isMobile) await longPress(page, card.locator('.tcard-face'));
    else {
      await card.hover();
      const told = page.locator('.peek-terms > div', { has: page.getByText(keyword) }).first();
      await expect(told.locator('dd')).toContainText(/。/);
      await expect(told.locator('.peek-rule')).toHaveText(/^\d/);
      await expect(page.locator('.peek')).toBeInViewport({ ratio: 1 });
      await card.locator('.tcard-face').focus();
      await page.keyboard.press('i');
    }
    const sheet = page.getByRole('dialog');
    await sheet.locator('.reader-words .term-link', { hasText: keyword }).click();
    const note = page.locator('.note:popover-open');
    await expect(note.locator('.note-name')).toHaveText(keyword);
    await expect(note).toBeInViewport({ ratio: 1 });
    // Its rule opens in turn, over it.
    await note
      .getByRole('link', { name: `规则 ${rule}` })
      .first()
      .click();
    await expect(page.locator('.note .note:popover-open .note-says')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(sheet).toBeVisible();
  });
}

test('the question, and why a line of the log happened, explain their terms', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the log stands beside the table');
  await openRecorded(page, 'minxin, free to act');
  await page.locator('.question .term-link', { hasText: '出牌阶段' }).click();
  const note = page.locator('.note:popover-open');
  await expect(note.locator('.note-says')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await page.locator('.log .bare', { hasText: '战力' }).last().click();
  await page.locator('.why .term-link', { hasText: '战力' }).first().click();
  await expect(note.locator('.note-name')).toHaveText('战力');
});
