import {
  addZones as addZonesOf,
  type Seat,
  type Table,
  type ZoneId,
  type ZonePlan,
  zonePlan,
} from '@lianhuan/kernel';

/** The zones that all share, in the order of their ids. */
const SHARED_ZONES = {
  'draw-pile': zonePlan('牌堆', 'draw pile', 'nobody'),
  'discard-pile': zonePlan('弃牌堆', 'discard pile', 'public'),
  /** 处理区: cards that are used, played, judged or shown. */
  processing: zonePlan('处理区', 'processing area', 'public'),
  'general-pile': zonePlan('武将牌堆', 'general pile', 'nobody'),
  removed: zonePlan('游戏外', 'out of the game', 'public'),
} as const;

/** The zones that each player has. */
const PLAYER_ZONES = {
  hand: zonePlan('手牌区', 'hand', 'owner'),
  equipment: zonePlan('装备区', 'equipment', 'public'),
  judgement: zonePlan('判定区', 'judgement area', 'public'),
  /** 武将牌: hidden ones lie face down. */
  generals: zonePlan('武将牌', 'generals', 'public'),
  role: zonePlan('身份牌', 'role', 'public'),
  /** 武将牌上的牌, as 田. */
  'on-general': zonePlan('武将牌上', 'on the general', 'public'),
  /** The same where only its player may look, as 七星. */
  'under-general': zonePlan('武将牌旁', 'beside the general', 'owner'),
  /** Generals of a duel that wait to enter, the next one on top. */
  reserve: zonePlan('待登场的武将', 'generals to come', 'owner'),
  /** Generals or cards that one looks at and chooses among. */
  aside: zonePlan('观看的牌', 'looked at', 'owner'),
} as const;

/** A zone that all players share, by its slug. */
export type SharedZone = keyof typeof SHARED_ZONES;
/** A zone that each player has, by its slug. */
export type PlayerZone = keyof typeof PLAYER_ZONES;
/** A zone, by its slug. */
export type ZoneName = SharedZone | PlayerZone;

/** What each zone is called, and who may look into it. */
export const ZONES: Readonly<Record<ZoneName, ZonePlan>> = { ...SHARED_ZONES, ...PLAYER_ZONES };

const SHARED_NAMES = Object.keys(SHARED_ZONES) as SharedZone[];
const PLAYER_NAMES = Object.keys(PLAYER_ZONES) as PlayerZone[];
const SHARED_IDS = Object.fromEntries(SHARED_NAMES.map((name, id) => [name, id])) as Readonly<
  Record<SharedZone, ZoneId>
>;
const PLACES = Object.fromEntries(PLAYER_NAMES.map((name, place) => [name, place])) as Readonly<
  Record<PlayerZone, number>
>;

/** Lays out all zones, so that {@link of} and {@link shared} find them. */
export function addZones(table: Table): void {
  addZonesOf(table, SHARED_ZONES, PLAYER_ZONES);
}

/** A player's zone. */
export function of(seat: Seat, name: PlayerZone): ZoneId {
  return (SHARED_NAMES.length + seat * PLAYER_NAMES.length + PLACES[name]) as ZoneId;
}

/** A zone that all share. */
export function shared(name: SharedZone): ZoneId {
  return SHARED_IDS[name];
}
