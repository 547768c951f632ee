import type { MatchRecord } from '@lianhuan/kernel';
import type { Page } from '@playwright/test';
import type { SavedGame } from '../../engine/saves.ts';
import type { Settings } from '../../engine/settings.ts';

const QUICK: Partial<Settings> = { language: 'zh', animations: false, pace: 'none' };

/**
 * What the player prefers, before the app opens: by default nothing that takes time, and to spare the
 * network, so that nothing is fetched that the test does not open.
 */
export async function prefer(page: Page, settings: Partial<Settings> = {}): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await preferAsUsual(page, settings);
}

/** The same, with the network of most: once the page stands, the others are fetched too. */
export async function preferAsUsual(page: Page, settings: Partial<Settings> = {}): Promise<void> {
  const state = { ...QUICK, ...settings };
  await store(page, 'lianhuan.settings', JSON.stringify({ state, version: 1 }));
}

/** Puts a game of a person and bots among those saved in this browser. */
export async function keepGame(page: Page, id: string, record: MatchRecord): Promise<void> {
  const { players } = record.setup as { readonly players: number };
  const saved: SavedGame = {
    record,
    seats: Array.from({ length: players }, (_, seat) => (seat === 0 ? 'human' : 'greedy')),
    finished: false,
    round: 1,
    scores: Array.from({ length: players }, () => 0),
    savedAt: 1_700_000_000_000,
  };
  await keepText(page, id, JSON.stringify(saved));
}

/** Puts anything where a saved game should be. */
export async function keepText(page: Page, id: string, text: string): Promise<void> {
  await store(page, `lianhuan.game.${id}`, text);
}

/** Stores a text, once only: what the app writes there afterwards stays, also when the page is reloaded. */
export async function store(page: Page, key: string, text: string): Promise<void> {
  await page.addInitScript(
    ([at, value]) => {
      if (sessionStorage.getItem(at) !== null) return;
      sessionStorage.setItem(at, 'stored');
      localStorage.setItem(at, value);
    },
    [key, text] as const,
  );
}
