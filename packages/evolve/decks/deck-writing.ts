import { type DeckOf, DeckWriting, type ReadyDeck } from '@lianhuan/cardtext';
import type { RuleId } from '../rules.ts';

/** 主牌组 (6.1.1.2) and 进化牌组 (6.1.1.3); 主战者 (6.1.1.1), empty where none was named. */
export type DeckList = DeckOf<'main' | 'evolve', 'leader'>;

/** A deck of the game's own, ready to play. */
export type Deck = DeckList & ReadyDeck;

/** How decks are written. */
export const deckWriting = new DeckWriting<'main' | 'evolve', 'leader'>({
  one: ['leader'],
  many: ['main', 'evolve'],
  example: '驿道佣兵',
  ruleOfOne: '6.1.1.1' satisfies RuleId,
});
