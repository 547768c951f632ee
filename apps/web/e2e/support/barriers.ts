import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects nothing on the page to keep anybody out, by day and by night. By night nothing but the
 * colours is different. The page must follow the device, as it does unless the player chose.
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(violationsIn(await look(page).analyze())).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(violationsIn(await look(page).withRules(['color-contrast']).analyze())).toEqual([]);
}

/**
 * There are no frames, so one look at the page is all (the other way takes thrice as long), and
 * nothing is listed that is well.
 */
function look(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
}

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>;

function violationsIn({ violations }: Found): string[][] {
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 160))]);
}
