import { type DeckOf, DeckWriting, type ReadyDeck } from '@lianhuan/cardtext';
import type { Result } from '@lianhuan/kernel';
import { deckFiles } from '#deck-files';
import type { RuleId } from '../rules.ts';

export { checkDeck } from './deck-check.ts';

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

/** Reads a deck as people write it; it says nothing yet of whether it may be played. */
export function readDeckList(written: unknown): Result<DeckList> {
  return deckWriting.readList(written);
}

let ready: readonly Deck[] | null = null;

/** The decks of the game's own, in a fixed order; read once. */
export function readyDecks(): readonly Deck[] {
  ready ??= Object.entries(deckFiles()).map(([file, text]) => deckWriting.readReady(file, text));
  return ready;
}
