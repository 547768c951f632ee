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

/** A 轮 by its number, wherever it is spoken of; 0 is what comes before the first. */
export function roundName(round: number): Text {
  if (round === 0) return { zh: '选将', en: 'Generals' };
  return { zh: `第 ${round} 轮`, en: `Round ${round}` };
}
