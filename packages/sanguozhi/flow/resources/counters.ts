import type { CardId, Flow } from '@lianhuan/kernel';
import { prohibitionsOn } from '../../effects/active-effects.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import { forbidden, happen, happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { countersOn, fieldOf, type SanguozhiTable, seatsFrom } from '../../table/table.ts';

/** 标记 are had or not had: there is never a second of a kind (119.4c). */
const TAG = '标记';

/**
 * Puts 指示物 on a card, or takes them off where `by` is below 0, as many as there are (706.2); gives
 * whether that was done in full.
 */
export function* addCounters(
  table: SanguozhiTable,
  card: CardId,
  counter: string,
  by: number,
): Flow<boolean> {
  // A card lying face down has none (119.2a).
  if (table.cards[card].faceDown && by > 0 && rule('119.2a')) return false;
  const had = countersOn(table, card, counter);
  const change = by < 0 ? -Math.min(-by, had) : added(counter, had, by);
  if (change === 0) return by === 0;
  const came = yield* happen(table, { type: 'count', card, counter, by: change });
  if (came === null) return false;
  if (by < 0 && change !== by && rule('706.2')) return false;
  return by < 0 || change === by;
}

/** What a card is said not to have is taken off it (119.3). */
export function counterChecks(table: SanguozhiTable): Flow<boolean> | null {
  if (prohibitionsOn(table, 'count').length === 0) return null;
  const barred: SanguozhiEvent[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    for (const card of fieldOf(table, seat)) addBarred(table, card, barred);
  }
  return barred.length > 0 && rule('119.3') ? takeOff(table, barred) : null;
}

function addBarred(table: SanguozhiTable, card: CardId, barred: SanguozhiEvent[]): void {
  const { counters } = table.cards[card];
  for (const counter in counters) {
    const had = counters[counter];
    const event = { type: 'count', card, counter, by: 1 } as const;
    if (had > 0 && forbidden(table, event) !== null) barred.push({ ...event, by: -had });
  }
}

function* takeOff(table: SanguozhiTable, barred: readonly SanguozhiEvent[]): Flow<boolean> {
  yield* happenTogether(table, barred);
  return true;
}

function added(counter: string, had: number, by: number): number {
  if (!counter.endsWith(TAG) || !rule('119.4d')) return by;
  return had > 0 ? 0 : Math.min(by, 1);
}
