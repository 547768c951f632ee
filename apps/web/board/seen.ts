import type { CardView, Handle, Seat, View, ZoneView } from '@lianhuan/kernel';
import type { MinxinPublicState, PlayerZone, SharedZone } from '@lianhuan/minxin';

/** A card in its place. */
export interface Placed {
  readonly card: CardView;
  readonly zone: ZoneView;
}

/** A view of 民心, to be asked for zones and cards by name. */
export interface Seen {
  readonly view: View;
  readonly state: MinxinPublicState;
  /** A shared place; of the row and the always-available area, all slots in order. */
  shared(name: SharedZone): readonly ZoneView[];
  of(seat: Seat, name: PlayerZone): ZoneView;
  find(handle: Handle): Placed | undefined;
}

/** The zones where a player's cards are in play, and the one they enter through. */
export const FIELD_ZONES = ['entering', 'troops', 'schemes', 'territories'] as const;

export function seenOf(view: View): Seen {
  const cards = new Map<Handle, Placed>();
  for (const zone of view.zones) {
    for (const card of zone.cards ?? []) cards.set(card.handle, { card, zone });
  }
  return {
    view,
    state: view.state as MinxinPublicState,
    shared: (name) => view.zones.filter((zone) => zone.name === name && zone.owner < 0),
    of: (seat, name) =>
      view.zones.find((zone) => zone.name === name && zone.owner === seat) as ZoneView,
    find: (handle) => cards.get(handle),
  };
}

/** The others, in the order of play, from the seat that looks (or from the first, for a spectator). */
export function otherSeats({ view, state }: Seen): Seat[] {
  const { seats, seat } = view;
  const from = Math.max(seat, 0);
  const all = Array.from(
    { length: seats },
    (_, step) => ((from + state.direction * step + seats * seats) % seats) as Seat,
  );
  return seat < 0 ? all : all.slice(1);
}
