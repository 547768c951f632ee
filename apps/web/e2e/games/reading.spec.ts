import { expect, type Locator, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { asksWhich, firstWay, longPress } from '../support/player.ts';
import { openRecorded } from '../support/recorded.ts';
import { prefer } from '../support/storage.ts';

for (const [language, name] of [
  ['zh', 'minxin, free to act'],
  ['en', 'sanguozhi, a table of 2'],
] as const) {
  test(`a card that is pointed at shows all its words beside it, in ${language}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a finger cannot point');
    await prefer(page, { language });
    await openRecorded(page, name);
    const card = page.locator('.hand-cards .tcard').first();
    await card.hover();
    const peek = page.locator('.peek');
    await expect(peek).toBeVisible();
    const words = peek.locator('.peek-text');
    await expect(words).not.toBeEmpty();
    expect(await words.evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize))).toBe(15);
    expect(await overlap(peek, card)).toBe(false);
    await expect(peek).toBeInViewport({ ratio: 1 });
    if (language === 'zh') await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(peek).toBeHidden();
  });
}

test('a card that is focused by the keyboard shows its words, and a line of the log those of its card', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await prefer(page);
  await openRecorded(page, 'minxin, well on');
  await page.keyboard.press('ArrowRight');
  const peek = page.locator('.peek');
  await expect(peek).toBeVisible();
  expect(await overlap(peek, page.locator('.tcard:has(> :focus)'))).toBe(false);
  await page.keyboard.press('Escape');
  const line = page.locator('.log [data-reads]').last();
  await line.hover();
  await expect(peek).toHaveAttribute(
    'data-definition',
    (await line.getAttribute('data-reads')) ?? '',
  );
});

test('by touch a card is used by a tap, and read by a long press', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'for the phone');
  await prefer(page);
  await openRecorded(page, 'minxin, free to act');
  const board = page.locator('.board');
  const step = (await board.getAttribute('data-step')) ?? '';
  const card = page.locator('.hand-cards [data-legal] .tcard-face').first();
  await longPress(page, card);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(board).toHaveAttribute('data-step', step);
  await page.keyboard.press('Escape');
  await card.tap();
  await expect(board).not.toHaveAttribute('data-step', step);
});

test('what comes late into a sheet moves nothing that one may be about to press', async ({
  page,
  isMobile,
}) => {
  await prefer(page);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/explanations-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openRecorded(page, 'sanguozhi, a table of 2');
  const card = page.locator('.hand-cards .tcard:has(.tcard-read)').first();
  if (isMobile) await longPress(page, card.locator('.tcard-face'));
  else await card.locator('.tcard-read').click();
  const sheet = page.getByRole('dialog');
  const way = firstWay(page);
  const before = [await sheet.boundingBox(), await way.boundingBox()];
  letThrough();
  await expect(sheet.locator('.explained').first()).toBeVisible();
  const after = [await sheet.boundingBox(), await way.boundingBox()];
  expect(after[0]?.height).toBeGreaterThan(before[0]?.height ?? 0);
  expect(after.map((box) => box?.y)).toEqual(before.map((box) => box?.y));
});

for (const name of [
  'minxin, free to act',
  'sanguozhi, a table of 2',
  'evolve, a full table',
] as const) {
  test(`after an answer the focus is not lost: ${name}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    await prefer(page);
    await openRecorded(page, name);
    const board = page.locator('.board');
    for (let answer = 0; answer < 6; answer++) {
      const step = (await board.getAttribute('data-step')) ?? '';
      const cards = page.locator('.board-table [data-legal], .board-foot [data-legal]');
      await page.keyboard.press((await cards.count()) > 0 ? 'ArrowRight' : 'Tab');
      if ((await cards.count()) > 0) await page.keyboard.press('Enter');
      else await page.keyboard.press('1');
      if (await asksWhich(page, step)) await firstWay(page).press('Enter');
      await expect(board).not.toHaveAttribute('data-step', step);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName))
        .not.toBe('BODY');
    }
  });
}

test('one key runs past what bots do, to the next decision', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await prefer(page, { pace: 'calm' });
  await openRecorded(page, 'minxin, free to act');
  await page.getByRole('button', { name: /结束出牌/ }).click();
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('button', { name: /到我决定/ })).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: /到我决定/ })).toBeHidden({ timeout: 5000 });
  await expect(page.locator('.answers button, [data-legal]').first()).toBeVisible();
});

test('how fast bots play is set in the bar of the table', async ({ page }) => {
  await prefer(page, { pace: 'calm' });
  await openRecorded(page, 'minxin, free to act');
  const pace = page.getByRole('combobox', { name: '电脑行动' });
  await expect(pace).toHaveValue('calm');
  await pace.selectOption('none');
  await page.reload();
  await expect(pace).toHaveValue('none');
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('not on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const [name, words, games] of [
  ['sanguozhi, an effect in the chain', '.chain-effect', { sanguozhi: { stop: 'always' } }],
  ['evolve, abilities that wait', '.waiting-effect', {}],
] as const) {
  test(`words that are cut for want of room can be read whole: ${name}`, async ({
    page,
    isMobile,
  }) => {
    await prefer(page, { language: 'en', games });
    await openRecorded(page, name);
    const effect = page.locator(words).first();
    const hidden = () =>
      effect.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect(effect).toBeVisible();
    expect(await hidden()).toBeGreaterThan(8);
    if (isMobile) await effect.tap();
    else await effect.hover();
    await expect.poll(hidden).toBeLessThanOrEqual(1);
    if (isMobile) return;
    await page.mouse.move(2, 2);
    await expect.poll(hidden).toBeGreaterThan(8);
    await effect.press('Enter');
    await expect(effect).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(hidden).toBeLessThanOrEqual(1);
  });
}

test('the card a question is about is read whole where its words are cut', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone shows them whole');
  await prefer(page, { games: { sanguosha: { stop: 'always' } } });
  await openRecorded(page, 'sanguosha, aiming');
  const about = page.locator('.about');
  await about.hover();
  const words = page.locator('.peek-text');
  await expect(words).not.toBeEmpty();
  const said = (await about.textContent()) ?? '';
  expect(said.replaceAll(/\s/g, '')).toContain(
    ((await words.textContent()) ?? '').replaceAll(/\s/g, ''),
  );
});

test('English names run around the cost, and faces too small for them have none', async ({
  page,
}) => {
  await prefer(page, { language: 'en' });
  await openRecorded(page, 'evolve, a full table');
  const names = page.locator('.board .face:lang(en)').filter({ has: page.locator('.face-name') });
  await expect(names.first()).toBeVisible();
  const faults = await names.evaluateAll((faces) =>
    faces.flatMap((face) => {
      const name = face.querySelector<HTMLElement>('.face-name');
      if (!name?.checkVisibility()) return [];
      const words = document.createRange();
      words.selectNodeContents(name);
      const cost = face.querySelector('.seal')?.getBoundingClientRect();
      const isUnder = [...words.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          cost !== undefined &&
          // The seal is round: its outermost two pixels are no harm.
          right > cost.left + 2 &&
          left < cost.right - 2 &&
          bottom > cost.top + 2 &&
          top < cost.bottom - 2,
      );
      const isTiny = (face as HTMLElement).offsetWidth <= 40;
      return isUnder || isTiny ? [`${name.textContent}${isTiny ? ', tiny' : ''}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});
