import { makeLink } from '@lianhuan/kernel';
import { expect, type Page, test } from '@playwright/test';
import { DAMAGED_TEXTS } from '../../test/damaged-texts.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { complaintsOf } from '../support/complaints.ts';
import { recorded } from '../support/recorded.ts';
import { keepGame, keepText, prefer, store } from '../support/storage.ts';
import { beyond } from '../support/width.ts';

const DECKS = 'lianhuan:decks:sanguozhi';
const SERIES = 'lianhuan:series:sanguozhi';
const SETTINGS = 'lianhuan.settings';
const PAGES = ['/', '/#/sanguozhi', '/#/sanguozhi/decks', '/#/evolve', '/#/rules/minxin'];

test('the damaged entries that were seen hide nothing and spoil no page', async ({ page }) => {
  await store(
    page,
    SETTINGS,
    '{"state":{"games":null,"language":"tlh","theme":"dark"},"version":1}',
  );
  await keepGame(page, 'good', recorded('minxin begun'));
  await keepText(page, 'late', JSON.stringify({ ...sound(), savedAt: 1e300 }));
  const deck = { main: ['孙权'], side: [], events: [] };
  await store(
    page,
    DECKS,
    JSON.stringify([
      { ...deck, name: '\ud83c' },
      { ...deck, name: '甲' },
    ]),
  );
  const errors = complaintsOf(page);
  for (const address of PAGES) await expectSound(page, address);

  await page.goto('/#/minxin');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByText('有些设置读不出来')).toBeVisible();
  await expect(page.getByRole('link', { name: '继续', exact: true })).toBeVisible();
  const damaged = page.getByRole('listitem').filter({ hasText: '存档已损坏' });
  await expect(damaged).toContainText('savedAt');
  expect(await beyond(page)).toBe(0);
  await expectNoBarriers(page);
  const download = page.waitForEvent('download');
  await damaged.getByRole('button', { name: '导出原文' }).click();
  expect((await download).suggestedFilename()).toBe('lianhuan-late.txt');
  await damaged.getByRole('button', { name: '删除' }).click();
  await damaged.getByRole('button', { name: '确定删除？' }).click();
  await expect(damaged).toHaveCount(0);

  await page.goto('/#/sanguozhi/decks');
  const own = page.getByRole('region', { name: '自己的卡组' });
  await expect(own.getByRole('heading', { name: '甲' })).toBeVisible();
  const entry = own.getByRole('alert');
  await expect(entry).toContainText('1 处卡组数据读不出来');
  expect(await beyond(page)).toBe(0);
  await entry.getByRole('button', { name: '删除' }).click();
  await entry.getByRole('button', { name: '确定删除？' }).click();
  await expect(entry).toHaveCount(0);
  await page.reload();
  await expect(own.getByRole('heading', { name: '甲' })).toBeVisible();
  await expect(own.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const [name, text] of Object.entries(DAMAGED_TEXTS)) {
  test(`${name} in every place leaves every page standing`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same store');
    const errors = complaintsOf(page);
    await store(page, SETTINGS, text);
    await store(page, DECKS, text.length > 1000 ? '[' : `[${text}]`);
    await store(page, SERIES, `[${text.slice(0, 1000)}]`);
    await keepText(page, 'damaged', text.slice(0, 1000));
    await keepGame(page, 'good', recorded('minxin begun'));
    await expectSound(page, '/');
    for (const address of [...PAGES, '/#/play/damaged', '/#/sanguozhi/series/one']) {
      await expectSoundWithin(page, address);
    }
    await page.goto('/#/play/good');
    await expect(page.locator('.board')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

const HOSTILE = '<img src=x onerror=globalThis.struck=1>"\'`{{game}}$t(app.title)';

test('what names and links hold is shown, never run', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same pages');
  const errors = complaintsOf(page);
  const name = HOSTILE;
  await prefer(page);
  await store(page, DECKS, JSON.stringify([{ name, main: [name], side: [], events: [name] }]));
  await keepText(page, HOSTILE, `{"record":{"game":"${'x'.repeat(30)}<script>"}}`);
  const record = { ...recorded('minxin begun'), setup: deep(3000) };
  const within = encodeURIComponent(HOSTILE);
  await expectSound(page, `/?${within}#//${within}`);
  await expectSound(page, '/#/%00%ff%');
  for (const address of [
    '/#/sanguozhi/decks',
    `/#/sanguozhi/decks/own/${within}`,
    `/#/sanguozhi/decks/own/%E0%A4%A`,
    `/#/sanguozhi/decks/ready/${within}`,
    `/#/sanguozhi/decks/link/${within}`,
    `/#/sanguozhi/series/${within}`,
    `/#/sanguozhi/${within}/${within}`,
    '/#/sanguozhi',
    `/#/rules/minxin/${within}`,
    `/#/cards/minxin/${within}`,
    '/#/cards/__proto__/constructor',
    '/#/rules/constructor',
    '/#/__proto__/decks',
    `/#/play/${within}`,
    '/#/play/__proto__',
    `/#/g/${within}`,
    `/#/g/${makeLink(record)}`,
    `/#/g/${makeLink({ ...record, setup: { players: HOSTILE } })}`,
    `/#/g/${makeLink({ ...record, game: 'constructor' })}`,
  ]) {
    await expectSoundWithin(page, address);
  }
  expect(await page.evaluate(() => 'struck' in globalThis)).toBe(false);
  expect(errors).toEqual([]);
});

test('a file nested too deep is refused, and so is one that names what is not there', async ({
  page,
}) => {
  await prefer(page);
  await page.goto('/');
  const buffer = Buffer.from(`{"setup":${'['.repeat(99_999)}${']'.repeat(99_999)}}`);
  await page
    .getByLabel('打开对局记录文件')
    .setInputFiles({ name: `${HOSTILE}.json`, mimeType: 'application/json', buffer });
  await expect(page.getByRole('alert')).toContainText('内容嵌套得太深');
  expect(await page.evaluate(() => 'struck' in globalThis)).toBe(false);
});

test('where nothing can be kept, one is told and plays on', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same words');
  const errors = complaintsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/#/minxin');
  await expect(page.getByText('不让网页保存内容')).toBeVisible();
  await page.getByRole('button', { name: '开始' }).click();
  await expect(page.getByRole('alert')).toContainText('不让网页保存内容');
  await expect(page.locator('.board')).toBeVisible();
  await page.goto('/#/');
  await expect(page.getByRole('link', { name: '继续', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('where the store is full, the game goes on and one is told', async ({ page }) => {
  await prefer(page);
  await keepGame(page, 'kept', recorded('minxin, free to act'));
  await page.goto('/#/play/kept');
  await expect(page.locator('.board')).toBeVisible();
  await page.evaluate(() => {
    const key = 'something else';
    let text = 'x'.repeat(5_200_000);
    while (text.length > 0) {
      try {
        localStorage.setItem(key, (localStorage.getItem(key) ?? '') + text);
      } catch {
        text = text.slice(0, Math.floor(text.length / 2));
      }
    }
  });
  const step = await page.locator('.board').getAttribute('data-step');
  await page
    .getByRole('button', { name: /结束|让过|完成|跳过/ })
    .first()
    .click();
  await expect(page.locator('.board')).not.toHaveAttribute('data-step', step ?? '');
  await expect(page.getByRole('alert')).toContainText('存储空间满了');
});

/** A saved game that can be read. */
function sound(): object {
  return {
    record: recorded('minxin begun'),
    seats: ['human', 'greedy'],
    finished: false,
    round: 1,
    scores: [0, 0],
    savedAt: 1_700_000_000_000,
  };
}

function deep(levels: number): unknown {
  return JSON.parse('['.repeat(levels) + ']'.repeat(levels));
}

/** A page shows something, and is no stand-in for one that failed. */
async function expectSound(page: Page, address: string): Promise<void> {
  // Of addresses that differ behind the # alone nothing is fetched: each gets a query of its own.
  await page.goto(address.replace(/^\/(?=#|$)/, `/?${encodeURIComponent(address)}`));
  await expectToStand(page, address);
}

/** The same, reached from within the app: the stores are read as the page opens, and nothing is fetched twice. */
async function expectSoundWithin(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (hash) =>
      new Promise((resolve) => {
        location.hash = hash;
        // The app hears of it in a task of its own, and draws before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
    address.replace(/^\/#?/, '#'),
  );
  await expectToStand(page, address);
}

async function expectToStand(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('main'), address).toBeVisible();
  await expect(page.getByText('正在打开'), address).toHaveCount(0);
  await expect(page.getByText('这一页出错了'), address).toHaveCount(0);
}
