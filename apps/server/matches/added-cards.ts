import type { PrintedAddition } from '../../web/engine/added-cards.ts';
import { CARD_PRINTERS } from '../../web/games/card-printers.ts';
import { isGameId } from '../../web/games/ids.ts';
import type { StoredMatch } from './store.ts';

/** The cards that were added to a match, as all at the table may read them; not the lines of whoever wrote them. */
export async function addedCardsOf({
  game,
  setup,
}: Pick<StoredMatch, 'game' | 'setup'>): Promise<readonly PrintedAddition[]> {
  const { cards } = (setup ?? {}) as { readonly cards?: unknown };
  if (!isGameId(game) || !Array.isArray(cards) || cards.length === 0) return [];
  const print = await CARD_PRINTERS[game]();
  return print(cards).map((card) => ({ ...card, written: {} }));
}
