import type { Text } from '@lianhuan/kernel';
import type { GamePage } from '../games/entry.ts';

/** What the page for a player's own cards is called. */
export const OWN_CARDS: Text = { zh: '自己的卡牌', en: 'Cards of your own' };

/** The page of a game for a player's own cards. */
export function ownCardsPage(load: GamePage['load']): GamePage {
  return { path: 'own-cards', title: OWN_CARDS, load };
}
