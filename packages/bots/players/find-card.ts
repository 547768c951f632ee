import type { CardView, Handle, ZoneView } from '@lianhuan/kernel';

/** The zones of a view by their names, in the order of the view. */
export function zonesByName(zones: readonly ZoneView[]): ReadonlyMap<string, readonly ZoneView[]> {
  const named = new Map<string, ZoneView[]>();
  for (const zone of zones) {
    const alike = named.get(zone.name);
    if (alike) alike.push(zone);
    else named.set(zone.name, [zone]);
  }
  return named;
}

/** The card with this handle in a zone, looked for from the top, where the cards are that can be picked. */
export function cardWith(handle: Handle, { cards }: ZoneView): CardView | null {
  if (cards === null) return null;
  for (let at = cards.length - 1; at >= 0; at--) if (cards[at].handle === handle) return cards[at];
  return null;
}

/** A reader of what is printed on the cards of a game, which everybody may read; a card made up for a case is unknown. */
export function printedBy<Definition extends { readonly id: string }>(
  library: () => readonly Definition[],
): (id: string) => Definition | undefined {
  let definitions: ReadonlyMap<string, Definition> | undefined;
  return (id) => {
    definitions ??= new Map(library().map((definition) => [definition.id, definition]));
    return definitions.get(id);
  };
}
