import type { View } from '@lianhuan/kernel';

/**
 * Does whoever is asked have cards that the others do not see: in hand, or face down? Where several share a screen they
 * see whether it stops there, so only what they know anyway may decide it.
 */
export function holdsCards({ zones, seat }: View): boolean {
  return zones.some(
    ({ name, owner, count, cards }) =>
      (name === 'hand' && owner === seat && count > 0) ||
      (cards ?? []).some(({ faceDown, controller }) => faceDown && controller === seat),
  );
}
