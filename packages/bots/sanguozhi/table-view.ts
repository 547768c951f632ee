import type { CardView, Handle, Seat, View, ZoneView } from '@lianhuan/kernel';
import {
  type CardDefinition,
  library,
  type Role,
  type SanguozhiPublicState,
  type ZoneName,
} from '@lianhuan/sanguozhi';
import { printedBy, zonesByName } from '../players/find-card.ts';

/** A card that is seen, what is printed on it, and where it lies. */
export interface SeenCard {
  readonly card: CardView;
  readonly printed: CardDefinition;
  readonly zone: ZoneName;
}

/** A view of 三国智 with what a bot keeps asking of it. */
export interface TableView {
  readonly seat: Seat;
  readonly view: View;
  readonly state: SanguozhiPublicState;
  /** The card with this handle, if this seat sees its face. */
  find(handle: Handle | null): SeenCard | null;
  /** A player's cards in a zone whose faces this seat sees. */
  cards(seat: Seat, name: ZoneName): readonly SeenCard[];
  /** Where the card with this handle lies, and under whose control, face down or not. */
  whereIs(handle: Handle | null): { readonly card: CardView; readonly zone: ZoneName } | null;
  isEnemy(seat: Seat): boolean;
  /** The opponents still in the game. */
  readonly enemies: readonly Seat[];
}

/** The slots where generals stand. */
export const ROLE_SLOTS = ['main', 'adviser', 'deputy'] as const satisfies readonly Role[];

/** What is printed on a card of the game, or on one added to it. */
export const printedOn = printedBy(library);

/** Where cards are looked for: first where most decisions find them. */
const ORDER: readonly ZoneName[] = [
  'hand',
  'main',
  'adviser',
  'deputy',
  'formations',
  'tactics',
  'treasures',
  'troops',
  'events',
  'chain',
  'aside',
  'graveyard',
  'removed',
  'deck',
];

/** Looks at a view of 三国智; nothing is read of it before it is asked for. */
export function tableViewOf(view: View): TableView {
  const { seat } = view;
  let named: ReadonlyMap<string, readonly ZoneView[]> | undefined;

  function zones(name: ZoneName): readonly ZoneView[] {
    named ??= zonesByName(view.zones);
    return named.get(name) ?? [];
  }

  function cards(of: Seat, name: ZoneName): readonly SeenCard[] {
    const zone = zones(name).find(({ owner }) => owner === of);
    return (zone?.cards ?? []).flatMap((card) => seen(card, name, view) ?? []);
  }

  function whereIs(handle: Handle | null): { card: CardView; zone: ZoneName } | null {
    if (handle === null) return null;
    for (const name of ORDER) {
      for (const zone of zones(name)) {
        const card = zone.cards?.find((one) => one.handle === handle);
        if (card) return { card, zone: name };
      }
    }
    return null;
  }

  function isEnemy(other: Seat): boolean {
    const { players } = view.state as SanguozhiPublicState;
    return players[other].team !== players[seat].team;
  }

  return {
    seat,
    view,
    get state() {
      return view.state as SanguozhiPublicState;
    },
    find(handle) {
      const found = whereIs(handle);
      return found && seen(found.card, found.zone, view);
    },
    cards,
    whereIs,
    isEnemy,
    get enemies() {
      const { players } = view.state as SanguozhiPublicState;
      return players.flatMap(({ left }, other) =>
        !left && isEnemy(other as Seat) ? [other as Seat] : [],
      );
    },
  };
}

function seen(card: CardView, zone: ZoneName, view: View): SeenCard | null {
  const printed = printedOn(card.definition, view);
  return printed ? { card, printed, zone } : null;
}

/** A player's generals that are seen face up, wherever they stand. */
export function generalsOf(table: TableView, seat: Seat): SeenCard[] {
  return ROLE_SLOTS.flatMap((name) => table.cards(seat, name)).filter(({ card }) => !card.faceDown);
}
