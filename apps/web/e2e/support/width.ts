import type { Page } from '@playwright/test';

/** How much wider than the screen the page is, in pixels. */
export function beyond(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
