import { makeLink } from '@lianhuan/kernel';
import { expect, test } from '@playwright/test';
import { recorded } from '../support/recorded.ts';
import { keepGame, keepText, prefer } from '../support/storage.ts';

test.beforeEach(({ page }) => prefer(page));

test('a damaged link says what is wrong and what to do', async ({ page }) => {
  const link = makeLink(recorded('minxin begun'));
  await page.goto(`/#/g/${link.slice(0, -9)}`);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('链接已损坏');
  await expect(notice).toContainText('重新复制整个链接');
  await notice.getByRole('link', { name: '回到首页' }).click();
  await expect(page.getByRole('heading', { name: '新对局' })).toBeVisible();
});

test('a record of other rules says so', async ({ page }) => {
  const record = { ...recorded('minxin begun'), version: '9.9.9' };
  await page.goto(`/#/g/${makeLink(record)}`);
  await expect(page.getByRole('alert')).toContainText('9.9.9');
});

test('a record that cannot have happened names the answer', async ({ page }) => {
  const record = recorded('minxin begun');
  const answers = record.answers.with(3, 99);
  await page.goto(`/#/g/${makeLink({ ...record, answers })}`);
  await expect(page.getByRole('alert')).toContainText('第 4 个回答是 99');
});

test('a record whose own cards have markup for names, or no end, says so and opens nothing', async ({
  page,
}) => {
  const record = recorded('minxin begun');
  const card = { id: 'my-a', kind: '部曲', home: 'central', copies: 1 };
  for (const [name, why] of [
    ['<img src=x onerror=alert(1)>', '尖括号'],
    ['长'.repeat(41), '太长'],
  ] as const) {
    const setup = { ...(record.setup as object), cards: [{ ...card, name }] };
    await page.goto(`/#/g/${makeLink({ ...record, setup })}`);
    await expect(page.getByRole('alert')).toContainText(why);
    await expect(page.locator('.board')).toHaveCount(0);
  }
});

test('a file that is no record is refused, and nothing saved is lost', async ({ page }) => {
  await keepGame(page, 'good', recorded('minxin begun'));
  await page.goto('/');
  await page.getByLabel('打开对局记录文件').setInputFiles({
    name: 'notes.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      '{"game":"minxin","version":"1.0.0","content":"x","setup":{},"seed":1,"count":2,"answers":[0,-1]}',
    ),
  });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('notes.json');
  await expect(alert).toContainText('answers[1]');
  await expect(page.getByRole('link', { name: '继续', exact: true })).toBeVisible();
});

test('an exported record opens again', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('打开对局记录文件').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recorded('minxin begun'))),
  });
  await expect(page.getByRole('button', { name: '从这里继续玩' })).toBeVisible();
});

test('a damaged save harms no other, and can be rescued or deleted', async ({ page }) => {
  await keepGame(page, 'good', recorded('minxin begun'));
  await keepText(page, 'bad', '{"record":');
  await page.goto('/#/play/bad');
  await expect(page.getByRole('alert')).toContainText('存档的内容不完整');
  await page.getByRole('link', { name: '回到首页' }).click();
  const damaged = page.getByRole('listitem').filter({ hasText: '存档已损坏' }).first();
  await damaged.getByRole('button', { name: '删除' }).click();
  await damaged.getByRole('button', { name: '确定删除？' }).click();
  await expect(page.getByText('存档已损坏')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '继续', exact: true })).toBeVisible();
});

test('a game that is not kept here is said to be missing, with nothing to export', async ({
  page,
}) => {
  await page.goto('/#/play/nowhere');
  const notice = page.getByRole('alert');
  await expect(notice.getByRole('listitem')).toHaveText('这个浏览器里没有这局');
  await expect(notice).not.toContainText('导出');
  await expect(notice.getByRole('button')).toHaveCount(0);
});

test('an address that no match can have says that there is no such match', async ({ page }) => {
  await page.goto('/#/match/nothing');
  await expect(page.getByRole('heading', { name: '不能回放这局' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('没有这局对局');
});
