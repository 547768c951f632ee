import type { CardDefinition } from './definition.ts';

/**
 * What a name can mean: a leader, a card of the main deck, a card of the evolve deck, a token. A follower,
 * its evolve card (5.15.1.1) and a token (5.4.2.2) may share a name; two of one sort do not.
 */
export const CARD_SORTS = {
  leader: '主战者',
  common: '卡牌',
  evolved: '进化卡牌',
  token: '衍生物',
} as const;
/** Which sort a card is of: a leader, a common card, an evolve card or a token. */
export type CardSort = keyof typeof CARD_SORTS;

/** Of which sort a card is. */
export function sortOf({ kind, special }: Pick<CardDefinition, 'kind' | 'special'>): CardSort {
  return special ?? (kind === 'leader' ? 'leader' : 'common');
}
