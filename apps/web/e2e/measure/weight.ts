import type { CDPSession, Page } from '@playwright/test';
import { GAME_IDS, type GameId } from '../../games/ids.ts';
import { type Figure, spread } from './figure.ts';
import type { Site } from './site.ts';

/** A phone of the cheaper sort on a mobile network: 1.6 Mbps with 150 ms there and back. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const SLOWDOWN = 4;
const RUNS = 3;

/** What the player waits for when the app is opened for the first time. */
interface Opening {
  readonly form: number;
  readonly decision: number;
  /** Bytes that came over the network until then, the fonts apart. */
  readonly fonts: number;
  readonly others: number;
}

/** The time until the form for a new game stands, and until the first decision of that game can be taken. */
export async function weightFigures(site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const game of GAME_IDS) {
    const runs: Opening[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await open(site, game));
    const middle = (of: (one: Opening) => number) => spread(runs.map(of)).median;
    figures.push(
      { what: 'slow phone: form', where: game, value: `${middle((one) => one.form).toFixed(1)} s` },
      {
        what: 'slow phone: first decision, the form left at once',
        where: game,
        value: `${middle((one) => one.decision).toFixed(1)} s`,
      },
      {
        what: 'KB until then: fonts, all others',
        where: game,
        value: `${(middle((one) => one.fonts) / 1000).toFixed(0)}, ${(middle((one) => one.others) / 1000).toFixed(0)}`,
      },
    );
  }
  return figures;
}

async function open({ browser, url }: Site, game: GameId): Promise<Opening> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const bytes = countBytes(devtools);
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1000;
  await page.goto(`${url}#/${game}`, { waitUntil: 'commit' });
  const start = page.locator('form .start:not([disabled])');
  await start.waitFor({ timeout: 120_000 });
  const form = since();
  await start.click();
  await asked(page);
  const decision = since();
  await context.close();
  return { form, decision, ...bytes };
}

async function asked(page: Page): Promise<void> {
  const answer = '.answers button, .board-table [data-legal], .board-foot [data-legal]';
  await page.locator(answer).first().waitFor({ timeout: 120_000 });
}

/** Counts what comes, also by the worker of the page: its requests are the page's. */
function countBytes(devtools: CDPSession): { fonts: number; others: number } {
  const bytes = { fonts: 0, others: 0 };
  const fonts = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('.woff2')) fonts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[fonts.has(requestId) ? 'fonts' : 'others'] += encodedDataLength;
  });
  return bytes;
}
