// Makes the README's pictures in docs/pictures: builds the app and looks at a fixed seed in real
// Chromium, so that the same commit gives the same pictures.
//   npm run screenshots

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { evolve } from '@lianhuan/evolve';
import { type Game, makeLink } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { sanguosha } from '@lianhuan/sanguosha';
import { sanguozhi } from '@lianhuan/sanguozhi';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { recordWhole } from '../apps/web/e2e/recordings/bot-game.ts';
import { FULL_TABLE, recordedEvolve } from '../apps/web/e2e/recordings/evolve.ts';
import { recordedGame } from '../apps/web/e2e/recordings/minxin.ts';
import { ATTACKED, recordedSanguosha } from '../apps/web/e2e/recordings/sanguosha.ts';
import { OWN_PREPARATION, recordedSanguozhi } from '../apps/web/e2e/recordings/sanguozhi.ts';
import { keepGame, prefer } from '../apps/web/e2e/support/storage.ts';
import { GAME_IDS, type GameId } from '../apps/web/games/ids.ts';
import { chromiumLaunchOptions } from './chromium.ts';

/** So long may a whole game be thought about, in milliseconds. */
const LONGEST_REVIEW = 1_200_000;

const REVIEWED = {
  minxin: { rules: minxin, setup: { players: 2 }, seed: 3 },
  sanguozhi: { rules: sanguozhi, setup: { players: 2 }, seed: 3 },
  evolve: { rules: evolve, setup: { players: 2 }, seed: 3 },
  sanguosha: { rules: sanguosha, setup: { players: 5 }, seed: 3 },
} as const;

interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly address: string;
  /** Opens what shall be seen, once the page is there. */
  readonly open?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'table', width: 1440, height: 900, theme: 'light', address: '#/play/shown' },
  { name: 'table-phone', width: 390, height: 844, theme: 'dark', address: '#/play/shown' },
  {
    name: 'why',
    width: 1440,
    height: 900,
    theme: 'dark',
    address: '#/play/shown',
    open: openWhy,
  },
  {
    name: 'rulebook',
    width: 1440,
    height: 900,
    theme: 'light',
    address: '#/rules/minxin/2.3.2.2',
  },
  { name: 'cards', width: 1440, height: 900, theme: 'light', address: '#/cards/minxin' },
  { name: 'sanguozhi', width: 1440, height: 900, theme: 'light', address: '#/play/campaign' },
  { name: 'sanguozhi-phone', width: 390, height: 844, theme: 'dark', address: '#/play/campaign' },
  { name: 'evolve', width: 1440, height: 900, theme: 'light', address: '#/play/duel' },
  { name: 'evolve-phone', width: 390, height: 844, theme: 'dark', address: '#/play/duel' },
  { name: 'sanguosha', width: 1440, height: 900, theme: 'light', address: '#/play/roles' },
  { name: 'sanguosha-phone', width: 390, height: 844, theme: 'dark', address: '#/play/roles' },
  { name: 'decks', width: 1440, height: 900, theme: 'light', address: '#/sanguozhi/decks' },
  ...GAME_IDS.map(reviewed),
];

/** A whole game between greedy bots, reviewed from the first seat. */
function reviewed(game: GameId): Picture {
  const { rules, setup, seed } = REVIEWED[game];
  const address = `#/g/${makeLink(recordWhole(rules as Game, setup, seed))}`;
  const open = openReview;
  return { name: `review-${game}`, width: 1280, height: 800, theme: 'light', address, open };
}

/** A game of each rulebook, as far as the pictures show it. */
const games = {
  shown: recordedGame({ seed: 14, answers: 336 }),
  campaign: recordedSanguozhi(OWN_PREPARATION, { seed: 5 }),
  duel: recordedEvolve(FULL_TABLE, ['dragon', 'nightmare']),
  roles: recordedSanguosha(ATTACKED),
};

const app = fileURLToPath(new URL('../apps/web', import.meta.url));
const pictures = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const site = mkdtempSync(join(tmpdir(), 'lianhuan-pictures-'));

mkdirSync(pictures, { recursive: true });
await build({ root: app, logLevel: 'warn', build: { outDir: site, emptyOutDir: true } });
const server = await preview({ root: app, build: { outDir: site } });
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  const url = server.resolvedUrls?.local[0] ?? '';
  for (const picture of PICTURES) await take(browser, url, picture);
} finally {
  await browser.close();
  await server.close();
  rmSync(site, { recursive: true, force: true });
}

/** The last gain of the game, asked why. */
async function openWhy(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^你 (战力|声望)\+/ })
    .last()
    .click();
}

/** The review, once it has ended, and a mistake amid the game with what might have followed. */
async function openReview(page: Page): Promise<void> {
  await page.locator('.board').waitFor();
  await page.getByRole('button', { name: '复盘' }).click();
  const panel = page.getByRole('complementary', { name: '复盘' });
  await panel.getByText(/\d+ 次选择，/).waitFor({ timeout: LONGEST_REVIEW });
  const mistakes = await panel.getByRole('listitem').all();
  const mistake = mistakes[Math.floor(mistakes.length / 2)];
  if (mistake === undefined) return;
  await mistake.getByRole('button').first().click();
  await mistake.locator('summary').click();
}

async function take(from: Browser, url: string, picture: Picture): Promise<void> {
  const { name, width, height, theme, address, open } = picture;
  const page = await from.newPage({
    viewport: { width, height },
    deviceScaleFactor: width < 600 ? 2 : 1,
    locale: 'zh-CN',
  });
  await prefer(page, { theme });
  for (const [id, record] of Object.entries(games)) await keepGame(page, id, record);
  await page.goto(url + address);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  if (address.startsWith('#/play/')) await page.locator('.board').waitFor();
  await open?.(page);
  // Not waitForFunction: the page's policy forbids it to evaluate text.
  await page.evaluate('document.fonts.ready.then(() => true)');
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' });
  await page.close();
  console.log(`docs/pictures/${name}.png`);
}
