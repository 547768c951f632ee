import type { Text } from '@lianhuan/kernel';
import type { BotKind } from '../../engine/protocol.ts';

export const NAME: Text = { zh: '三国智', en: 'Wits of the Three Kingdoms' };

/** Who else may sit at the table, the usual opponent first. */
export const BOTS: readonly BotKind[] = ['greedy', 'strategist', 'adviser', 'random'];

/** Five cards to look at: three lords, a ruse, and a blade. */
export const FAN: readonly string[] = [
  'zhuge-liang',
  'cao-cao',
  'lian-huan-ji',
  'sun-quan',
  'fang-tian-hua-ji',
];
