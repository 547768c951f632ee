import type { CardId, Seat, Table } from '@lianhuan/kernel';

/**
 * All cards of a player that have left the zones where they lie unseen, e.g. the deck.
 * @param unseen the names of those zones
 */
export function hadToHand(
  { cards, zones }: Table,
  seat: Seat,
  unseen: ReadonlySet<string>,
): CardId[] {
  return cards.flatMap(({ id, owner, zone }) =>
    owner === seat && !unseen.has(zones[zone].name) ? [id] : [],
  );
}
