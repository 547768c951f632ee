import type { Locator, Page } from '@playwright/test';

/** What the page shows of a game, as a player would look at it. */
interface Glance {
  readonly over: boolean;
  /** Cards that can be used. */
  readonly cards: number;
  /** The step shown: it changes with every answer. */
  readonly step: string;
}

/** The buttons that answer: in what asks, and in the list of abilities that wait. */
const BUTTONS = '.answers button, .waiting-words .button-primary';
const USABLE_CARDS = '.board-table [data-legal], .board-foot [data-legal]';
/** What tells that a player is asked, or that the game is over. */
export const ASKED = `.outcome, ${BUTTONS}, ${USABLE_CARDS}`;

function glance(page: Page): Promise<Glance> {
  return page.evaluate(
    (usable) => ({
      over: document.querySelector('.outcome') !== null,
      cards: document.querySelectorAll(usable).length,
      step: document.querySelector('.board')?.getAttribute('data-step') ?? '',
    }),
    USABLE_CARDS,
  );
}

/** How long the table may take to show what an answer led to on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

/** Waits until the player is asked something, or the game is over. */
async function asked(page: Page): Promise<Glance> {
  await page.waitForFunction((signs) => document.querySelector(signs) !== null, ASKED, {
    timeout: PATIENCE,
  });
  return glance(page);
}

/** The first card on the table or in hand that can be used. */
function usableCard(page: Page): Locator {
  return page.locator(USABLE_CARDS).first().locator('.tcard-face');
}

/** The first use of a card that has several, of which it asks which. */
export function firstWay(page: Page): Locator {
  return page.locator('dialog .ways button').first();
}

/**
 * Once something was picked: is it a card with several uses, which opens and asks which? It waits for one or the other.
 * @param step the step shown before
 */
export async function asksWhich(page: Page, step: string): Promise<boolean> {
  const asks = await page.waitForFunction(
    (before) => {
      if (document.querySelector('.board')?.getAttribute('data-step') !== before) return 'no';
      return document.querySelector('dialog .ways button') ? 'yes' : null;
    },
    step,
    { timeout: PATIENCE },
  );
  return (await asks.jsonValue()) === 'yes';
}

/** Answers with the first card that can be used, else with the first button. */
export function answerByMouse(page: Page): Promise<boolean> {
  return answer(page, async ({ cards, step }) => {
    if (cards === 0) return page.locator(BUTTONS).first().click();
    await usableCard(page).click();
    if (await asksWhich(page, step)) await firstWay(page).click();
  });
}

/** The same by the keys a player has: arrows and Enter for cards, numbers for buttons. */
export function answerByKeys(page: Page): Promise<boolean> {
  return answer(page, (seen) => giveByKeys(page, seen));
}

async function giveByKeys(page: Page, { cards, step }: Glance): Promise<void> {
  if (cards === 0) return page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  if (!(await asksWhich(page, step))) return;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** The same by touch. */
export function answerByTouch(page: Page): Promise<boolean> {
  return answer(page, (seen) => giveByTouch(page, seen));
}

async function giveByTouch(page: Page, { cards, step }: Glance): Promise<void> {
  if (cards === 0) return page.locator(BUTTONS).first().tap();
  await usableCard(page).tap();
  if (await asksWhich(page, step)) await firstWay(page).tap();
}

/** Does without whatever may be done without, by key or by touch; answers as ever where that cannot be. */
export function letPass(page: Page, isMobile: boolean): Promise<boolean> {
  return answer(page, async (seen) => {
    const places = await page
      .locator('.answers > button')
      .evaluateAll((buttons) => buttons.map(({ className }) => className === 'button'));
    const pass = places.indexOf(true);
    if (pass >= 0 && isMobile) return page.locator('.answers > button').nth(pass).tap();
    if (pass >= 0) return page.keyboard.press(String(pass + 1));
    return isMobile ? giveByTouch(page, seen) : giveByKeys(page, seen);
  });
}

/** Gives one answer, and waits until the table shows it; false when the game is over. */
async function answer(page: Page, give: (seen: Glance) => Promise<void>): Promise<boolean> {
  const seen = await asked(page);
  if (seen.over) return false;
  await give(seen);
  await moved(page, seen.step);
  return true;
}

async function moved(page: Page, step: string): Promise<void> {
  await page.waitForFunction(
    (before) => document.querySelector('.board')?.getAttribute('data-step') !== before,
    step,
    { timeout: PATIENCE },
  );
}

/** Chooses English among the settings, which works at once. */
export async function speakEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: '设置' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.keyboard.press('Escape');
}

/** Rests a finger on something, long enough to read it. */
export async function longPress(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  // A font that comes moves what lies around, and what scrolls under a finger is not pressed.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const box = await place.boundingBox();
  if (box === null) throw new Error('it cannot be seen');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(700);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
