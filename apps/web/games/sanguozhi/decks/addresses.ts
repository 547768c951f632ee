/** Where the decks stand. */
export const DECKS = '/sanguozhi/decks';

/** Where a ready deck is looked at. */
export function readyAddress(id: string): string {
  return `${DECKS}/ready/${id}`;
}

/** Where a deck of one's own is built. */
export function ownAddress(name: string): string {
  return `${DECKS}/own/${encodeURIComponent(name)}`;
}

/** Whether an address speaks of that name: as it is typed, or as the router hands it on. */
export function speaksOf(address: string, name: string): boolean {
  const written = encodeURIComponent(name);
  return [name, written, decodeURI(written)].includes(address);
}
