import type { Text } from '@lianhuan/kernel';
import type { BotKind } from '../../engine/protocol.ts';

export const NAME: Text = { zh: '影之诗 EVOLVE', en: 'Shadowverse EVOLVE' };

/** Who else may sit at the table, the usual opponent first. */
export const BOTS: readonly BotKind[] = ['greedy', 'strategist', 'adviser', 'random'];

/** Five cards to look at. */
export const FAN: readonly string[] = [
  'grey-horned-stag-king',
  'stars-come-down',
  'leader-lan',
  'lord-of-the-blood-moon-evolved',
  'angel-of-the-last-toll',
];
