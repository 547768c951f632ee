import { create } from 'zustand';
import { useGame } from './engine/store.ts';
import type { GameEntry } from './games/entry.ts';
import { GAME_IDS } from './games/ids.ts';
import { chosenGame, GAMES } from './games/index.ts';
import { loaded } from './games/loaded.ts';
import { PAGES } from './pages.ts';

const FAMILIES = ['Noto Sans SC Variable', 'Noto Serif SC Variable'];

/** Whether all is fetched, so that the network may go: `useOffline(({ ready }) => ready)`. */
export const useOffline = create<{ readonly ready: boolean }>()(() => ({ ready: false }));

/** Once the first page stands, fetches all the others need. */
export function fetchTheRest(): void {
  addEventListener('load', () => setTimeout(fetchNow, 500), { once: true });
}

async function fetchNow(): Promise<void> {
  const chosen = chosenGame();
  const games = [chosen, ...GAME_IDS.filter((id) => id !== chosen)];
  const engines = useGame.getState().prepare(games);
  await Promise.all(Object.values(PAGES).map((load) => load()));
  for (const id of games) await fetchGame(GAMES[id]);
  if (savesData()) return;
  const { default: characters } = await import('virtual:characters');
  for (const family of FAMILIES) await document.fonts.load(`16px "${family}"`, characters);
  await engines;
  useOffline.setState({ ready: true });
}

/** All parts of a game that are fetched when they are first wanted. */
async function fetchGame(game: GameEntry): Promise<void> {
  const { loadNewGame, loadCards, loadRules, loadTable, loadSettings, pages } = game;
  const parts = [loadNewGame, loadCards, loadRules, loadTable, loadSettings];
  await Promise.all(
    [...parts, ...pages.map(({ load }) => load)].map((load) => loaded<unknown>(load)),
  );
}

/** The player asked the browser to spare the network: fonts come as they are needed. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
