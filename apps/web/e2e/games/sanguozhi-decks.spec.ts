import type { Deck } from '@lianhuan/sanguozhi';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { recordedCards, recordedDecks } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';

const DECKS = '/#/sanguozhi/decks';
let ready: Deck;

test.beforeAll(() => {
  [ready] = recordedDecks();
});
test.beforeEach(({ page }) => prefer(page));

test('a ready deck is copied, changed, renamed and kept', async ({ page, isMobile }) => {
  await page.goto(DECKS);
  const tile = page.getByRole('listitem').filter({ hasText: ready.name });
  await expect(tile).toContainText('可以上场');
  await tile.getByRole('button', { name: '复制来改' }).click();
  await page.getByLabel('名字').fill('我的/卡组 100%');
  await page.getByLabel('名字').press('Enter');
  await search(page, '空城计');
  await rowOf(page, '空城计').click();
  if (isMobile) await show(page, '卡组');
  await expect(deckOf(page)).toContainText(`主卡 ${ready.main.length + 1}`);
  await page.reload();
  if (isMobile) await show(page, '卡组');
  await expect(page.getByLabel('名字')).toHaveValue('我的/卡组 100%');
  await deckOf(page).getByRole('button', { name: '空城计 去掉一张' }).click();
  await expect(deckOf(page)).toContainText(`主卡 ${ready.main.length} `);
});

test('what is wrong with a deck is told as it is built, with the rule', async ({
  page,
  isMobile,
}) => {
  await keepDecks(page, [{ ...lists(ready), name: '甲' }]);
  await page.goto(`${DECKS}/own/甲`);
  const general = ready.main[0] as string;
  await search(page, general);
  await rowOf(page, general).click();
  if (isMobile) await show(page, '卡组');
  const check = page.getByRole('region', { name: '卡组检查' });
  await expect(check).toContainText(`${general} 至多 1 张`);
  await check.getByRole('link', { name: /100\.2a/ }).click();
  const note = page.getByRole('dialog', { name: '规则 100.2a' });
  await expect(note).toContainText('主卡卡组至少 50 张；同名牌限一张');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await check.getByRole('link', { name: /100\.2a/ }).click();
  await note.getByRole('link', { name: '翻到规则书的这一条' }).click();
  await expect(page.locator('.rule[data-wanted]')).toContainText('100.2a');
  await page.goBack();
  if (isMobile) await show(page, '卡组');
  await deckOf(page)
    .getByRole('button', { name: `${general} 去掉一张` })
    .click();
  await expect(check).toHaveCount(0);
});

test('a card on one line says each way of its 兵权条件', async ({ page }) => {
  await keepDecks(page, [{ name: '甲', main: ['臧霸'], side: [], events: [] }]);
  await page.goto(`${DECKS}/own/甲`);
  await search(page, '臧霸');
  await expect(rowOf(page, '臧霸').locator('.card-line-way')).toHaveText(['骑1通1', '步2']);
  await expect(rowOf(page, '臧霸').getByText('步2')).toBeInViewport({ ratio: 1 });
  expect(await tooWide(page)).toEqual([]);
});

test('cards are found by kind, 阵营, 兵种, 兵权 and words', async ({ page }) => {
  await keepDecks(page, [{ name: '甲', main: [], side: [], events: [] }]);
  await page.goto(`${DECKS}/own/甲`);
  const found = page.getByRole('region', { name: '选卡' }).getByRole('status');
  await expect(found).toHaveText(`${recordedCards()} 张`);
  await page.getByLabel('阵营', { exact: true }).selectOption('曹操军');
  await page.getByLabel('兵种', { exact: true }).selectOption('骑兵');
  await page.getByLabel('兵权条件', { exact: true }).selectOption('共 2 以内');
  await expect(found).not.toHaveText(`${recordedCards()} 张`);
  for (const row of await page.locator('.catalogue-row').all()) {
    await expect(row).toContainText('骑');
  }
  await page.getByRole('button', { name: '清除筛选' }).click();
  await page.getByLabel('种类', { exact: true }).selectOption('兵权');
  await page.getByLabel('兵权', { exact: true }).selectOption('弓兵');
  await search(page, '虎符');
  await expect(page.locator('.catalogue-row')).toHaveCount(1);
  await page.getByRole('button', { name: '细看 弓兵虎符' }).click();
  await expect(page.getByRole('dialog', { name: '弓兵虎符' })).toContainText('卡组里最多');
});

test('a deck is built by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await keepDecks(page, [{ name: '甲', main: [], side: [], events: [] }]);
  await page.goto(`${DECKS}/own/甲`);
  await search(page, '兵权');
  await page.getByLabel('种类', { exact: true }).selectOption('兵权');
  await page.locator('.catalogue-add').first().focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(deckOf(page)).toContainText('主卡 2 ');
  await page.keyboard.press('-');
  await expect(deckOf(page)).toContainText('主卡 1 ');
});

test('cards are dragged in, to the side deck, and out', async ({ page, isMobile }) => {
  test.skip(isMobile, 'by touch one taps');
  await keepDecks(page, [{ name: '甲', main: [], side: [], events: [] }]);
  await page.goto(`${DECKS}/own/甲`);
  const row = page.locator('.catalogue-row').first();
  const deck = deckOf(page);
  await row.dragTo(deck.getByText('还没有卡。'));
  await expect(deck).toContainText('主卡 1 · 备卡 0');
  await row.dragTo(deck.getByRole('button', { name: /^备卡/ }));
  await expect(deck).toContainText('主卡 1 · 备卡 1');
  await deck.locator('.deck-line').dragTo(page.locator('.catalogue-rows'));
  await expect(deck).toContainText('主卡 0 · 备卡 1');
});

test('a deleted deck comes back', async ({ page }) => {
  await keepDecks(page, [
    { ...lists(ready), name: '甲' },
    { ...lists(ready), name: '乙' },
  ]);
  await page.goto(DECKS);
  const own = page.getByRole('region', { name: '自己的卡组' });
  await own.getByRole('button', { name: '删除' }).first().click();
  await expect(own.getByRole('heading', { level: 3 })).toHaveText(['乙']);
  await own.getByRole('button', { name: '撤销' }).click();
  await expect(own.getByRole('heading', { level: 3 })).toHaveText(['甲', '乙']);
});

test('a deck goes out as a link and as text, and comes in again', async ({ page }) => {
  await keepDecks(page, [{ ...lists(ready), name: '甲' }]);
  await page.goto(DECKS);
  await page
    .getByRole('region', { name: '自己的卡组' })
    .getByRole('button', { name: '分享' })
    .click();
  const link = await page.getByLabel('链接', { exact: true }).inputValue();
  const text = await page.getByLabel('文字', { exact: true }).inputValue();
  await page.goto(link);
  await page.getByRole('button', { name: '收进自己的卡组' }).click();
  await expect(page.getByLabel('名字')).toHaveValue('甲 2');
  await page.goto(link.slice(0, -7));
  await expect(page.getByRole('alert')).toContainText('链接已损坏');

  await page.goto(DECKS);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入卡组' });
  await dialog.getByLabel('卡组文字').fill(`${text}备卡: [火计]\n`);
  await dialog.getByRole('button', { name: '导入' }).click();
  await expect(dialog.getByRole('alert')).toContainText('没有「备卡」这一项');
  await dialog.getByLabel('卡组文字').fill(text);
  await dialog.getByRole('button', { name: '导入' }).click();
  await expect(page.getByLabel('名字')).toHaveValue('甲 3');
  const kept = await page.evaluate(() => localStorage.getItem('lianhuan:decks:sanguozhi') ?? '');
  const [first, , third] = JSON.parse(kept);
  expect({ ...third, name: '' }).toEqual({ ...grouped(first), name: '' });
});

test('what cannot be read is kept, and can be taken out', async ({ page }) => {
  await keepText(page, '[{"name":"甲"},');
  await page.goto(DECKS);
  await expect(page.getByRole('alert')).toContainText('1 处卡组数据读不出来');
  await page.getByRole('button', { name: '新组一套' }).click();
  await page.goto(DECKS);
  await expect(page.getByRole('alert')).toContainText('1 处卡组数据读不出来');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出原文' }).click();
  expect((await download).suggestedFilename()).toBe('lianhuan-decks.txt');
});

test('a deck against the rules is not played, and the form says why', async ({ page }) => {
  await keepDecks(page, [{ name: '甲', main: ['孙权'], side: [], events: [] }]);
  await page.goto('/#/sanguozhi');
  await page.locator('#deck-0').selectOption('甲');
  await expect(page.getByRole('alert')).toContainText('主卡卡组至少 50 张');
  await expect(page.getByRole('link', { name: '去改这套卡组' })).toBeVisible();
  await page.getByRole('button', { name: '开始' }).click();
  await expect(page.locator('.new-game > .problems')).toContainText('主卡卡组至少 50 张', {
    timeout: 30_000,
  });
  await expect(page).toHaveURL(/#\/sanguozhi$/);
});

test('the deck pages keep to the screen, in both languages', async ({ page, isMobile }) => {
  await keepDecks(page, [{ ...lists(ready), name: '甲'.repeat(40) }]);
  for (const language of ['zh', 'en'] as const) {
    await page.goto('/');
    if (language === 'en') await page.getByRole('button', { name: 'English' }).click();
    for (const path of ['', `/ready/${ready.id}`, `/own/${'甲'.repeat(40)}`]) {
      await page.goto(DECKS + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      if (isMobile && path.startsWith('/own')) {
        await show(page, language === 'zh' ? '卡组' : 'Deck');
      }
      expect(await tooWide(page), `${language} ${path}`).toEqual([]);
    }
  }
});

for (const path of ['', '/ready', '/own/甲', '/own/乙', '/link/x']) {
  test(`the deck page ${path || '/'} is accessible by day and by night`, async ({
    page,
    isMobile,
  }) => {
    await keepDecks(page, [{ name: '甲', main: ['孙权', '没这张'], side: [], events: [] }]);
    await page.goto(DECKS + (path === '/ready' ? `/ready/${ready.id}` : path));
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    // All rows are alike, and take long to look at.
    if (path === '/own/甲') await search(page, '孙权');
    await expectNoBarriers(page);
    if (isMobile && path === '/own/甲') {
      await show(page, '卡组');
      await expectNoBarriers(page);
    }
  });
}

/** What is wider than its room, of the page and the parts that would hide it. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, .panel, .catalogue-rows, .deck-lines')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map(({ className, tagName }) => `${tagName} ${className}`),
  );
}

function deckOf(page: Page): Locator {
  return page.getByRole('region', { name: '卡组', exact: true });
}

/** What adds a card, among all cards. */
function rowOf(page: Page, name: string): Locator {
  return page
    .locator('.catalogue-add')
    .filter({ has: page.locator('.card-line-name').getByText(name, { exact: true }) });
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
}

/** A phone shows the cards or the deck. */
async function show(page: Page, what: string): Promise<void> {
  await page.getByRole('radio', { name: what }).check();
}

type List = Pick<Deck, 'main' | 'side' | 'events'>;

function lists({ main, side, events }: List): List {
  return { main, side, events };
}

/** Text has each name once, so that the same cards stand together. */
function grouped(deck: List): List {
  const together = (names: readonly string[]) =>
    [...new Set(names)].flatMap((name) => names.filter((one) => one === name));
  return {
    main: together(deck.main),
    side: together(deck.side),
    events: together(deck.events),
  };
}

async function keepDecks(page: Page, decks: readonly (List & { name: string })[]): Promise<void> {
  await keepText(page, JSON.stringify(decks));
}

/** Once only, like what other tests store. */
async function keepText(page: Page, text: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('decks') !== null) return;
    sessionStorage.setItem('decks', 'stored');
    localStorage.setItem('lianhuan:decks:sanguozhi', value);
  }, text);
}
