import type { TableView } from '../table-view.ts';

/** How many cards a player has that go round: all but territories in play and pouches. */
export function deckSize(table: TableView): number {
  return (['hand', 'deck', 'discard', 'troops', 'schemes'] as const).reduce(
    (sum, zone) => sum + table.own(zone).count,
    0,
  );
}
