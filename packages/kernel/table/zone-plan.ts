import type { Text } from '../text/text.ts';
import { NOBODY, type Seat } from './ids.ts';
import { addZone, type Table, type Visibility } from './table.ts';

/** What a zone is called, and who may look into it. */
export interface ZonePlan extends Text {
  readonly visibility: Visibility;
  /** How many zones of this name lie side by side. */
  readonly slots: number;
}

/** The zones of a game by their slugs, in the order of their ids. */
export type ZonePlans = Readonly<Record<string, ZonePlan>>;

/** A zone by its name in both languages. */
export function zonePlan(zh: string, en: string, visibility: Visibility, slots = 1): ZonePlan {
  return { zh, en, visibility, slots };
}

/** Adds the zones that all share, then those of each seat in turn. */
export function addZones(table: Table, shared: ZonePlans, ofPlayers: ZonePlans): void {
  addEach(table, shared, NOBODY);
  for (let seat = 0; seat < table.seats; seat++) addEach(table, ofPlayers, seat as Seat);
}

function addEach(table: Table, plans: ZonePlans, owner: Seat): void {
  for (const [name, { visibility, slots }] of Object.entries(plans)) {
    for (let slot = 0; slot < slots; slot++) addZone(table, name, owner, visibility);
  }
}
