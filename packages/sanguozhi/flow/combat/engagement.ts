import type { Flow } from '@lianhuan/kernel';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happenTogether } from '../../events/pipeline.ts';
import { isFighting } from '../../table/combat.ts';
import type { SanguozhiTable } from '../../table/table.ts';

/** A card attacks, defends, is defended against, or fights. */
export type Engagement = Extract<SanguozhiEvent, { readonly type: 'engage' }>;

/**
 * 战斗时 of those cards that attacked or defended, once all that heard of that has been carried out (608.2, 609.2c):
 * of those that are still in combat.
 */
export function* hearFighting(
  table: SanguozhiTable,
  engaged: readonly Engagement[],
  heardBy?: Engagement['heardBy'],
): Flow {
  const fighting = engaged.filter(({ card }) => isFighting(table, card));
  const heard = heardBy === undefined ? {} : { heardBy };
  const events = fighting.map((one): Engagement => ({ ...one, how: 'fights', ...heard }));
  if (events.length > 0) yield* happenTogether(table, events);
}
