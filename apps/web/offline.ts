import { useGame } from './engine/store.ts';
import { PAGES } from './pages.ts';

const FAMILIES = ['Noto Sans SC Variable', 'Noto Serif SC Variable'];

/** Once the first page stands, fetches all the others need, so that the network may go. */
export function fetchTheRest(): void {
  addEventListener('load', () => setTimeout(fetchNow, 500), { once: true });
}

async function fetchNow(): Promise<void> {
  useGame.getState().prepare();
  await Promise.all(Object.values(PAGES).map((load) => load()));
  if (savesData()) return;
  const { default: characters } = await import('virtual:characters');
  for (const family of FAMILIES) await document.fonts.load(`16px "${family}"`, characters);
}

/** The player asked the browser to spare the network: fonts come as they are needed. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}
