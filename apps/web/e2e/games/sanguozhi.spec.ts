import { expect, type Page, test } from '@playwright/test';
import type { RecordingName } from '../recordings/write.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { answerByKeys, answerByMouse, answerByTouch, speakEnglish } from '../support/player.ts';
import { prefer } from '../support/storage.ts';
import { expectOutcome, openAs, startSeeded, testWholeGame } from '../support/whole-game.ts';

testWholeGame('a whole game of 三国智 with the mouse', {
  start: startShortGame,
  answer: answerByMouse,
  expectEnd: expectOutcome,
});

testWholeGame('a whole game of 三国智 by keyboard alone', {
  start: startShortGame,
  answer: answerByKeys,
  expectEnd: expectOutcome,
});

test('some turns of 三国智 on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'for the phone');
  test.slow();
  await startShortGame(page);
  for (let i = 0; i < 40; i++) if (!(await answerByTouch(page))) break;
  await page.getByRole('button', { name: '日志' }).tap();
  await expect(page.getByRole('dialog', { name: '日志' })).toContainText(/你 (盖放)?派遣/);
});

test('two against two', async ({ page, isMobile }) => {
  test.slow();
  await prefer(page);
  await page.goto('/#/sanguozhi');
  await page.getByRole('radio', { name: '4 人（2 对 2）' }).check();
  await page.getByText('更多设置').click();
  await page.getByLabel('种子').fill('5');
  await page.getByRole('button', { name: '开始' }).click();
  const answer = isMobile ? answerByTouch : answerByMouse;
  for (let i = 0; i < 20; i++) expect(await answer(page)).toBe(true);
  for (const call of ['你', '下家 B', '队友 C', '上家 D']) {
    await expect(page.getByRole('region', { name: `${call}的地图` })).toBeAttached();
  }
});

test('attackers are picked by pointing, and a line shows whom they attack', async ({
  page,
  isMobile,
}) => {
  await openAt(page, 'sanguozhi, attackers');
  const fighter = page.locator('.map[data-side="own"] [data-legal] .tcard-face').first();
  await (isMobile ? fighter.tap() : fighter.click());
  const alone = page.getByRole('button', { name: '不协同' });
  if (await alone.isVisible()) await alone.click();
  await expect(page.locator('path.link[data-kind="planned"]')).toBeAttached();
});

test('what was attacked and defended is drawn', async ({ page }) => {
  await openAt(page, 'sanguozhi, defended', { stop: 'always' });
  await expect(page.locator('path.link[data-kind="attack"]').first()).toBeAttached();
  await expect(page.locator('path.link[data-kind="defence"]').first()).toBeAttached();
  await expect(page.locator('.field-marks [data-mark="defending"]').first()).toBeVisible();
});

test('the chain shows what resolves next, and at whom it aims', async ({ page }) => {
  await openAt(page, 'sanguozhi, a chain', { stop: 'always' });
  const chain = page.getByRole('region', { name: '连环' });
  await expect(chain.getByRole('listitem').first()).toContainText('下一个解析');
  await expect(chain.locator('.chain-targets').first()).toContainText('→');
  await expect(page.locator('path.link[data-kind="target"]').first()).toBeAttached();
});

test('a card face down is known to its owner, who may peek', async ({ page, isMobile }) => {
  await openAt(page, 'sanguozhi, face down', { stop: 'always' });
  const covered = page.locator('.map[data-side="own"] .field-card:has(.field-cover)').first();
  const name = await covered.locator('.field-cover-name').innerText();
  const cover = covered.locator('.field-cover');
  await expect(cover).toHaveCSS('clip-path', 'inset(0px)');
  if (!isMobile) {
    await covered.hover();
    await expect(cover).not.toHaveCSS('clip-path', 'inset(0px)');
  }
  await page.mouse.move(0, 0);
  const face = covered.locator('.tcard-face');
  await face.focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('the numbers of a card say what made them', async ({ page }) => {
  await openAt(page, 'sanguozhi, changed numbers', { stop: 'always' });
  const changed = page.locator('.field-card:has(.stat[data-changed]) .tcard-face').first();
  await changed.focus();
  await page.keyboard.press('i');
  const notes = page.getByRole('region', { name: '为什么是这样' });
  await expect(notes).toContainText('卡面');
  await expect(notes).toContainText(/数值 · (定义|设为|增减|交换)/);
  await expect(notes).toContainText('现在');
});

test('a deck that is searched shows each card once, to be read and taken', async ({
  page,
  isMobile,
}) => {
  await openAt(page, 'sanguozhi, searching');
  const tray = page.getByRole('region', { name: '可选的牌' });
  const cards = tray.locator('.tcard-face');
  await expect(cards.first()).toContainText('选取');
  const names = await cards.allTextContents();
  expect(new Set(names).size).toBe(names.length);
  // Copies in the deck are one, with how many there are.
  await expect(tray.locator('.copies').first()).toHaveText(/^×[2-9]$/);
  const step = await page.locator('.board').getAttribute('data-step');
  await (isMobile ? cards.first().tap() : cards.first().click());
  await expect(page.locator('.board')).not.toHaveAttribute('data-step', step ?? '');
});

test('counters of a player are called by their names, in both languages', async ({ page }) => {
  await openAt(page, 'sanguozhi, counters');
  const counter = page.locator('.plate-counters li').first();
  await expect(counter).toHaveText(/^\p{Script=Han}+ \d+$/u);
  await speakEnglish(page);
  await expect(counter).toHaveText(/^[a-z -]+ \d+$/i);
});

test('where the game stops can be chosen', async ({ page }) => {
  await openAt(page, 'sanguozhi, a table of 2', { stop: 'always' });
  const prompt = page.getByRole('region', { name: '提示' });
  await expect(prompt).toContainText('准备流程');
  await chooseStop(page, '从不');
  // Whatever is asked now, it is not what to do with 行动权.
  await expect(prompt).not.toContainText('请行动，或让过');
});

test('a player can pass for the rest of a turn', async ({ page, isMobile }) => {
  await openAt(page, 'sanguozhi, a table of 2', { stop: 'always' });
  const board = page.locator('.board');
  const step = await board.getAttribute('data-step');
  const before = await page.locator('.progress').innerText();
  const pass = page.getByRole('button', { name: '让过本回合' });
  await (isMobile ? pass.last().tap() : pass.first().click());
  await expect(board).not.toHaveAttribute('data-step', step ?? '');
  while (await page.locator('.progress').innerText().then(sameTurn(before))) {
    await expect(page.getByRole('region', { name: '提示' })).not.toContainText('请行动');
    expect(await (isMobile ? answerByTouch : answerByMouse)(page)).toBe(true);
  }
  await expect(page.getByRole('button', { name: /停止/ })).toHaveCount(0);
});

test('the table of 三国智 is accessible by day and by night', async ({ page }) => {
  await openAt(page, 'sanguozhi, a table of 2');
  await expectNoBarriers(page);
});

const openAt = (page: Page, name: RecordingName, preferences = {}) =>
  openAs(page, name, 'sanguozhi', preferences);

async function startShortGame(page: Page): Promise<void> {
  await prefer(page);
  await page.goto('/#/sanguozhi');
  await startSeeded(page, '3');
}

async function chooseStop(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '设置' }).click();
  await page.getByRole('radio', { name }).check();
  await page.keyboard.press('Escape');
}

/** Does the head of the table still name the turn it named before? */
function sameTurn(before: string): (now: string) => boolean {
  const turnOf = (text: string) => /第 \d+ 回合 · \S+( \S)?/.exec(text)?.[0];
  return (now) => turnOf(now) === turnOf(before);
}
