import type { Page } from '@playwright/test';
import type { Settings } from '../../engine/settings.ts';
import type { GameId } from '../../games/ids.ts';
import { FULL_TABLE, recordedEvolve } from '../recordings/evolve.ts';
import { recordedGame } from '../recordings/minxin.ts';
import { ATTACKED, recordedSanguosha } from '../recordings/sanguosha.ts';
import { OWN_PREPARATION, recordedSanguozhi } from '../recordings/sanguozhi.ts';
import { ASKED } from '../support/player.ts';
import { keepGame, prefer } from '../support/storage.ts';

/** A game of each rulebook, well under way. */
export const RECORDS = {
  minxin: recordedGame({ seed: 14, answers: 336 }),
  sanguozhi: recordedSanguozhi(OWN_PREPARATION, { seed: 5 }),
  evolve: recordedEvolve(FULL_TABLE, ['dragon', 'nightmare']),
  sanguosha: recordedSanguosha(ATTACKED),
} satisfies Record<GameId, unknown>;

/** Opens the table of that game. */
export async function openTable(
  page: Page,
  url: string,
  game: GameId,
  settings: Partial<Settings> = {},
): Promise<void> {
  await prefer(page, settings);
  await keepGame(page, game, RECORDS[game]);
  await page.goto(`${url}#/play/${game}`);
  await asked(page);
}

/** Waits until an answer can be given, or the game is over. */
export async function asked(page: Page): Promise<void> {
  await page.locator(ASKED).first().waitFor({ timeout: 60_000 });
}
