import { deckWarningsOf } from '../../../decks/deck-warning.tsx';
import { decksPageOf } from '../../../decks/decks-page.tsx';
import { evolveDecks } from './kit.tsx';

/** What takes the deck check and all cards: one part, fetched when it is first wanted. */
export const DecksPage = decksPageOf(evolveDecks);
export const DeckWarnings = deckWarningsOf(evolveDecks);
