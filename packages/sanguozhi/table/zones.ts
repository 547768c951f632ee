import type { Seat, ZoneId, ZonePlan } from '@lianhuan/kernel';
import { addZones as addAll, zonePlan } from '@lianhuan/kernel';
import type { Role } from '../cards/definition.ts';
import type { SanguozhiTable } from './table.ts';

/** The slots of each player's map and the hand (200.2, 300.1), in the order of their ids. */
const PLAYER_ZONES = {
  deck: zonePlan('卡组', 'deck', 'nobody'),
  hand: zonePlan('手牌', 'hand', 'owner'),
  main: zonePlan('主将', 'main general', 'public'),
  adviser: zonePlan('军师', 'adviser', 'public'),
  deputy: zonePlan('副将', 'deputies', 'public'),
  treasures: zonePlan('宝物', 'treasures', 'public'),
  tactics: zonePlan('谋略', 'tactics', 'public'),
  formations: zonePlan('阵型', 'formations', 'public'),
  troops: zonePlan('兵权', 'troops', 'public'),
  graveyard: zonePlan('墓地', 'graveyard', 'public'),
  events: zonePlan('事件', 'events', 'public'),
  removed: zonePlan('移出游戏', 'out of the game', 'public'),
  /** Cards looked at or set apart while something resolves. */
  aside: zonePlan('查看', 'looked at', 'owner'),
} as const;

/** 连环 (305): the one zone that all share. */
const SHARED_ZONES = { chain: zonePlan('连环', 'chain', 'public') } as const;

/** A zone that each player has, by its slug. */
export type PlayerZone = keyof typeof PLAYER_ZONES;
/** A zone, by its slug. */
export type ZoneName = PlayerZone | keyof typeof SHARED_ZONES;

/** What each zone is called, and who may look into it. */
export const ZONES: Readonly<Record<ZoneName, ZonePlan>> = { ...SHARED_ZONES, ...PLAYER_ZONES };

const PLAYER_NAMES = Object.keys(PLAYER_ZONES) as PlayerZone[];

/** The id of the 连环. */
export const CHAIN = 0 as ZoneId;

/** Lays out all zones, so that {@link of} finds them. */
export function addZones(table: SanguozhiTable): void {
  addAll(table, SHARED_ZONES, PLAYER_ZONES);
}

/** A player's zone. */
export function of(seat: Seat, name: PlayerZone): ZoneId {
  return (1 + seat * PLAYER_NAMES.length + placeOf(name)) as ZoneId;
}

/**
 * Where a zone stands among those of its player: its index in {@link PLAYER_ZONES}. Asked more often
 * than anything else; where the name is written out, the compiler leaves nothing but the number.
 */
function placeOf(name: PlayerZone): number {
  switch (name) {
    case 'deck':
      return 0;
    case 'hand':
      return 1;
    case 'main':
      return 2;
    case 'adviser':
      return 3;
    case 'deputy':
      return 4;
    case 'treasures':
      return 5;
    case 'tactics':
      return 6;
    case 'formations':
      return 7;
    case 'troops':
      return 8;
    case 'graveyard':
      return 9;
    case 'events':
      return 10;
    case 'removed':
      return 11;
    case 'aside':
      return 12;
  }
}

/** Where generals stand (202). */
export const GENERAL_SLOTS = ['main', 'adviser', 'deputy'] as const satisfies readonly Role[];

/** 场上 (303.1): generals with what they carry, tactics, formations, troops. */
export const FIELD = [
  'main',
  'adviser',
  'deputy',
  'treasures',
  'tactics',
  'formations',
  'troops',
] as const satisfies readonly PlayerZone[];

const ON_FIELD: ReadonlySet<string> = new Set(FIELD);

/** The same for the zones of one player, by their places. */
const FIELD_PLACES: readonly boolean[] = PLAYER_NAMES.map((name) => ON_FIELD.has(name));

/** Is that zone a part of somebody's field? */
export function isOfField(zone: ZoneId): boolean {
  return zone !== CHAIN && FIELD_PLACES[(zone - 1) % FIELD_PLACES.length];
}

/** Is that the name of a part of the field? */
export function isFieldZone(name: string): boolean {
  return ON_FIELD.has(name);
}
