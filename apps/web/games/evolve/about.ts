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

/** A 回合 by its number, wherever it is spoken of; 0 is what comes before the first. */
export function roundName(round: number): Text {
  if (round === 0) return { zh: '准备', en: 'Set-up' };
  return { zh: `第 ${round} 回合`, en: `Turn ${round}` };
}
