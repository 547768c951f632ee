import type { Text } from '../text/text.ts';
import type { Seat, ZoneId } from './ids.ts';
import { addZone, type Table, type Visibility } from './table.ts';

/** What a zone is called, and who may look into it. */
export interface ZonePlan extends Text {
  readonly visibility: Visibility;
}

/** A zone by its name in both languages. */
export function zonePlan(zh: string, en: string, visibility: Visibility): ZonePlan {
  return { zh, en, visibility };
}

/** Adds these zones, in their order, for each seat in turn. @returns their ids, seat by seat */
export function addPlayerZones(table: Table, plans: Readonly<Record<string, ZonePlan>>): ZoneId[] {
  const added: ZoneId[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    for (const [name, { visibility }] of Object.entries(plans)) {
      added.push(addZone(table, name, seat as Seat, visibility));
    }
  }
  return added;
}
