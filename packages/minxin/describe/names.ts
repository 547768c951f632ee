import type { Seat, Text, Zone } from '@lianhuan/kernel';
import { cardNameOf as cardName, NOBODY, seatLetter, zoneNameFor } from '@lianhuan/kernel';
import { ZONES, type ZoneName } from '../table/zones.ts';

/** A letter for each seat, as scenarios and logs call them. */
export function seatName(seat: Seat, reader: Seat = NOBODY): Text {
  if (seat === NOBODY) return { zh: '公共', en: 'the table' };
  if (seat === reader) return { zh: '你', en: 'You' };
  return seatLetter(seat);
}

export { cardName };

/** A zone, and whose it is, as `reader` calls it. */
export function zoneName(zone: Zone, reader: Seat = NOBODY): Text {
  return zoneNameFor(zone, ZONES[zone.name as ZoneName], reader, (seat) => seatName(seat, reader));
}
