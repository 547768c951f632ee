/** What takes the deck check and all cards: one part, fetched when it is first wanted. */
export { DeckWarning } from './deck-warning.tsx';
export { DecksPage } from './decks-page.tsx';
