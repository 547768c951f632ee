import type { AddedCard } from '@lianhuan/cardtext';
import type { NewGame, SeatKind, SetupSettings } from '../../../engine/protocol.ts';
import { cardsOf } from '../../../own-cards/needed-cards.ts';
import { type DraftPart, wordOf } from '../../../pages/home/agreed-draft.ts';
import { parseSeed, randomSeed } from '../../../pages/home/seed.ts';

/** How many may play (rulebook: 2 to 6). */
export const PLAYER_COUNTS = ['2', '3', '4', '5', '6'] as const;
/** 民心 in the pool for each player: a short, a medium and a standard game. */
export const LENGTHS = ['10', '20', '30'] as const;
export const ORDERS = ['counter-clockwise', 'clockwise'] as const;

/** A new game as it stands in the form. */
export interface Draft {
  readonly players: (typeof PLAYER_COUNTS)[number];
  /** For all six seats; those beyond the number of players wait. */
  readonly seats: readonly SeatKind[];
  readonly length: (typeof LENGTHS)[number];
  readonly order: (typeof ORDERS)[number];
  /** The ids of the player's own cards that are dealt from, too. */
  readonly cards: readonly string[];
  /** As typed. */
  readonly seed: string;
}

/** One person against one bot. */
export function freshDraft(): Draft {
  return {
    players: '2',
    seats: ['human', 'greedy', 'greedy', 'greedy', 'greedy', 'greedy'],
    length: '30',
    order: 'counter-clockwise',
    cards: [],
    seed: randomSeed(),
  };
}

/** What the form begins with where so much is agreed in a room. */
export function agreedDraft({ players, favorPerPlayer, order }: SetupSettings): DraftPart<Draft> {
  return {
    players: wordOf(PLAYER_COUNTS, players),
    length: wordOf(LENGTHS, favorPerPlayer),
    order: wordOf(ORDERS, order),
  };
}

/** The seats of those who play. */
export function seatsOf({ seats, players }: Draft): readonly SeatKind[] {
  return seats.slice(0, Number(players));
}

/**
 * The game that the form describes, or null while it cannot be played.
 * @param own cards that the player added to the game
 */
export function gameOf(draft: Draft, own: readonly AddedCard[] = []): NewGame | null {
  const seed = parseSeed(draft.seed);
  const seats = seatsOf(draft);
  if (seed === null || !seats.includes('human')) return null;
  const picked = own.filter(({ id }) => draft.cards.includes(String(id))).map(({ name }) => name);
  const setup = {
    players: seats.length,
    order: draft.order,
    favorPerPlayer: Number(draft.length),
    ...cardsOf([{ picked }], own),
  };
  return { game: 'minxin', setup, seed, seats };
}
