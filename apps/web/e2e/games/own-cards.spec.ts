// A designer's own cards: opened, shown, built into decks, played, and opened elsewhere.
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { recordedDecks } from '../support/recorded.ts';
import { prefer, store } from '../support/storage.ts';

const GENERAL = `- id: lu-ning
  name: 陆宁
  kind: 将领
  factions: [孙权军]
  needs: 0通用
  stats: 3/3/2
  limit: 50
  text: 上场： 抓一张卡
`;

const MECHA = `- terms: { 类型: { 机甲: Mecha } }
- id: mecha-trooper
  name: 机甲兵
  english: Mecha Trooper
  kind: 随从
  class: 中立
  traits: [机甲]
  cost: 2
  stats: 2/2
  text: 你的其他机甲随从+1/+0。
`;

test.beforeEach(({ page }) => prefer(page));

/** Opens a card file on the page of a game. */
async function open(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('打开卡牌文件').setInputFiles({
    name,
    mimeType: 'application/yaml',
    buffer: Buffer.from(text),
  });
}

/** What is wrong with a file, as its row says. */
function fileRow(page: Page, name: string) {
  return page.locator('.own-file').filter({ hasText: name });
}

test('a card of 三国智 is opened, built into a deck, played, reloaded, and its link opens elsewhere', async ({
  page,
  browser,
  isMobile,
}) => {
  const [ready] = recordedDecks();
  const main = Array.from({ length: 49 }, () => '陆宁');
  await store(
    page,
    'lianhuan:decks:sanguozhi',
    JSON.stringify([{ name: '甲', main, side: [], events: ready.events }]),
  );
  await page.goto('/#/sanguozhi/own-cards');
  await open(page, 'mine.yaml', GENERAL);
  await expect(fileRow(page, 'mine.yaml')).toContainText('1 张可用');
  await page.getByRole('button', { name: /^陆宁/ }).click();
  const words = page.getByRole('dialog').locator('.reader-words');
  await expect(page.getByRole('dialog')).toContainText('逐句解释');
  await expect(words).toHaveText('上场：抓1张卡。');
  await page.getByRole('button', { name: '按原文显示' }).click();
  await expect(words).toHaveText('上场： 抓一张卡');
  await page.keyboard.press('Escape');
  await expectNoBarriers(page);

  await page.goto('/#/sanguozhi/decks/own/甲');
  await page.getByLabel('来源', { exact: true }).selectOption('自己的');
  const row = page.locator('.catalogue-row');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('自己的');
  await row.locator('.catalogue-add').click();
  if (isMobile) await page.getByRole('radio', { name: '卡组' }).check();
  await expect(page.getByRole('region', { name: '卡组', exact: true })).toContainText('可以上场');

  await page.goto('/#/sanguozhi');
  await page.locator('#deck-0').selectOption('甲');
  await page.getByRole('button', { name: '开始' }).click();
  await expect(page.locator('.board')).toBeVisible();
  const face = page.locator('.board-foot .tcard').filter({ hasText: '陆宁' }).first();
  await expect(face).toBeVisible();
  await page.reload();
  await expect(face).toBeVisible();

  const link = await page.evaluate(() =>
    localStorage.getItem(
      Object.keys(localStorage).find((key) => key.startsWith('lianhuan.game.')) ?? '',
    ),
  );
  const { record } = JSON.parse(link ?? '') as { record: { setup: { cards: unknown[] } } };
  expect(record.setup.cards).toHaveLength(1);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await prefer(other);
  await other.goto(page.url().split('#')[0] as string);
  await other.getByLabel('打开对局记录文件').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await expect(other).toHaveURL(/#\/g\//);
  await expect(other.locator('.board')).toBeVisible();
  await other.reload();
  await expect(other.locator('.board')).toBeVisible();
  await expect(other.locator('.tcard').filter({ hasText: '陆宁' }).first()).toBeVisible();
  await elsewhere.close();
});

test('cards of 民心 are ticked in the form of a new game', async ({ page }) => {
  await page.goto('/#/minxin/own-cards');
  await page.getByRole('button', { name: '粘贴文字' }).click();
  await page.getByRole('button', { name: '读入' }).click();
  await expect(page.locator('.own-file')).toContainText('1 张可用');
  await page.goto('/#/minxin');
  await page.getByRole('checkbox', { name: /游学之士/ }).check();
  await page.getByRole('button', { name: '开始' }).click();
  await expect(page.locator('.board')).toBeVisible();
  const cards = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('lianhuan.game.')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '').record.setup.cards;
  });
  expect(cards).toMatchObject([{ name: '游学之士', copies: 3 }]);
});

test('a general of 三国杀 is ticked in the form, and shuffled into the general pile', async ({
  page,
}) => {
  await page.goto('/#/sanguosha/own-cards');
  await page.getByRole('button', { name: '粘贴文字' }).click();
  await page.getByRole('button', { name: '读入' }).click();
  await expect(page.locator('.own-file')).toContainText('1 张可用');
  await page.getByRole('button', { name: /^守灯/ }).click();
  await expect(page.getByRole('dialog')).toContainText('〖添油〗');
  await page.keyboard.press('Escape');
  await page.goto('/#/sanguosha');
  await page.getByRole('checkbox', { name: /守灯.*群 · 添油/ }).check();
  await page.getByRole('button', { name: '开始' }).click();
  await expect(page.locator('.question')).toContainText('选择武将');
  const cards = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('lianhuan.game.')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '').record.setup.cards;
  });
  expect(cards).toMatchObject([{ name: '守灯', faction: '群' }]);
});

test('bad files are refused in words, and nothing is lost', async ({ page }) => {
  await page.goto('/#/evolve/own-cards');
  const sound = '- {id: my-a, name: 守灯人, kind: 随从, class: 中立, cost: 2, stats: 2/2}\n';
  await open(page, 'good.yaml', sound);
  await expect(fileRow(page, 'good.yaml')).toContainText('1 张可用');
  await open(page, 'taken.yaml', sound.replace('守灯人', '掌灯人'));
  await expect(fileRow(page, 'taken.yaml')).toContainText('已经有一张卡牌的 id 是「my-a」');
  await open(page, 'markup.yaml', sound.replace('my-a', 'my-b').replace('守灯人', '"<img src=x>"'));
  await expect(fileRow(page, 'markup.yaml')).toContainText('不能有尖括号');
  await expect(fileRow(page, 'markup.yaml')).toContainText('第 1 行第');
  await open(page, 'notes.yaml', 'a: [b');
  await expect(fileRow(page, 'notes.yaml')).toContainText('1 处问题');
  await open(page, 'long.yaml', `# ${'长'.repeat(250_001)}`);
  await expect(page.getByRole('alert')).toContainText('太长');
  await expect(fileRow(page, 'long.yaml')).toHaveCount(0);
  await expect(fileRow(page, 'good.yaml')).toContainText('1 张可用');
  await expectNoBarriers(page);

  await fileRow(page, 'good.yaml').getByRole('button', { name: '移除' }).click();
  await expect(fileRow(page, 'taken.yaml')).toContainText('1 张可用');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(fileRow(page, 'taken.yaml')).toContainText('0 张可用');
  await page.reload();
  await expect(page.locator('.own-file')).toHaveCount(4);
});

test('files that are damaged in the store are set aside and harm no page', async ({ page }) => {
  await store(
    page,
    'lianhuan:cards:evolve',
    '[{"name":1},{"name":"x.yaml","text":"","cards":[{"name":{}}]}]',
  );
  await page.goto('/#/evolve/own-cards');
  await expect(page.getByRole('alert')).toContainText('1 处卡牌数据读不出来');
  await page.goto('/#/evolve/decks');
  await expect(page.getByRole('heading', { name: '现成的牌组' })).toBeVisible();
});

test('files dropped onto the page are opened, each under its name', async ({ page }) => {
  await page.goto('/#/evolve/own-cards');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('影之诗 EVOLVE');
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    for (const [name, id] of [
      ['first.yaml', 'my-a'],
      ['second.yaml', 'my-b'],
    ]) {
      data.items.add(new File([text.replaceAll('my-a', id)], name));
    }
    return data;
  }, '- { id: my-a, name: my-a守灯人, kind: 随从, class: 中立, cost: 2, stats: 2/2 }\n');
  await page.getByText('也可以把文件拖到这里').dispatchEvent('drop', { dataTransfer: dropped });
  for (const name of ['first.yaml', 'second.yaml']) {
    await expect(fileRow(page, name)).toContainText('1 张可用');
  }
  await expect(page.getByRole('status')).toContainText('已读入');
});

test('a file brings in terms of its own; its cards show them in both languages', async ({
  page,
}) => {
  await page.goto('/#/evolve/own-cards');
  await open(page, 'terms.yaml', MECHA);
  await expect(fileRow(page, 'terms.yaml')).toContainText('1 张可用');
  await page.getByRole('button', { name: /^机甲兵/ }).click();
  await expect(page.getByRole('dialog')).toContainText('机甲');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: /^Mecha Trooper/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Mecha followers');
});
