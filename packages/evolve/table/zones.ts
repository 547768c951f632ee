import type { Seat, ZoneId, ZonePlan } from '@lianhuan/kernel';
import { addZones as addAll, zonePlan } from '@lianhuan/kernel';
import { obeys } from '../rules.ts';
import type { EvolveTable } from './table.ts';

/** The zones of each player (4.1.1), in the order of their ids. */
const PLAYER_ZONES = {
  leader: zonePlan('主战者区域', 'leader', 'public'),
  field: zonePlan('战场', 'field', 'public'),
  deck: zonePlan('牌组', 'deck', 'nobody'),
  'evolve-deck': zonePlan('进化牌组', 'evolve deck', 'owner'),
  /** Cards that lie face up in the evolve deck, and are not counted in it (4.6.3). */
  spent: zonePlan('进化牌组（正面朝上）', 'evolve deck, face up', 'public'),
  hand: zonePlan('手牌', 'hand', 'owner'),
  extra: zonePlan('额外区', 'EX area', 'public'),
  graveyard: zonePlan('墓场', 'cemetery', 'public'),
  banished: zonePlan('消失领域', 'banished', 'public'),
  evolved: zonePlan('进化领域', 'evolution zone', 'public'),
  race: zonePlan('参赛领域', 'race zone', 'public'),
  /** Cards of a deck that are being looked at (5.7, 5.10). */
  aside: zonePlan('查看', 'looked at', 'owner'),
} as const;

/** The zones that both players share, in the order of their ids. */
const SHARED_ZONES = {
  resolving: zonePlan('计算领域', 'resolution zone', 'public'),
  /** Where tokens are that have ceased to exist (9.1.3): no zone of the rulebook. */
  gone: zonePlan('已消去', 'ceased to exist', 'public'),
} as const;

/** A zone that each player has, by its slug. */
export type PlayerZone = keyof typeof PLAYER_ZONES;
/** A zone, by its slug. */
export type ZoneName = PlayerZone | keyof typeof SHARED_ZONES;

/** What each zone is called, and who may look into it. */
export const ZONES: Readonly<Record<ZoneName, ZonePlan>> = { ...SHARED_ZONES, ...PLAYER_ZONES };

const PLAYER_NAMES = Object.keys(PLAYER_ZONES) as PlayerZone[];

/** 计算领域 (4.11): the one zone of the rulebook that both players share. */
export const RESOLVING = 0 as ZoneId;
/** The zone of tokens that have ceased to exist. */
export const GONE = 1 as ZoneId;
const SHARED = 2;

/** Lays out all zones, so that {@link of} finds them. */
export function addZones(table: EvolveTable): void {
  addAll(table, SHARED_ZONES, PLAYER_ZONES);
  // Each player has one of each zone, and both share one; `ZONES` says who may look into it.
  obeys('4.1.1', '4.1.2', '4.11.1', '4.11.2', '4.2.3', '4.2.3.1', '4.2.3.2', '4.2.3.3');
  obeys(
    '4.3.2',
    '4.4.2',
    '4.5.2',
    '4.6.2',
    '4.7.2',
    '4.8.2',
    '4.9.2',
    '4.10.2',
    '4.12.2',
    '4.13.2',
  );
}

/** A player's zone. */
export function of(seat: Seat, name: PlayerZone): ZoneId {
  return (SHARED + seat * PLAYER_NAMES.length + placeOf(name)) as ZoneId;
}

/**
 * The index of a zone in {@link PLAYER_ZONES}. It is asked more often than anything else: where the caller
 * writes the name out, the compiler leaves nothing of the switch but the number.
 */
function placeOf(name: PlayerZone): number {
  switch (name) {
    case 'leader':
      return 0;
    case 'field':
      return 1;
    case 'deck':
      return 2;
    case 'evolve-deck':
      return 3;
    case 'spent':
      return 4;
    case 'hand':
      return 5;
    case 'extra':
      return 6;
    case 'graveyard':
      return 7;
    case 'banished':
      return 8;
    case 'evolved':
      return 9;
    case 'race':
      return 10;
    case 'aside':
      return 11;
  }
}

/** 非公开领域 (4.1.2): cards in them are selected as the words are carried out, not as they are used (10.6.2.3). */
const HIDDEN: ReadonlySet<string> = new Set<ZoneName>(['deck', 'hand', 'evolve-deck', 'aside']);

/** Is that a hidden zone? */
export function isHidden(name: string): boolean {
  return HIDDEN.has(name);
}
