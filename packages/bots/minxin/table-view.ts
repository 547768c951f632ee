import type { CardView, Handle, Seat, View, ZoneView } from '@lianhuan/kernel';
import {
  type CardDefinition,
  library,
  type MinxinPublicState,
  type ZoneName,
} from '@lianhuan/minxin';
import { cardWith, printedBy, zonesByName } from '../players/find-card.ts';
import { type Stage, stageOf } from './worth/game-stage.ts';

/** A card that is seen, what is printed on it, and where it lies. */
export interface SeenCard {
  readonly card: CardView;
  readonly printed: CardDefinition;
  readonly zone: ZoneView;
}

/** A view of 民心 with what a bot keeps asking of it. */
export interface TableView {
  readonly seat: Seat;
  readonly state: MinxinPublicState;
  readonly stage: Stage;
  readonly view: View;
  /** The card with this handle, if this seat sees it. */
  find(handle: Handle | null): SeenCard | null;
  /** All zones of this name: one for shared ones (six for the row), else one a player. */
  zones(name: ZoneName): readonly ZoneView[];
  /** This seat's own zone. */
  own(name: ZoneName): ZoneView;
}

/** What is printed on a card of the game, or on one added to it. */
const printedOn = printedBy(library);

/** Where cards are looked for: first where most decisions find them. */
const ORDER: readonly ZoneName[] = [
  'hand',
  'row',
  'always',
  'troops',
  'schemes',
  'territories',
  'pouches',
  'entering',
  'dust',
  'draft',
  'event-area',
  'discard',
  'exile',
  'removed',
];

/** Looks at a view of 民心; nothing is read of it before it is asked for. */
export function tableViewOf(view: View): TableView {
  const { seat } = view;
  const state = view.state as MinxinPublicState;
  let named: ReadonlyMap<string, readonly ZoneView[]> | undefined;

  function zones(name: ZoneName): readonly ZoneView[] {
    named ??= zonesByName(view.zones);
    return named.get(name) ?? [];
  }

  function own(name: ZoneName): ZoneView {
    const zone = zones(name).find(({ owner }) => owner === seat);
    if (!zone) throw new Error(`seat ${seat} has no ${name}`);
    return zone;
  }

  function find(handle: Handle | null): SeenCard | null {
    if (handle === null) return null;
    for (const name of ORDER) {
      for (const zone of zones(name)) {
        const card = cardWith(handle, zone);
        const printed = card && printedOn(card.definition, view);
        if (printed) return { card, printed, zone };
      }
    }
    return null;
  }

  return { seat, state, stage: stageOf(state), view, find, zones, own };
}
