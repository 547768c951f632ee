import { useGame } from '../../engine/store.ts';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { fetchAhead } from '../../games/loaded.ts';
import { savesData } from '../../saves-data.ts';

/** Fetches what every proof of a game needs: as soon as one looks at a list of them. */
export function prepareProofs(game: GameId): void {
  if (savesData()) return;
  const { loadTable, loadCards, loadCardsOf, loadProofs } = GAMES[game];
  fetchAhead(loadTable, loadCards, loadCardsOf, loadProofs);
  // What fails is tried again, and told, where it is needed.
  useGame
    .getState()
    .prepare(game, true)
    .catch(() => {});
}
