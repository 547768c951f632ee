import type { Text } from '@lianhuan/kernel';
import type { BotKind } from '../../engine/protocol.ts';

export const NAME: Text = { zh: '民心', en: 'Hearts of the People' };

/** Who else may sit at the table, the usual opponent first. */
export const BOTS: readonly BotKind[] = ['greedy', 'random'];

/** What its page for a player's own cards is called. */
export const OWN_CARDS: Text = { zh: '自己的卡牌', en: 'Cards of your own' };
