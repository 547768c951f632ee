import type { Text } from '@lianhuan/kernel';
import type { BotKind } from '../../engine/protocol.ts';

export const NAME: Text = { zh: '三国杀', en: 'Sanguosha' };

/** Who else may sit at the table, the usual opponent first. */
export const BOTS: readonly BotKind[] = ['greedy', 'strategist', 'adviser', 'random'];

/** Five cards to look at: three lords, and what everybody fights with. */
export const FAN: readonly string[] = [
  'caocao-standard',
  'slash',
  'lvbu-standard',
  'peach',
  'zhugeliang-standard',
];
