import type { DeckCard } from '@lianhuan/sanguozhi';
import { CARDS, type SanguozhiCard } from '../card/library.ts';

const BY_NAME = new Map(CARDS.map((card) => [card.name.zh, card]));

/** The card of that (Chinese) name, by which decks call it. */
export function cardNamed(name: string): SanguozhiCard | undefined {
  return BY_NAME.get(name);
}

/** All cards as the deck check wants to know them. */
export const DECK_CARDS: readonly DeckCard[] = CARDS.map(({ name, kind, limit }) => ({
  name: name.zh,
  english: name.en,
  kind,
  limit,
}));
