import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers.ts';
import { openRecorded, recorded } from '../support/recorded.ts';
import { keepGame, prefer } from '../support/storage.ts';

test('the second window is told at once, looks on, and may take over', async ({
  page: first,
  context,
}) => {
  const second = await twoWindows(first, context);
  await expect(second.getByRole('alert')).toContainText('正在另一个窗口里进行');
  await expect(second.locator('.board')).toHaveAttribute('data-step', await stepOf(first));
  await expectNoBarriers(second);

  await answer(first);
  await expect(second.locator('.board')).toHaveAttribute('data-step', await stepOf(first));

  await second.getByRole('button', { name: '改在这里玩' }).click();
  await expect(second.getByRole('alert')).toHaveCount(0);
  await expect(first.getByRole('alert')).toContainText('正在另一个窗口里进行');
  await answer(second);
  await expect(first.locator('.board')).toHaveAttribute('data-step', await stepOf(second));
  expect(await saves(first)).toBe(1);
});

test('a window that is closed or left lets the next one play', async ({ page: first, context }) => {
  const second = await twoWindows(first, context);
  await expect(second.getByRole('alert')).toContainText('正在另一个窗口里进行');
  await first.close();
  await second.reload();
  await expect(second.locator('.board')).toBeVisible();
  await expect(second.getByRole('alert')).toHaveCount(0);
  await answer(second);
  const third = await opened(context);
  await expect(third.getByRole('alert')).toContainText('正在另一个窗口里进行');
  await second.goto('/#/');
  await expect(second.getByRole('heading', { name: '新对局' })).toBeVisible();
  await third.reload();
  await expect(third.locator('.board')).toBeVisible();
  await expect(third.getByRole('alert')).toHaveCount(0);
});

test('what was played on elsewhere in the meantime is there when one comes back', async ({
  page: first,
  context,
}) => {
  await keepAndOpen(first);
  await first.goto('/#/');
  const second = await opened(context);
  await answer(second);
  const step = await stepOf(second);
  await second.close();
  // A window that closes lets the game go a moment later.
  const held = () => first.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(held).toBe(0);
  await first.goBack();
  await expect(first.locator('.board')).toHaveAttribute('data-step', step);
  await expect(first.getByRole('alert')).toHaveCount(0);
});

test('without locks nothing is lost either: the later window keeps a save of its own', async ({
  page: first,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    // A window that hears nothing of the others, as if it had been asleep.
    if (sessionStorage.getItem('deaf') === null) return;
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  await keepAndOpen(first);
  const second = await context.newPage();
  await second.addInitScript(() => sessionStorage.setItem('deaf', 'yes'));
  await prefer(second);
  await second.goto('/');
  await second.goto('/#/play/kept');
  await second.reload();
  await expect(second.locator('.board')).toBeVisible();
  await answer(first);
  const step = await stepOf(first);
  await answer(second);
  await expect(second.getByRole('alert')).toContainText('另存为一局');
  await expect(second).not.toHaveURL(/#\/play\/kept$/);
  expect(await saves(first)).toBe(2);
  await first.reload();
  await expect(first.locator('.board')).toHaveAttribute('data-step', step);
  await second.getByRole('button', { name: '知道了' }).click();
  await expect(second.getByRole('alert')).toHaveCount(0);
});

async function keepAndOpen(page: Page): Promise<void> {
  await prefer(page);
  await keepGame(page, 'kept', recorded('minxin, free to act'));
  await page.goto('/#/play/kept');
  await expect(page.locator('.board')).toBeVisible();
}

async function twoWindows(first: Page, context: BrowserContext): Promise<Page> {
  await keepAndOpen(first);
  return opened(context);
}

/** Another window with the same game. */
async function opened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await prefer(page);
  await page.goto('/#/play/kept');
  await expect(page.locator('.board')).toBeVisible();
  return page;
}

async function stepOf(page: Page): Promise<string> {
  return (await page.locator('.board').getAttribute('data-step')) ?? '';
}

/** Answers once, by the first key, and waits until it is saved. */
async function answer(page: Page): Promise<void> {
  const step = await stepOf(page);
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  await page.keyboard.press('1');
  await expect(page.locator('.board')).not.toHaveAttribute('data-step', step);
  await page.waitForFunction((text) => JSON.stringify(localStorage) !== text, before);
}

function saves(page: Page): Promise<number> {
  return page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith('lianhuan.game.')).length,
  );
}

for (const [how, isGivenUp] of [
  ['that comes late', false],
  ['that came too late, and is still to be let go,', true],
] as const) {
  test(`a lock ${how} is no other window`, async ({ page }) => {
    await prefer(page);
    await page.addInitScript(holdLate, isGivenUp);
    await openRecorded(page, 'minxin, free to act');
    await expect(page.locator('.answers button').first()).toBeVisible();
    await expect(page.getByRole('button', { name: '改在这里玩' })).toHaveCount(0);
  });
}

/**
 * A busy browser, in the page: the first request is granted only after one has lost patience; or, where it is
 * given up, just then: the browser holds it a moment longer.
 */
function holdLate(isGivenUp: boolean): void {
  const request = navigator.locks.request.bind(navigator.locks) as (
    ...given: unknown[]
  ) => Promise<unknown>;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  let isFirst = true;
  navigator.locks.request = (async (name: string, ...given: unknown[]) => {
    const wasFirst = isFirst;
    isFirst = false;
    if (!wasFirst) return request(name, ...given);
    if (!isGivenUp) {
      await pause(900);
      return request(name, ...given);
    }
    await pause(300);
    await new Promise<void>((granted) => {
      void request(name, () => {
        granted();
        return pause(400);
      });
    });
    throw new DOMException('signal timed out', 'TimeoutError');
  }) as typeof navigator.locks.request;
}
