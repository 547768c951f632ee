import type { DamageEvent, SanguozhiEvent } from './events.ts';

/** The most damage that one source deals at a time: as much as a card can say (117.4). */
export const MOST_DAMAGE = 999;

/** How much of an effect falls on the damage; undefined where its controller had nothing to say (117.4f). */
export function shareOf({ shares }: DamageEvent, effect: number): number | undefined {
  return shares?.find((share) => share.effect === effect)?.amount;
}

/** Is the effect for damage of other sources, as its controller said (117.4f)? */
export function isForOthers(event: SanguozhiEvent, effect: number): boolean {
  return event.type === 'damage' && shareOf(event, effect) === 0;
}
