import type { AddedCard } from '@lianhuan/cardtext';
import type { DeckChoice } from '@lianhuan/evolve';
import { chosenDeck, type DeckName } from '../../../decks/deck-choice.ts';
import type { OwnDeck } from '../../../decks/deck-edit.ts';
import type { NewGame, SetupSettings } from '../../../engine/protocol.ts';
import { cardsOf } from '../../../own-cards/needed-cards.ts';
import { type DraftPart, wordOf } from '../../../pages/home/agreed-draft.ts';
import type { DuelDraft } from '../../../pages/home/duel-fields.tsx';
import { parseSeed, randomSeed } from '../../../pages/home/seed.ts';
import { deckOf } from '../decks/lists.ts';

/** 主战者的生命值 at the start: a short and a standard game. */
export const LENGTHS = ['10', '20'] as const;
/** Who goes first: a seat, or whoever is drawn by lot says (6.2.1.6). */
export const FIRSTS = ['lot', '0', '1'] as const;

/** A new game as it stands in the form. */
export interface Draft extends DuelDraft {
  readonly length: (typeof LENGTHS)[number];
  readonly first: (typeof FIRSTS)[number];
  /** As typed. */
  readonly seed: string;
}

/** One person against one bot. @param ready ids of ready decks, of which the seats take the first ones. */
export function freshDraft(ready: readonly string[]): Draft {
  return {
    seats: ['human', 'greedy'],
    decks: [0, 1].map((seat) => `ready:${ready[seat % ready.length]}` as const),
    length: '20',
    first: 'lot',
    seed: randomSeed(),
  };
}

/** What the form begins with where so much is agreed in a room. */
export function agreedDraft({ life, first }: SetupSettings): DraftPart<Draft> {
  return {
    length: wordOf(LENGTHS, life),
    first: wordOf(FIRSTS, first),
  };
}

/**
 * The game that the form describes, or null while it cannot be played.
 * @param cards that the player added to the game: those that the decks need go along
 */
export function gameOf(
  draft: Draft,
  own: readonly OwnDeck[],
  cards: readonly AddedCard[] = [],
): NewGame | null {
  const { seats, length, first, seed } = draft;
  const number = parseSeed(seed);
  if (number === null || !seats.includes('human')) return null;
  const decks = draft.decks.map((name) => choiceOf(name, own));
  if (!decks.every((deck) => deck !== null)) return null;
  const setup = {
    players: seats.length,
    decks,
    life: Number(length),
    first: first === 'lot' ? first : Number(first),
    ...cardsOf(decks, cards),
  };
  return { game: 'evolve', setup, seed: number, seats };
}

/** A deck as a set-up names it: an id, or a list of cards; null for one that is gone. */
function choiceOf(name: DeckName, own: readonly OwnDeck[]): DeckChoice | null {
  const deck = chosenDeck(name, own);
  return deck === null || typeof deck === 'string' ? deck : deckOf(deck.lists);
}
