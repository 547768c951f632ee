import { type DeckOf, DeckWriting, type ReadyDeck } from '@lianhuan/cardtext';
import type { Result } from '@lianhuan/kernel';
import { deckFiles } from '#deck-files';

export { checkDeck } from './deck-check.ts';

/** 主卡卡组, 备卡卡组 (100.3) and 事件, each card as often as it is in it. */
export type DeckList = DeckOf<'main' | 'side' | 'events', never>;

/** A deck of the game's own, ready to play. */
export type Deck = DeckList & ReadyDeck;

/** How decks are written. */
export const deckWriting = new DeckWriting<'main' | 'side' | 'events', never>({
  one: [],
  many: ['main', 'side', 'events'],
  example: '步兵兵权',
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
