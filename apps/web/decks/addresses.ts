/** Where the decks of a game stand. */
export function decksAddress(game: string): string {
  return `/${game}/decks`;
}

/** Where a ready deck is looked at. */
export function readyAddress(game: string, id: string): string {
  return `${decksAddress(game)}/ready/${id}`;
}

/** Where a deck of one's own is built. */
export function ownAddress(game: string, name: string): string {
  return `${decksAddress(game)}/own/${encodeURIComponent(name)}`;
}

/** Whether an address speaks of that name: as it is typed, or as the router hands it on. */
export function speaksOf(address: string, name: string): boolean {
  const written = encodeURIComponent(name);
  return [name, written, decodeURI(written)].includes(address);
}
