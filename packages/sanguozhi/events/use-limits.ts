import type { CardId } from '@lianhuan/kernel';
import type { HeldTrigger } from '../effects/effect-body.ts';
import { obeys, rule } from '../rules.ts';
import type { AbilityRef } from '../table/state.ts';
import type { SanguozhiEffect, SanguozhiTable } from '../table/table.ts';
import { onceKey } from './turn-changes.ts';

/** How often abilities may be used and triggers may fire (808.2, 703.2b), and where that is counted. */

/** Has the trigger not yet fired as often as it may (808.2, 703.2b)? */
export function timesLeft(table: SanguozhiTable, effect: SanguozhiEffect): boolean {
  const key = limitKey(effect);
  if (key === null) return true;
  const { body } = effect;
  const { limit } = (body as HeldTrigger).ability;
  const used = table.state.uses[key] ?? 0;
  if (limit > 0) return used < limit || !obeys('808.2', '105.12', '105.12b');
  return used === 0 || !rule('703.2b');
}

/** The key under which a trigger's uses are counted; null for one that may fire without end. */
export function limitKey({ body, source, incarnation }: SanguozhiEffect): string | null {
  if (body.kind !== 'trigger') return null;
  const { ability, ref, word } = body;
  if (ability.limit > 0) return useKey(source, ref);
  // A card enters once, so its effect of entering cannot fire twice.
  if (word.times !== 'once' || word.on.kind === 'entry') return null;
  return onceKey(`${useKey(source, ref)}:${incarnation}`);
}

/** Uses are counted for the card, whatever zone, control or face it changes (702.4, 808.3). */
export function useKey(card: CardId, { definition, index }: AbilityRef): string {
  // Whoever controls the card: it goes on counting when it changes hands.
  obeys('702.4', '808.3');
  return `${card}:${definition}.${index}`;
}
