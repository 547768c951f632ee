import { create } from 'zustand';
import { useGame } from './engine/store.ts';
import type { GameEntry } from './games/entry.ts';
import { GAME_IDS, type GameId } from './games/ids.ts';
import { chosenGame, GAMES } from './games/index.ts';
import { loaded } from './games/loaded.ts';
import { PAGES } from './pages.ts';
import { savesData } from './saves-data.ts';
import { deviceHasChinese, fetchOwnFonts, showOwnFonts } from './theme/fonts.ts';
import { keepApp } from './updates.ts';

/** How long the first page has everything for itself, in milliseconds. */
const GRACE = 1500;

/** Whether all is fetched, so that the network may go: `useOffline(({ ready }) => ready)`. */
export const useOffline = create<{ readonly ready: boolean }>()(() => ({ ready: false }));

/**
 * Once the first page stands, fetches bit by bit what all the others need; unless the player asked
 * the browser to spare the network: then all comes as it is needed.
 */
export function fetchTheRest(): void {
  if (isKept() || !deviceHasChinese()) void showOwnFonts();
  // What the browser keeps already goes on being kept up to date.
  const fetchAll = savesData() ? (isKept() ? keepApp : null) : fetchNow;
  if (fetchAll === null) return;
  addEventListener('load', () => setTimeout(fetchAll, GRACE), { once: true });
}

/** What the game chosen is begun with comes first, then what is no more than looks, and then all other games. */
async function fetchNow(): Promise<void> {
  const chosen = chosenGame();
  const games = [chosen, ...GAME_IDS.filter((id) => id !== chosen)];
  const steps = [
    () => prepare(chosen),
    PAGES.play,
    ...partsOf(GAMES[chosen]),
    () => fetchOwnFonts(idle),
    ...Object.values(PAGES),
    ...games.flatMap((id) => partsOf(GAMES[id])),
    ...games.map((id) => () => prepare(id)),
    keepApp,
  ];
  for (const step of steps) {
    await idle();
    await step();
  }
  useOffline.setState({ ready: true });
}

/** Fetches the engine of a game as soon as its form stands, unless the network is to be spared. */
export function prepareSoon(game: GameId): void {
  // What fails is tried again, and told, where it is needed.
  if (!savesData()) prepare(game).catch(() => {});
}

/** Fetches the engine of a game. */
function prepare(game: GameId): Promise<void> {
  return useGame.getState().prepare(game);
}

/** All parts of a game that are fetched when they are first wanted. */
function partsOf(game: GameEntry): (() => Promise<unknown>)[] {
  const { loadNewGame, loadCards, loadRules, loadTable, loadSettings, pages } = game;
  const { loadPictures, loadExplanations, loadFirstGame, loadPractice, loadGlossary } = game;
  const { loadPuzzles, loadMeanings } = game;
  const parts = [loadNewGame, loadTable, loadCards, loadSettings, loadPictures, loadRules];
  const read = [loadMeanings, loadExplanations, loadFirstGame, loadPractice, loadGlossary];
  const rest = [...read, ...(loadPuzzles ? [loadPuzzles] : []), ...pages.map(({ load }) => load)];
  return [...parts, ...rest].map((load) => () => loaded<unknown>(load));
}

/** Waits until the page has nothing to do; not every browser tells. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 50);
  });
}

function isKept(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
