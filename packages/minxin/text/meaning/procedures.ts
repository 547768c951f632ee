import type { CardId, Flow, Option, Seat, ZoneId } from '@lianhuan/kernel';
import type { MinxinEvent, RecruitEvent } from '../../events/events.ts';
import type { Resource } from '../../table/state.ts';
import type { MinxinTable } from '../../table/table.ts';
import type { Condition, Count } from '../nodes/nodes.ts';
import type { Actor } from './scope.ts';

/** Where a recruit is about to go. */
export type RecruitGoal = Pick<RecruitEvent, 'to' | 'place'>;

/**
 * What chapters and card text call of each other: playing a card lets others answer by playing one, a card
 * that leaves the row can bring an event, and the words of both start procedures again. Every table holds
 * them, so that no module needs to import what imports it.
 */
export interface Procedures {
  /** Carries out the option that a player picked at an idle point, or in answer (2.1.2, 2.3.5). */
  act(table: MinxinTable, choice: Option, seat: Seat): Flow;
  /** Fills every gap in the row from the central deck (2.2.3, 2.2.4). */
  fillRow(table: MinxinTable): Flow;
  happen(table: MinxinTable, event: MinxinEvent): Flow<MinxinEvent | null>;
  /** Does an effect forbid the event? */
  isForbidden(table: MinxinTable, event: MinxinEvent): boolean;
  gain(table: MinxinTable, seat: Seat, resource: Resource, amount: number): Flow<boolean>;
  seize(table: MinxinTable, seat: Seat, from: Seat, amount: number): Flow;
  move(table: MinxinTable, card: CardId, to: ZoneId, place?: 'top' | 'bottom'): Flow<boolean>;
  /** Exiles the card, because words that a player carries out say so. */
  exile(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean>;
  /** Plays the card, as from the hand at an idle point. */
  play(table: MinxinTable, seat: Seat, card: CardId): Flow;
  /** Does a condition of lasting words hold? */
  holds(table: MinxinTable, condition: Condition, who: Actor): boolean;
  /** What lasting words count. */
  count(table: MinxinTable, count: Count, who: Actor): number;
  discard(table: MinxinTable, card: CardId): Flow<boolean>;
  draw(table: MinxinTable, seat: Seat, count: number): Flow<number>;
  takePouches(table: MinxinTable, seat: Seat, count: number): Flow;
  /** @param goal where the recruit goes; the discard pile where nothing is said */
  takeRecruit(table: MinxinTable, seat: Seat, card: CardId, goal?: RecruitGoal): Flow<boolean>;
  routByRange(table: MinxinTable, seat: Seat, source: CardId, range: number): Flow<boolean>;
  /** Is there anything that 击溃X could be aimed at? */
  hasInRange(table: MinxinTable, seat: Seat, range: number): boolean;
  routWithoutCost(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean>;
  revealEvent(table: MinxinTable): Flow;
  /** The top card of the 中央牌库, filled by 2.2.4 if it is empty; `NO_CARD` when there is none. */
  topOfCentral(table: MinxinTable): Flow<CardId>;
  /**
   * Shows the top card of a player's deck to all, or with `NOBODY` that of the 中央牌库; `NO_CARD` when there is none
   * (for the 中央牌库 even after 2.2.4).
   */
  showTop(table: MinxinTable, seat: Seat): Flow<CardId>;
}
