import type { Sight } from './sight.ts';

/** How many cards a player has that go round: all but territories in play and pouches. */
export function deckSize(sight: Sight): number {
  return (['hand', 'deck', 'discard', 'troops', 'schemes'] as const).reduce(
    (sum, zone) => sum + sight.own(zone).count,
    0,
  );
}
