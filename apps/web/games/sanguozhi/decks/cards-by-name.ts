import type { DeckCard } from '@lianhuan/sanguozhi';
import type { PrintedAddition } from '../../../engine/added-cards.ts';
import { shownCards } from '../../../own-cards/shown-cards.ts';
import { CARDS, type SanguozhiCard } from '../card/library.ts';

/** The cards of decks: those a player added, and those of the game. */
export interface CardsByName {
  /** Added cards first, then those of the game in the order of the book. */
  readonly cards: readonly SanguozhiCard[];
  /** The card of that (Chinese) name, by which decks call it. */
  cardNamed(name: string): SanguozhiCard | undefined;
  /** All of them as the deck check wants to know them. */
  readonly checked: readonly DeckCard[];
}

/** All cards there are with those that a player added. */
export function cardsWith(added: readonly PrintedAddition[]): CardsByName {
  const cards = [...(shownCards(added, CARDS) as readonly SanguozhiCard[]), ...CARDS];
  const byName = new Map(cards.map((card) => [card.name.zh, card]));
  return {
    cards,
    cardNamed: (name) => byName.get(name),
    checked: cards.map(({ name, kind, limit }) => ({
      name: name.zh,
      english: name.en,
      kind,
      limit,
    })),
  };
}
