import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { SCREENS } from './apps/web/e2e/support/screens.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

// Chosen once and inherited by the workers, so that two runs in one tree do not meet.
process.env.LIANHUAN_E2E_PORT ??= String(await freePort());
process.env.LIANHUAN_E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'lianhuan-e2e-'));
const port = process.env.LIANHUAN_E2E_PORT;
const site = join(process.env.LIANHUAN_E2E_FOLDER, 'site');
const report = join(process.env.LIANHUAN_E2E_FOLDER, 'report.json');
const url = `http://localhost:${port}`;
const launched = await chromiumLaunchOptions();
/** A site in a network of one's own, which is plain http under a name: see `apps/server/e2e/online.spec.ts`. */
const browser = {
  ...launched,
  args: [...launched.args, '--host-resolver-rules=MAP club.test 127.0.0.1'],
};

/** These look at how pages are laid out, or at the fonts themselves. */
const IN_OWN_FONTS = /\b(layout|sanguozhi-layout|screens|opens|installed|offline)\.spec\.ts$/;
/** The others do without: the fonts of a page are a fifth of what it costs to open. */
const withoutFonts = { ...browser, args: [...browser.args, '--disable-remote-fonts'] };

const { desktop, phone } = SCREENS;

export default defineConfig({
  testDir: 'apps',
  testMatch: '*/e2e/**/*.spec.ts',
  globalSetup: './apps/web/e2e/support/record-games.ts',
  outputDir: join(process.env.LIANHUAN_E2E_FOLDER, 'results'),
  snapshotPathTemplate: '{testDir}/baseline/{testFileName}/{arg}-{projectName}{ext}',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // A busy machine takes its time to read the cards of a game.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: url,
    launchOptions: browser,
    locale: 'zh-CN',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step would take a third more time; `--trace retain-on-failure` keeps them.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: IN_OWN_FONTS, use: { ...desktop, launchOptions: withoutFonts } },
    { name: 'phone', testIgnore: IN_OWN_FONTS, use: { ...phone, launchOptions: withoutFonts } },
    { name: 'desktop, own fonts', testMatch: IN_OWN_FONTS, use: desktop },
    { name: 'phone, own fonts', testMatch: IN_OWN_FONTS, use: phone },
  ],
  webServer: {
    command: [
      `vite build apps/web --outDir ${site} --emptyOutDir --logLevel warn`,
      `vite preview apps/web --outDir ${site} --port ${port} --strictPort`,
    ].join(' && '),
    url,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('no port');
      server.close(() => resolve(address.port));
    });
  });
}
