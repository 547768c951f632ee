import { type CardSort, sortOf } from '../cards/card-sorts.ts';
import type { CardDefinition } from '../cards/definition.ts';
import type { DeckLimit } from '../text/nodes/index.ts';

/** How often a name may be in a deck where its card says nothing else (6.1.1.4). */
export const MOST_COPIES = 3;

/** What of a card matters to a deck that holds it. */
export interface DeckCard
  extends Pick<CardDefinition, 'name' | 'english' | 'kind' | 'special' | 'class' | 'theme'> {
  /** How many of it a deck may hold by its own words (6.1.2); `MOST_COPIES` where it says nothing. */
  readonly copies: number;
}

/** The parts of a deck, and what belongs into each. */
export const DECK_PARTS = {
  leader: 'leader',
  main: 'common',
  evolve: 'evolved',
} as const satisfies Readonly<Record<string, CardSort>>;
/** A part of a deck. */
export type DeckPart = keyof typeof DECK_PARTS;

/** The card that a name means in a part of a deck, or one of that name that belongs elsewhere. */
export function cardNamed<Card extends Pick<CardDefinition, 'name' | 'kind' | 'special'>>(
  name: string,
  part: DeckPart,
  cards: readonly Card[],
): Card | null {
  const called = cards.filter((card) => card.name === name);
  return called.find((card) => sortOf(card) === DECK_PARTS[part]) ?? called[0] ?? null;
}

/** What matters to decks, of a card that was read. */
export function deckCardOf(card: CardDefinition): DeckCard {
  const { name, english, kind, special, class: of, theme } = card;
  return { name, english, kind, special, class: of, theme, copies: copiesOf(card) };
}

function copiesOf({ abilities }: CardDefinition): number {
  const limits = abilities.flatMap(({ body }) =>
    body.kind === 'static' && body.word.kind === 'deck-limit' ? [body.word as DeckLimit] : [],
  );
  return limits.length > 0 ? Math.max(...limits.map(({ copies }) => copies)) : MOST_COPIES;
}
