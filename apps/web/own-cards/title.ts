import type { Text } from '@lianhuan/kernel';

/** What the page for a player's own cards is called. */
export const OWN_CARDS: Text = { zh: '自己的卡牌', en: 'Cards of your own' };
