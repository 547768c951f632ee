import type { Text } from '@lianhuan/kernel';
import type { BotKind } from '../../engine/protocol.ts';

export const NAME: Text = { zh: '民心', en: 'Hearts of the People' };

/** Who else may sit at the table, the usual opponent first. */
export const BOTS: readonly BotKind[] = ['greedy', 'strategist', 'adviser', 'random'];

/** Five cards to look at: one of each kind a player meets first. */
export const FAN: readonly string[] = [
  'zhuge-liang',
  'luo-yang',
  'lian-huan-ji',
  'cao-cao',
  'dong-zhuo',
];

/** A 轮 by its number, wherever it is spoken of; 0 is what comes before the first. */
export function roundName(round: number): Text {
  if (round === 0) return { zh: '轮抽', en: 'Draft' };
  return { zh: `第 ${round} 轮`, en: `Round ${round}` };
}
