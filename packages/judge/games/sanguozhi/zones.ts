import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import {
  FIELD,
  GENERAL_SLOTS,
  laidOpen,
  type PlayerZone,
  type SanguozhiTable,
  TOP_FIRST,
  ZONES,
  type ZoneName,
} from '@lianhuan/sanguozhi';

/** The cards of the chain; the list 连环 holds used effects too. */
export const CHAIN_CARDS = '连环区';

/** The zones of a seat by their printed names; 场上 and 将领 are several. */
const SEAT_ZONES: Readonly<Record<string, readonly PlayerZone[]>> = {
  ...Object.fromEntries(
    (Object.keys(ZONES) as ZoneName[])
      .filter((name) => name !== 'chain')
      .map((name) => [ZONES[name].zh, [name]]),
  ),
  场上: FIELD,
  将领: GENERAL_SLOTS,
};

/** Hidden cards of a seat that an effect lays open just now. */
export const LAID_OPEN = '展示';

export const SEAT_ZONE_NAMES: readonly string[] = [...Object.keys(SEAT_ZONES), LAID_OPEN];
/** The zones in which a scenario that begins as a real match does may lay other cards. */
export const START_ZONE_NAMES: readonly string[] = [ZONES.deck.zh, ZONES.events.zh];

/** The zones that a printed name stands for. */
export function zonesCalled(name: string): readonly PlayerZone[] {
  return SEAT_ZONES[name];
}

/** The cards of a zone in the order in which a scenario lists them: piles from the top. */
export function cardsThere(table: SanguozhiTable, seat: Seat, name: string): readonly CardId[] {
  if (name === LAID_OPEN) {
    return laidOpen(table).flatMap((open) => (open.seat === seat ? open.cards : []));
  }
  const wanted: readonly string[] = seat === NOBODY ? ['chain'] : zonesCalled(name);
  return wanted.flatMap((zone) => {
    const cards = table.zones
      .filter((one) => one.name === zone && one.owner === seat)
      .flatMap((one) => one.cards);
    return TOP_FIRST.has(zone) ? cards.toReversed() : cards;
  });
}
