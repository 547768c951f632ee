import { type DeckOf, DeckWriting, deckDoors } from '@lianhuan/cardtext';
import { deckFiles } from '#deck-files';
import type { RuleId } from '../rules.ts';

export { checkDeck } from './deck-check.ts';

/** 主牌组 (6.1.1.2) and 进化牌组 (6.1.1.3); 主战者 (6.1.1.1), empty where none was named. */
export type DeckList = DeckOf<'main' | 'evolve', 'leader'>;

/** How decks are written. */
export const deckWriting = new DeckWriting<'main' | 'evolve', 'leader'>({
  one: ['leader'],
  many: ['main', 'evolve'],
  example: '驿道佣兵',
  ruleOfOne: '6.1.1.1' satisfies RuleId,
});

/** The doors to decks: reading those that people write, writing them, and the game's own. */
export const { readDeckList, readDeckText, writeDeckText, deckSchema, readyDecks } = deckDoors(
  deckWriting,
  deckFiles,
);
