import { type DeckOf, DeckWriting, type ReadyDeck } from '@lianhuan/cardtext';

/** 主卡卡组, 备卡卡组 (100.3) and 事件, each card as often as it is in it. */
export type DeckList = DeckOf<'main' | 'side' | 'events', never>;

/** A deck of the game's own, ready to play. */
export type Deck = DeckList & ReadyDeck;

/** A deck as people hand it on. */
export type NamedDeck = DeckList & Pick<ReadyDeck, 'name'>;

/** How decks are written. */
export const deckWriting = new DeckWriting<'main' | 'side' | 'events', never>({
  one: [],
  many: ['main', 'side', 'events'],
  example: '步兵兵权',
});
