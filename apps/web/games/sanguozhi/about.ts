import type { Text } from '@lianhuan/kernel';
import type { BotKind } from '../../engine/protocol.ts';

export const NAME: Text = { zh: '三国智', en: 'Wits of the Three Kingdoms' };

/** Who else may sit at the table, the usual opponent first. */
export const BOTS: readonly BotKind[] = ['greedy', 'strategist', 'adviser', 'random'];
