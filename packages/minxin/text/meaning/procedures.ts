import type { CardId, Flow, Seat, ZoneId } from '@lianhuan/kernel';
import type { MinxinEvent } from '../../events/events.ts';
import type { Resource } from '../../table/state.ts';
import type { MinxinTable } from '../../table/table.ts';

/**
 * The procedures of the rulebook that card text calls. Procedures carry out text, and text starts
 * procedures; so that the folders' arrows stay one-way, text knows only this list, and the flow
 * hands itself in once, when it is loaded.
 */
export interface Procedures {
  happen(table: MinxinTable, event: MinxinEvent): Flow<MinxinEvent | null>;
  /** Does an effect forbid the event? */
  isForbidden(table: MinxinTable, event: MinxinEvent): boolean;
  gain(table: MinxinTable, seat: Seat, resource: Resource, amount: number): Flow;
  seize(table: MinxinTable, seat: Seat, from: Seat, amount: number): Flow;
  move(table: MinxinTable, card: CardId, to: ZoneId, place?: 'top' | 'bottom'): Flow<boolean>;
  exile(table: MinxinTable, card: CardId): Flow<boolean>;
  discard(table: MinxinTable, card: CardId): Flow<boolean>;
  draw(table: MinxinTable, seat: Seat, count: number): Flow<number>;
  takePouches(table: MinxinTable, seat: Seat, count: number): Flow;
  takeRecruit(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean>;
  routByRange(table: MinxinTable, seat: Seat, source: CardId, range: number): Flow<boolean>;
  /** Is there anything that 击溃X could be aimed at? */
  hasInRange(table: MinxinTable, seat: Seat, range: number): boolean;
  routWithoutCost(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean>;
  revealEvent(table: MinxinTable): Flow;
  /** Shows the top card of the 中央牌库 to all; `NO_CARD` when there is none even after 2.2.4. */
  showTop(table: MinxinTable): Flow<CardId>;
}

/** The flow's procedures; there from the moment the game is loaded. */
export const procedures = {} as Procedures;

/** Called once by the flow. */
export function provideProcedures(given: Procedures): void {
  Object.assign(procedures, given);
}
