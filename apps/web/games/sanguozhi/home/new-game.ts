import type { AddedCard } from '@lianhuan/cardtext';
import type { DeckChoice, DeckList } from '@lianhuan/sanguozhi';
import { chosenDeck, type DeckName } from '../../../decks/deck-choice.ts';
import type { OwnDeck } from '../../../decks/deck-edit.ts';
import type { NewGame, SetupSettings } from '../../../engine/protocol.ts';
import { cardsOf } from '../../../own-cards/needed-cards.ts';
import { type DraftPart, wordOf } from '../../../pages/home/agreed-draft.ts';
import type { DuelDraft } from '../../../pages/home/duel-fields.tsx';
import { parseSeed, randomSeed } from '../../../pages/home/seed.ts';
import { listsOf } from '../decks/lists.ts';
import type { KeptSeries } from '../series/kept-series.ts';

/** One against one, or two against two. */
export const PLAYER_COUNTS = ['2', '4'] as const;
/** 粮草 at the start: a short and a standard game. */
export const LENGTHS = ['15', '30'] as const;

/** One game, or best of three. */
export const MATCHES = ['one', 'three'] as const;

/** A new game as it stands in the form. */
export interface Draft extends DuelDraft {
  /** The draft is for all four seats; those beyond this number wait. */
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly match: (typeof MATCHES)[number];
  readonly length: (typeof LENGTHS)[number];
  /** As typed. */
  readonly seed: string;
}

/** One person against one bot. @param ready ids of ready decks, which the seats take in turn. */
export function freshDraft(ready: readonly string[]): Draft {
  return {
    players: '2',
    seats: ['human', 'greedy', 'greedy', 'greedy'],
    decks: [0, 1, 2, 3].map((seat) => `ready:${ready[seat % ready.length]}` as const),
    match: 'one',
    length: '30',
    seed: randomSeed(),
  };
}

/** What the form begins with where so much is agreed in a room. */
export function agreedDraft({ players, grain }: SetupSettings, bestOf: 1 | 3): DraftPart<Draft> {
  return {
    match: bestOf === 3 ? 'three' : 'one',
    players: wordOf(PLAYER_COUNTS, players),
    length: wordOf(LENGTHS, grain),
  };
}

/** The seats (or decks) of the players who take part, out of all that the form keeps. */
export function playing<T>(seats: readonly T[], { players }: Draft): readonly T[] {
  return seats.slice(0, Number(players));
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
  const seed = parseSeed(draft.seed);
  const seats = playing(draft.seats, draft);
  if (seed === null || !seats.includes('human')) return null;
  const decks = playing(draft.decks, draft).map((name) => choiceOf(name, own));
  if (!decks.every((deck) => deck !== null)) return null;
  const setup = {
    players: seats.length,
    decks,
    grain: Number(draft.length),
    ...(isTournament(draft) && { tournament: true }),
    ...cardsOf(decks, cards),
  };
  return { game: 'sanguozhi', setup, seed, seats };
}

/** A 比赛, in which one may agree on a draw (104.4b): people play each other, or best of three. */
function isTournament(draft: Draft): boolean {
  const people = playing(draft.seats, draft).filter((kind) => kind === 'human').length;
  return draft.match === 'three' || people > 1;
}

/**
 * The match of several games that has begun with this one.
 * @param ready the ready decks
 * @throws Error for a draft that names a deck which is gone (`gameOf` gives null for such a draft)
 */
export function seriesOf(
  draft: Draft,
  own: readonly OwnDeck[],
  ready: readonly (DeckList & { readonly id: string })[],
  save: string,
): KeptSeries {
  const lists = playing(draft.decks, draft).map((name) => {
    const choice = choiceOf(name, own);
    const deck = typeof choice === 'string' ? ready.find(({ id }) => id === choice) : choice;
    if (!deck) throw new Error(`there is no deck ${name}`);
    return listsOf(deck);
  });
  return {
    id: save,
    players: draft.players === '2' ? 2 : 4,
    seats: playing(draft.seats, draft),
    grain: Number(draft.length),
    decks: lists,
    games: [{ save, winners: null }],
  };
}

/** A deck as a set-up names it: an id, or a list of cards; null for one that is gone. */
function choiceOf(name: DeckName, own: readonly OwnDeck[]): DeckChoice | null {
  const deck = chosenDeck(name, own);
  return deck === null || typeof deck === 'string' ? deck : listsOf(deck.lists);
}
