import type { CardId } from '@lianhuan/kernel';
import type { HeldAbility } from '../effects/characteristics.ts';
import type { Held, HeldTrigger } from '../effects/effect-body.ts';
import { obeys, rule } from '../rules.ts';
import type { AbilityRef } from '../table/state.ts';
import type { SanguozhiEffect, SanguozhiTable } from '../table/table.ts';
import { onceKey } from './turn-changes.ts';

/** How often abilities may be used, may fire and may replace something (808.2, 703.2b), and where that is counted. */

/** Has the trigger not yet fired, or the effect replaced something, as often as it may (808.2, 703.2b)? */
export function timesLeft(table: SanguozhiTable, effect: SanguozhiEffect): boolean {
  const key = limitKey(effect);
  if (key === null) return true;
  const { body, source } = effect;
  const { ability, ref } = body as HeldTrigger | Held;
  if (ability.limit > 0) return usesLeft(table, source, { ability, ref });
  return (table.state.uses[key] ?? 0) === 0 || !rule('703.2b');
}

/** The key under which it is counted how often a trigger fires, or words of a card work; null for what may without end. */
export function limitKey({ body, source, incarnation }: SanguozhiEffect): string | null {
  if (body.kind !== 'trigger' && body.kind !== 'held') return null;
  if (body.ability.limit > 0) return useKey(source, body.ref);
  if (body.kind === 'held') return null;
  const { ref, word } = body;
  // A card enters once, so its effect of entering cannot fire twice.
  if (word.times !== 'once' || word.on.kind === 'entry') return null;
  return onceKey(`${useKey(source, ref)}:${incarnation}`);
}

/** Has a card not yet used, or been used by, an ability as often as it may (808.2)? */
export function usesLeft(
  table: SanguozhiTable,
  card: CardId,
  { ability: { limit }, ref }: Pick<HeldAbility, 'ability' | 'ref'>,
): boolean {
  if (limit === 0 || (table.state.uses[useKey(card, ref)] ?? 0) < limit) return true;
  return !obeys('808.2', '105.12', '105.12b');
}

/** Uses are counted for the card, whatever zone, control or face it changes (702.4, 808.3). */
export function useKey(card: CardId, { definition, index }: AbilityRef): string {
  // Whoever controls the card: it goes on counting when it changes hands.
  obeys('702.4', '808.3');
  return `${card}:${definition}.${index}`;
}
