import type { CardView, Handle, Seat, View, ZoneView } from '@lianhuan/kernel';

/** A card in its place. */
export interface Placed {
  readonly card: CardView;
  readonly zone: ZoneView;
}

/**
 * A view, to be asked for zones and cards by name. A game narrows it to its own state and names of
 * zones, shared ones and those each seat has.
 */
export interface TableView<
  State = unknown,
  SharedZone extends string = string,
  SeatZone extends string = string,
> {
  readonly view: View;
  readonly state: State;
  /** A shared place; where it has slots, all in order. */
  shared(name: SharedZone): readonly ZoneView[];
  of(seat: Seat, name: SeatZone): ZoneView;
  find(handle: Handle): Placed | undefined;
}

export function tableViewOf(view: View): TableView {
  const cards = new Map<Handle, Placed>();
  for (const zone of view.zones) {
    for (const card of zone.cards ?? []) cards.set(card.handle, { card, zone });
  }
  return {
    view,
    state: view.state,
    shared: (name) => view.zones.filter((zone) => zone.name === name && zone.owner < 0),
    of: (seat, name) =>
      view.zones.find((zone) => zone.name === name && zone.owner === seat) as ZoneView,
    find: (handle) => cards.get(handle),
  };
}
