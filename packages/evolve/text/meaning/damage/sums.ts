import { effectScope } from '../../../effects/active-effects.ts';
import { lastingOf } from '../../../effects/effect-index.ts';
import type { EvolveEvent } from '../../../events/events.ts';
import type { EvolveEffect, EvolveTable } from '../../../table/table.ts';
import { count } from '../evaluate.ts';

/**
 * Do these replacements only add to damage, or take from it, and leave some of it in any order (10.10.2)? Where nothing may
 * be left on the way, those of the next damage would not be used up.
 */
export function isSumInAnyOrder(
  table: EvolveTable,
  effects: readonly EvolveEffect[],
  event: EvolveEvent,
): boolean {
  if (event.type !== 'damage') return false;
  let least = event.amount;
  for (const effect of effects) {
    const word = lastingOf(effect);
    const isSum = word?.kind === 'damage-change' || word?.kind === 'next-damage';
    if (!isSum || word.how === 'set') return false;
    const much = count(table, word.amount, effectScope(table, effect));
    least += Math.min(0, word.how === 'add' ? much : -much);
  }
  return least > 0;
}
