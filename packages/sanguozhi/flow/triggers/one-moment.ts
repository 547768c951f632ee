import type { CardId, Flow } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import type { DeferredTrigger } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';

/**
 * Several things that count as one moment: rule effects that hold together (804.3), triggers that fired
 * together (703.3c). What they fire waits until all of them have been done.
 */

/** What waits for the end of a moment. */
interface Moment {
  readonly triggers: DeferredTrigger[];
  /** Cards that came into play in it: their other abilities wait for their effects of entering (703.5d). */
  readonly arrivals: CardId[];
}

/** The moment that goes on at a table; nobody has 行动权 in the middle of one, so it is no part of the table. */
const moments = new WeakMap<SanguozhiTable, Moment>();

/** Carries out a flow as one moment; inside of another moment it is a part of that. */
export function* asOneMoment<Result>(table: SanguozhiTable, deeds: Flow<Result>): Flow<Result> {
  if (moments.has(table)) return yield* deeds;
  const moment: Moment = { triggers: [], arrivals: [] };
  moments.set(table, moment);
  const result = yield* deeds;
  moments.delete(table);
  const { triggers, arrivals } = moment;
  if (triggers.length > 0) yield* table.procedures.schedule(table, triggers);
  for (const card of arrivals) yield* endArrival(table, card);
  return result;
}

/** Keeps triggers for the end of the moment; gives whether there is one going on. */
export function heldBack(table: SanguozhiTable, triggers: readonly DeferredTrigger[]): boolean {
  const moment = moments.get(table);
  moment?.triggers.push(...triggers);
  return moment !== undefined;
}

/** All abilities of the card work from now on, or from the end of the moment that goes on (703.5d). */
export function* hasArrived(table: SanguozhiTable, card: CardId): Flow {
  const moment = moments.get(table);
  if (moment === undefined) yield* endArrival(table, card);
  else moment.arrivals.push(card);
}

/** All abilities of the card work from now on (703.5d). */
export function* endArrival(table: SanguozhiTable, card: CardId): Flow {
  if (!table.state.arriving.includes(card)) return;
  yield* happen(table, { type: 'arriving', card, done: true });
}
