import { expect, type Page, test } from '@playwright/test';
import type { GameId } from '../../games/ids.ts';
import type { RecordingName } from '../recordings/write.ts';
import { openRecorded } from './recorded.ts';
import { prefer } from './storage.ts';

interface WholeGame {
  start(page: Page): Promise<void>;
  /** Gives one answer; false once the game is over. */
  answer(page: Page): Promise<boolean>;
  expectEnd(page: Page): Promise<void>;
}

/** Tests that a game can be played to its end on a desk, by mouse or keyboard. */
export function testWholeGame(title: string, { start, answer, expectEnd }: WholeGame): void {
  test(title, async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no mouse and no keyboard');
    test.slow();
    await start(page);
    while (await answer(page));
    await expectEnd(page);
  });
}

/** Starts a short game among the settings of its form, always the same one. */
export async function startSeeded(page: Page, seed: string): Promise<void> {
  await page.getByText('更多设置').click();
  await page.getByRole('radio', { name: '短局' }).check();
  await page.getByLabel('种子').fill(seed);
  await page.getByRole('button', { name: '开始' }).click();
}

/** Expects a duel to be over, and another to be on offer. */
export async function expectOutcome(page: Page): Promise<void> {
  await expect(page.locator('.outcome')).toContainText(/你胜了|你败了|平局/);
  await expect(page.getByRole('link', { name: '再来一局' })).toBeVisible();
}

/** Opens a recorded game by a player with these preferences in that game. */
export async function openAs(
  page: Page,
  name: RecordingName,
  game: GameId,
  preferences: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await prefer(page, { games: { [game]: preferences } });
  await openRecorded(page, name);
}
