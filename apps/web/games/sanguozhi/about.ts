import type { Text } from '@lianhuan/kernel';
import type { BotKind } from '../../engine/protocol.ts';

export const NAME: Text = { zh: '三国智', en: 'Wits of the Three Kingdoms' };

/** Who else may sit at the table, the usual opponent first. */
export const BOTS: readonly BotKind[] = ['greedy', 'random'];

/** What the chapters of the rulebook are about. */
export const CHAPTERS: Readonly<Record<string, Text>> = {
  1: { zh: '游戏概念', en: 'Concepts' },
  2: { zh: '地图', en: 'The map' },
  3: { zh: '区域', en: 'Zones' },
  4: { zh: '卡牌的组成', en: 'Parts of a card' },
  5: { zh: '卡牌种类', en: 'Kinds of cards' },
  6: { zh: '回合', en: 'The turn' },
  7: { zh: '连环与效果', en: 'Chain and effects' },
  8: { zh: '关键词与其他', en: 'Keywords and the rest' },
  9: { zh: '四人对战', en: 'Four players' },
};
