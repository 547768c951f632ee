import { makeLink } from '@lianhuan/kernel';
import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { answerByKeys, answerByMouse, answerByTouch } from '../support/player.ts';
import { openRecorded, recorded } from '../support/recorded.ts';
import { prefer, preferAsUsual } from '../support/storage.ts';
import { startSeeded, testWholeGame } from '../support/whole-game.ts';

testWholeGame('a whole game with the mouse', {
  async start(page) {
    await preferAsUsual(page);
    await page.goto('/');
    await startSeeded(page, '11');
  },
  answer: answerByMouse,
  expectEnd: expectScores,
});

testWholeGame('a whole game by keyboard alone', {
  async start(page) {
    await prefer(page);
    await page.goto('/');
    await page.getByRole('radio', { name: '标准' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '短局' })).toBeChecked();
    await page.keyboard.press('Enter');
  },
  answer: answerByKeys,
  expectEnd: expectScores,
});

test('some turns on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'for the phone');
  await prefer(page);
  await page.goto('/');
  await page.getByRole('button', { name: '开始' }).tap();
  for (let i = 0; i < 25; i++) expect(await answerByTouch(page)).toBe(true);
  await page.getByRole('button', { name: '日志' }).tap();
  await expect(page.getByRole('dialog', { name: '日志' })).toContainText('你 打出');
  await expect(page.getByRole('dialog').locator('.log-line').last()).toBeInViewport();
});

test('reloading in the middle takes up where it was', async ({ page }) => {
  await prefer(page);
  await openRecorded(page, 'minxin, free to act');
  const board = page.locator('.board');
  await page.keyboard.press('1');
  await expect(page.getByRole('region', { name: '提示' })).not.toContainText('出牌阶段');
  const step = await board.getAttribute('data-step');
  const hand = await page.getByRole('region', { name: '手牌' }).innerText();
  await page.reload();
  await expect(board).toHaveAttribute('data-step', step ?? '');
  expect(await page.getByRole('region', { name: '手牌' }).innerText()).toBe(hand);
});

test('an answer can be taken back, and a hint is given', async ({ page }) => {
  await prefer(page);
  await openRecorded(page, 'minxin, free to act');
  const board = page.locator('.board');
  const step = await board.getAttribute('data-step');
  await page.keyboard.press('h');
  await expect(page.locator('[data-hinted]').first()).toBeVisible();
  await page.keyboard.press('1');
  await expect(board).not.toHaveAttribute('data-step', step ?? '');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(board).toHaveAttribute('data-step', step ?? '');
});

test('a hint glows by its opacity alone, which is not drawn anew at every frame', async ({
  page,
}) => {
  await prefer(page, { animations: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openRecorded(page, 'evolve, a full table');
  await page.keyboard.press('h');
  await expect(page.locator('[data-hinted]').first()).toBeVisible();
  const moved = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const frames = (effect as KeyframeEffect).getKeyframes();
      return frames.flatMap(({ offset, computedOffset, easing, composite, ...what }) =>
        Object.keys(what),
      );
    }),
  );
  expect(new Set(moved)).toEqual(new Set(['opacity']));
});

test('cards fly by their transform alone, which is not laid out anew at every frame', async ({
  page,
}) => {
  await prefer(page, { animations: true });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function fly(frames, timing) {
      const animated = Object.keys(Object.assign({}, ...(frames as Keyframe[])));
      document.documentElement.dataset.animated = [
        document.documentElement.dataset.animated ?? '',
        ...animated,
      ].join(' ');
      return animate.call(this, frames, timing);
    };
  });
  await openRecorded(page, 'minxin, free to act');
  await page.locator('.hand .tcard[data-legal] > .tcard-face').first().click();
  const animated = page.locator('html');
  await expect(animated).toHaveAttribute('data-animated', /\w/);
  const properties = (await animated.getAttribute('data-animated'))?.trim().split(/\s+/);
  expect(new Set(properties)).toEqual(new Set(['transform']));
});

test('whoever wants nothing to move sees a hint all the same, at rest', async ({ page }) => {
  await prefer(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRecorded(page, 'evolve, a full table');
  await page.keyboard.press('h');
  const hinted = page.locator('.tcard[data-hinted] .tcard-face, .answers [data-hinted]').first();
  await expect(hinted).toBeVisible();
  const glow = await hinted.evaluate((place) => {
    const { opacity, boxShadow } = getComputedStyle(place, '::after');
    return { opacity, glows: boxShadow !== 'none' };
  });
  expect(glow).toEqual({ opacity: '1', glows: true });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a key pressed twice at once answers once', async ({ page }) => {
  await prefer(page);
  await openRecorded(page, 'minxin, free to act');
  const board = page.locator('.board');
  const step = await board.getAttribute('data-step');
  await page.evaluate(() => {
    const press = () => new KeyboardEvent('keydown', { key: '1', bubbles: true });
    document.body.dispatchEvent(press());
    document.body.dispatchEvent(press());
  });
  await expect(board).not.toHaveAttribute('data-step', step ?? '');
  await expect(page.locator('.refused')).toHaveCount(0);
});

test('a line of the log says why, down to the rule', async ({ page, isMobile }) => {
  await prefer(page);
  await openRecorded(page, 'minxin, free to act');
  if (isMobile) await page.getByRole('button', { name: '日志' }).tap();
  // What a card brought stands with the line that it was played.
  const played = page.getByRole('button', { name: /打出 .+ · .+ (战力|声望)\+/ });
  await expect(played.last()).toBeVisible();
  const line = page.getByRole('button', { name: /^你 (战力|声望)\+/ }).last();
  const said = await line.innerText();
  await line.click();
  const why = page.getByRole('region', { name: '为什么' });
  // From the step or the card it began with down to the line itself.
  await expect(why).toContainText(/^(准备阶段|你 打出).*「.*」/);
  await expect(why).toContainText(said.trim());
  await why.locator('.rule-link').first().click();
  // The number says its rule in place, and leads on to the book: on a desk that stands beside the table.
  await page
    .getByRole('dialog', { name: /^规则/ })
    .getByRole('link', { name: '翻到规则书的这一条' })
    .click();
  await expect(page.locator('.rule[data-wanted]')).toBeInViewport();
  if (isMobile) await page.goBack();
  await expect(page.locator('.board')).toBeVisible();
});

test('what cannot be done says why not', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same sheet');
  await prefer(page);
  await openRecorded(page, 'minxin, free to act');
  await page.locator('.row .tcard:not([data-legal]) .tcard-face').first().click();
  const reasons = page.getByRole('list', { name: '为什么不能' });
  await expect(reasons).toContainText(/不足|不能|没有/);
  await expect(reasons.getByRole('link').first()).toHaveAttribute('href', /rules\/minxin/);
});

test('a shared link is looked through and played on', async ({ page, isMobile }) => {
  await prefer(page);
  const record = recorded('minxin, well on');
  await page.goto(`/#/g/${makeLink(record)}`);
  const board = page.locator('.board');
  await expect(board).toHaveAttribute('data-step', '0');
  await page.getByRole('slider').fill('70');
  await expect(board).toHaveAttribute('data-step', '70');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(board).toHaveAttribute('data-step', '71');
  await page.getByLabel('跳到第几轮').selectOption('第 1 轮');
  await expect(page.locator('.progress')).toContainText('第 1 轮');
  await page.getByRole('slider').fill(String(record.answers.length));
  await page.getByRole('button', { name: '从这里继续玩' }).click();
  await page.getByRole('button', { name: '继续', exact: true }).click();
  await expect(page).toHaveURL(/#\/play\//);
  expect(await (isMobile ? answerByTouch : answerByMouse)(page)).toBe(true);
});

test('the table is accessible by day and by night', async ({ page }) => {
  await prefer(page);
  await openRecorded(page, 'minxin, free to act');
  await expectNoBarriers(page);
  await page.locator('.row .tcard-face').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriers(page);
});

async function expectScores(page: Page): Promise<void> {
  await expect(page.getByRole('table')).toContainText('你');
  await expect(page.getByRole('table')).toContainText('玩家 B');
  await expect(page.getByRole('link', { name: '再来一局' })).toBeVisible();
}

for (const [name, pile] of [
  ['minxin, a card of the discard pile', true],
  ['sanguozhi, searching', false],
] as const) {
  test(`a hint shows where it is, also inside a pile: ${name}`, async ({ page }) => {
    await prefer(page);
    await openRecorded(page, name);
    const tray = page.locator('.tray');
    await tray.evaluate((cards) => cards.scrollTo({ left: cards.scrollWidth }));
    await page.getByRole('button', { name: '提示一步' }).click();
    const card = tray.locator('.tcard[data-hinted]');
    await expect(card).toHaveCount(1);
    await expect(card).toBeInViewport({ ratio: 0.95 });
    await tray.evaluate((cards) => cards.scrollTo({ left: 0 }));
    if (!pile) return;
    // The pile is lit too, and so is the card where the pile is looked through.
    await page.locator('[data-zone][data-hinted]').click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.locator('.tcard[data-hinted]').first()).toBeInViewport({ ratio: 0.95 });
  });
}

for (const name of [
  'minxin, well on',
  'evolve, a full table',
  'sanguosha, a table of 5',
] as const) {
  test(`a turn has one name on every screen: ${name}`, async ({ page }) => {
    await prefer(page);
    await openRecorded(page, name);
    const head = page.locator('.progress > b');
    const [round = ''] = (await head.innerText()).split(' · ');
    expect(round).toMatch(/^第 \d+ (轮|回合)$/);
    await page.getByRole('button', { name: '回看' }).click();
    const at = page.locator('.scrubber select').first();
    await expect(at.locator('option:checked')).toHaveText(round);
    await page.getByRole('button', { name: '分享这一刻' }).click();
    await expect(page.getByRole('dialog')).toContainText(round);
    await page.goto(`/#/g/${makeLink(recorded(name))}`);
    await page.getByRole('slider').press('End');
    await expect(head).toContainText(`${round} · `);
    // The place where it is played on knows it too.
    await page.getByRole('slider').press('Home');
    const first = await at.locator('option').first().innerText();
    await expect(head).toHaveText(first);
  });
}
