import {
  type Ability,
  type CardDefinition,
  type EvolvePublicState,
  type KeywordName,
  library,
  type PublicPlayer,
  type ZoneName,
} from '@lianhuan/evolve';
import type { CardView, Handle, Seat, View, ZoneView } from '@lianhuan/kernel';
import { printedBy } from '../players/find-card.ts';

/** A card that is seen, what is printed on it, and where it lies. */
export interface SeenCard {
  readonly card: CardView;
  readonly printed: CardDefinition;
  /** The words it has: those of the evolve card upon it, or its own. */
  readonly abilities: readonly Ability[];
  readonly zone: ZoneName;
}

/** A view of EVOLVE with what a bot keeps asking of it. */
export interface TableView {
  readonly seat: Seat;
  readonly foe: Seat;
  readonly state: EvolvePublicState;
  player(seat: Seat): PublicPlayer;
  /** The card with this handle, if this seat sees its face. */
  find(handle: Handle | null): SeenCard | null;
  /** A player's cards in a zone whose faces this seat sees. */
  cards(seat: Seat, name: ZoneName): readonly SeenCard[];
  /** How many cards lie there, seen or not. */
  count(seat: Seat, name: ZoneName): number;
}

/** What is printed on a card of the game, or on one added to it. */
export const printedOn = printedBy(library);

/** Where cards are looked for: first where most decisions find them. */
const ORDER: readonly ZoneName[] = [
  'hand',
  'field',
  'extra',
  'leader',
  'resolving',
  'aside',
  'evolve-deck',
  'graveyard',
  'banished',
  'spent',
  'race',
  'evolved',
];

/** Looks at a view of EVOLVE; nothing is read of it before it is asked for. */
export function tableViewOf(view: View): TableView {
  const { seat } = view;
  const zoneOf = (of: number, name: ZoneName): ZoneView | undefined =>
    view.zones.find((zone) => zone.name === name && zone.owner === of);

  let uppers: ReadonlyMap<Handle, CardView> | undefined;
  function upon(handle: Handle): CardView | undefined {
    uppers ??= new Map(
      view.zones
        .filter(({ name }) => name === 'evolved')
        .flatMap(({ cards }) => cards ?? [])
        .flatMap((card) => (card.host === null ? [] : [[card.host, card] as const])),
    );
    return uppers.get(handle);
  }

  function seen(card: CardView, zone: ZoneName): SeenCard | null {
    const printed = printedOn(card.definition, view);
    if (!printed) return null;
    const above = zone === 'field' ? upon(card.handle) : undefined;
    const { abilities } = (above && printedOn(above.definition, view)) ?? printed;
    return { card, printed, abilities, zone };
  }

  return {
    seat,
    foe: (1 - seat) as Seat,
    get state() {
      return view.state as EvolvePublicState;
    },
    player: (of) => (view.state as EvolvePublicState).players[of],
    find(handle) {
      if (handle === null) return null;
      for (const name of ORDER) {
        for (const zone of view.zones) {
          if (zone.name !== name) continue;
          const card = zone.cards?.find((one) => one.handle === handle);
          if (card) return seen(card, name);
        }
      }
      return null;
    },
    cards: (of, name) => (zoneOf(of, name)?.cards ?? []).flatMap((card) => seen(card, name) ?? []),
    count: (of, name) => zoneOf(of, name)?.count ?? 0,
  };
}

/** Has a card on the field that keyword, printed or granted? Elsewhere: is it printed on it? */
export function has(
  { state }: TableView,
  { card, abilities, zone }: SeenCard,
  name: KeywordName,
): boolean {
  if (zone === 'field') return state.standing[card.handle]?.keywords.includes(name) ?? false;
  return abilities.some(({ body }) => body.kind === 'keyword' && body.name === name);
}

/** 攻击力 as it would strike. */
export function attackOf({ card }: SeenCard): number {
  return Math.max(0, card.values.attack ?? 0);
}

/** 生命值 that is left. */
export function lifeOf({ card }: SeenCard): number {
  return card.values.life ?? 0;
}

/** Is it a follower, as far as its numbers show? */
export function isFollower({ card, printed }: SeenCard): boolean {
  return card.values.attack !== undefined && printed.kind !== 'leader';
}

/** A player's followers on the field. */
export function followersOf(table: TableView, seat: Seat): readonly SeenCard[] {
  return table.cards(seat, 'field').filter(isFollower);
}
