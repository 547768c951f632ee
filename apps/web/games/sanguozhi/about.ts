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

/** A 玩家回合 by its number, wherever it is spoken of; 0 is what comes before the first. */
export function roundName(round: number): Text {
  if (round === 0) return { zh: '准备', en: 'Set-up' };
  return { zh: `第 ${round} 个玩家回合`, en: `Turn ${round}` };
}
