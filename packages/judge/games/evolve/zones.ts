import {
  type EvolveTable,
  type PlayerZone,
  TOP_FIRST,
  ZONES,
  type ZoneName,
} from '@lianhuan/evolve';
import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';

/** 计算领域, which both share (4.11). */
export const RESOLVING = ZONES.resolving.zh;

/** The zones of a seat by their printed names. */
const SEAT_ZONES: Readonly<Record<string, PlayerZone>> = Object.fromEntries(
  (Object.keys(ZONES) as ZoneName[])
    .filter((name): name is PlayerZone => name !== 'resolving' && name !== 'gone')
    .map((name) => [ZONES[name].zh, name]),
);

/** Hidden cards of a seat that are shown just now (5.20). */
export const SHOWN = '展示';

export const SEAT_ZONE_NAMES: readonly string[] = [...Object.keys(SEAT_ZONES), SHOWN];
/** The zones in which a scenario that begins as a real match does may lay other cards. */
export const START_ZONE_NAMES: readonly string[] = [ZONES.deck.zh, ZONES['evolve-deck'].zh];

/** The zone of a printed name. */
export function zoneCalled(name: string): PlayerZone {
  return SEAT_ZONES[name];
}

/** The cards of a zone in the order in which a scenario lists them: a deck from the top. */
export function cardsThere(table: EvolveTable, seat: Seat, name: string): readonly CardId[] {
  if (name === SHOWN) return shownOf(table, seat);
  const wanted = seat === NOBODY ? 'resolving' : zoneCalled(name);
  const cards = table.zones
    .filter((one) => one.name === wanted && one.owner === seat)
    .flatMap((one) => one.cards);
  return TOP_FIRST.has(wanted) ? cards.toReversed() : cards;
}

function shownOf({ state, cards }: EvolveTable, seat: Seat): CardId[] {
  return state.shown
    .filter(({ card, incarnation }) => cards[card].incarnation === incarnation)
    .map(({ card }) => card)
    .filter((card) => cards[card].owner === seat);
}
