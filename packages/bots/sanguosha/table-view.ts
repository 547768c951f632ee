import { type CardView, type Handle, NOBODY, type Seat, type View } from '@lianhuan/kernel';
import {
  type CardDefinition,
  type Faction,
  library,
  type PublicFrame,
  type Role,
  type SanguoshaPublicState,
  type ZoneName,
} from '@lianhuan/sanguosha';
import { cardWith, printedBy } from '../players/find-card.ts';

/** A view of 三国杀 with what a bot keeps asking of it. */
export interface TableView {
  readonly seat: Seat;
  readonly state: SanguoshaPublicState;
  /** What is printed on the card with this handle, if this seat sees it. */
  find(handle: Handle | null): CardDefinition | null;
  /** The cards of a seat's zone that this seat sees. */
  cards(seat: Seat, zone: ZoneName): readonly CardDefinition[];
  /** How many cards lie there. */
  count(seat: Seat, zone: ZoneName): number;
  /** Whose zone the card with this handle lies in, if this seat sees it there; −1 for nobody's. */
  holder(handle: Handle | null): Seat;
  /** How many cards of a face this seat sees. */
  seen(face: string): number;
  /** The role of a seat, if this seat may know it; null otherwise. */
  roleOf(seat: Seat): Role | null;
  /** What is printed on the own generals as their faction; null before they are chosen. */
  ownFaction(): Faction | null;
  /** The innermost flow of that kind; null for none. */
  frame(kind: string): PublicFrame | null;
}

const printedOn = printedBy(library);

/** Looks at a view of 三国杀; nothing is read of it before it is asked for. */
export function tableViewOf(view: View): TableView {
  // A view makes its state when it is first read, and not every decision asks for it.
  const stateOf = () => view.state as SanguoshaPublicState;
  const zoneOf = (seat: Seat, name: ZoneName) =>
    view.zones.find((zone) => zone.owner === seat && zone.name === name);
  const printed = ({ definition }: CardView) => printedOn(definition, view);

  function find(handle: Handle | null): CardDefinition | null {
    if (handle === null) return null;
    // What is looked for is mostly one's own. The discard pile, the longest, comes first among the zones: it is looked at last.
    for (const own of [true, false]) {
      for (let at = view.zones.length - 1; at >= 0; at--) {
        const zone = view.zones[at];
        if ((zone.owner === view.seat) !== own) continue;
        const card = cardWith(handle, zone);
        if (card !== null) return printed(card) ?? null;
      }
    }
    return null;
  }

  function holder(handle: Handle | null): Seat {
    const zone = view.zones.find((one) => handle !== null && cardWith(handle, one) !== null);
    return zone?.owner ?? NOBODY;
  }

  function seen(face: string): number {
    const all = view.zones.flatMap((zone) => zone.cards ?? []);
    return all.filter((card) => printed(card)?.face === face).length;
  }

  function cards(seat: Seat, zone: ZoneName): readonly CardDefinition[] {
    return (zoneOf(seat, zone)?.cards ?? []).flatMap((card) => printed(card) ?? []);
  }

  return {
    seat: view.seat,
    get state() {
      return stateOf();
    },
    find,
    holder,
    seen,
    cards,
    count: (seat, zone) => zoneOf(seat, zone)?.count ?? 0,
    roleOf: (seat) => (cards(seat, 'role')[0]?.id as Role | undefined) ?? null,
    ownFaction: () => cards(view.seat, 'generals')[0]?.faction ?? null,
    frame: (kind) => stateOf().frames.findLast((frame) => frame.kind === kind) ?? null,
  };
}
