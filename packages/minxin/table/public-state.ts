import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import { addedCards } from '../cards/added.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { costFor, defenceOf, handLimit } from '../effects/characteristics.ts';
import { scores } from '../flow/end.ts';
import type { Contest, MinxinState, Player } from './state.ts';
import { actingSeat, type MinxinTable, printed } from './table.ts';

/** What everybody may know of the state, beside the cards. */
export interface MinxinPublicState extends Omit<MinxinState, 'players' | 'contests'> {
  readonly players: readonly (Player & { readonly handLimit: number })[];
  /** Contested cards by handle. */
  readonly contests: readonly (Omit<Contest, 'card' | 'incarnation'> & { readonly card: number })[];
  /** Final counts, once the game is over; before that nobody may count the decks. */
  readonly scores: ReturnType<typeof scores> | null;
  /** The cards that are not of the game's own. */
  readonly addedCards: readonly CardDefinition[];
}

/** What everybody may know of the table beside its cards, as it is now. */
export function publicState(table: MinxinTable): MinxinPublicState {
  const { players, contests, ...rest } = table.state;
  return {
    ...rest,
    players: players.map((player, seat) => ({
      ...player,
      tally: { ...player.tally, played: { ...player.tally.played } },
      handLimit: handLimit(table, seat as Seat),
    })),
    contests: contests.map(({ card, incarnation: _, ...contest }) => ({
      ...contest,
      card: table.cards[card].handle,
    })),
    scores: table.outcome === null ? null : scores(table),
    addedCards: addedCards.among(table.library),
  };
}

/** Costs and defences as they are now, for the player whose turn it is. */
export function characteristics(table: MinxinTable, card: CardId): Record<string, number> {
  const { controller } = table.cards[card];
  const cost = costFor(table, card, controller === NOBODY ? actingSeat(table) : controller);
  if (printed(table, card).kind !== 'territory') return { cost };
  return { cost, defence: defenceOf(table, card) };
}
