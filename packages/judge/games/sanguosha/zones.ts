import type { CardId, Seat } from '@lianhuan/kernel';
import {
  type PlayerZone,
  type SanguoshaTable,
  type SharedZone,
  TOP_FIRST,
  ZONES,
  type ZoneName,
} from '@lianhuan/sanguosha';

/** The zones of 三国杀, by the words of scenarios. */

const SHARED: Readonly<Record<string, SharedZone>> = {
  [ZONES['draw-pile'].zh]: 'draw-pile',
  [ZONES['discard-pile'].zh]: 'discard-pile',
  [ZONES.processing.zh]: 'processing',
  [ZONES['general-pile'].zh]: 'general-pile',
  [ZONES.removed.zh]: 'removed',
};

export const ROLE = '身份';
export const GENERALS = ZONES.generals.zh;

const OF_SEAT: Readonly<Record<string, PlayerZone>> = {
  手牌: 'hand',
  [ZONES.equipment.zh]: 'equipment',
  [ZONES.judgement.zh]: 'judgement',
  [GENERALS]: 'generals',
  [ROLE]: 'role',
  [ZONES['on-general'].zh]: 'on-general',
  [ZONES['under-general'].zh]: 'under-general',
  [ZONES.reserve.zh]: 'reserve',
  [ZONES.aside.zh]: 'aside',
};

export const SHARED_ZONE_NAMES: readonly string[] = Object.keys(SHARED);
export const SEAT_ZONE_NAMES: readonly string[] = Object.keys(OF_SEAT);
/** The zones in which a scenario that begins as a real match does may lay other cards. */
export const START_ZONE_NAMES: readonly string[] = [
  ZONES['draw-pile'].zh,
  ZONES['general-pile'].zh,
  ZONES.removed.zh,
];

/** The shared zone of a printed name. */
export function sharedCalled(name: string): SharedZone {
  return SHARED[name];
}

/** The zone of a seat of a printed name. */
export function zoneCalled(name: string): PlayerZone {
  return OF_SEAT[name];
}

/** The cards of a zone in the order in which a scenario lists them: piles from the top. */
export function cardsThere(table: SanguoshaTable, seat: Seat, name: string): readonly CardId[] {
  const wanted: ZoneName = SHARED[name] ?? zoneCalled(name);
  const cards = table.zones.find((one) => one.name === wanted && one.owner === seat)?.cards ?? [];
  return TOP_FIRST.has(wanted) ? cards.toReversed() : cards;
}
