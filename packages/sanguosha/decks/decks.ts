export { decks } from '#decks';
export type { Deck, DeckCard } from './deck.ts';
