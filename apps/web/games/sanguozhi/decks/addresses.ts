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

/** Whether an address, which the router may have decoded in part, speaks of that name. */
export function speaksOf(address: string, name: string): boolean {
  return [address, decoded(address)].includes(name);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
