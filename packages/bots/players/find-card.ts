import { type CardView, type Handle, UNSEEN, type View, type ZoneView } from '@lianhuan/kernel';

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

/** What the state of a view says of the cards that are not of the game's own. */
interface WithAddedCards<Definition> {
  readonly addedCards: readonly Definition[];
}

/**
 * A reader of what is printed on the cards of a game, and on those added to them: everybody may read it.
 * The state of the view is looked at only for a card that is not of the game's own.
 */
export function printedBy<Definition extends { readonly id: string }>(
  library: () => readonly Definition[],
): (id: string, view: View) => Definition | undefined {
  let definitions: ReadonlyMap<string, Definition> | undefined;
  return (id, view) => {
    definitions ??= new Map(library().map((definition) => [definition.id, definition]));
    const known = definitions.get(id);
    if (known !== undefined || id === UNSEEN) return known;
    const { addedCards } = view.state as WithAddedCards<Definition>;
    return addedCards.find((definition) => definition.id === id);
  };
}
