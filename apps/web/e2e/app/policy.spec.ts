import { expect, test } from '@playwright/test';
import { HEADERS, PAGE_POLICY } from '../../headers.ts';
import { prefer } from '../support/storage.ts';

test('everything is sent with the headers that keep strangers out', async ({ request }) => {
  for (const address of ['/', '/sw.js', '/icon.svg', '/manifest.zh.webmanifest']) {
    expect((await request.get(address)).headers()).toMatchObject(HEADERS);
  }
  expect(PAGE_POLICY).not.toContain('unsafe');
});

test('a page runs no script or style within it, and makes no code from text', async ({ page }) => {
  await prefer(page);
  // Only the page's own policy, as from a server that sends no headers.
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: '开始' })).toBeVisible();
  const struck = await page.evaluate(async () => {
    const within = document.createElement('div');
    within.innerHTML = '<img src="x" onerror="globalThis.struck = 1"><p style="color: red">x</p>';
    const script = document.createElement('script');
    script.textContent = 'globalThis.struck = 2';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    const stranger = document.createElement('script');
    stranger.src = 'data:text/javascript,globalThis.struck=3';
    document.body.append(within, script, style, stranger);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const paragraph = within.querySelector('p') as HTMLElement;
    return {
      script: 'struck' in globalThis,
      style: getComputedStyle(document.body).display === 'none',
      attribute: getComputedStyle(paragraph).color === 'rgb(255, 0, 0)',
      base: document.baseURI,
    };
  });
  expect(struck).toMatchObject({ script: false, style: false, attribute: false });
  const sent = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(sent).toBe('refused');
});
