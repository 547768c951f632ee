import type { Text } from '@lianhuan/kernel';
import type { BotKind } from '../../engine/protocol.ts';

export const NAME: Text = { zh: '影之诗 EVOLVE', en: 'Shadowverse EVOLVE' };

/** Who else may sit at the table, the usual opponent first. */
export const BOTS: readonly BotKind[] = ['greedy', 'random'];

/** What the chapters of the rulebook are about. */
export const CHAPTERS: Readonly<Record<string, Text>> = {
  1: { zh: '游戏概要', en: 'The game' },
  2: { zh: '卡牌信息', en: 'Parts of a card' },
  3: { zh: '玩家信息', en: 'Players' },
  4: { zh: '领域', en: 'Zones' },
  5: { zh: '特定记述', en: 'Terms' },
  6: { zh: '游戏准备', en: 'Setting up' },
  7: { zh: '回合', en: 'The turn' },
  8: { zh: '主要阶段', en: 'The main phase' },
  9: { zh: '衍生物', en: 'Tokens' },
  10: { zh: '能力与效果', en: 'Abilities and effects' },
  11: { zh: '规则处理', en: 'Rule processing' },
  12: { zh: '关键词', en: 'Keywords' },
  13: { zh: '职业关键词', en: 'Class terms' },
  14: { zh: '主题', en: 'Themes' },
  15: { zh: '其他', en: 'The rest' },
};
