import type { Page } from '@playwright/test';

/** What the page complains of from now on, asks by a dialog, or tries to do that its policy forbids. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message.slice(0, 300)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text().slice(0, 300));
  });
  page.on('dialog', (dialog) => {
    complaints.push(dialog.message());
    void dialog.dismiss();
  });
  return complaints;
}
