import type { Card, Seat, ZoneId, ZonePlan } from '@lianhuan/kernel';
import { addZones as addAll, zonePlan } from '@lianhuan/kernel';
import type { CardKind } from '../cards/definition.ts';
import type { MinxinTable } from './table.ts';

/** The row is a grid, two rows of three (2.2.3). */
export const ROW_SLOTS = 6;
/** So many cards stand side by side in the row (2.2.3). */
export const ROW_WIDTH = 3;
/** The six cards of the 始终可得区域 (1.1.1). */
export const ALWAYS_PILES = 6;

/** The zones that all share, in the order of their ids. */
const SHARED_ZONES = {
  'central-deck': zonePlan('中央牌库', 'central deck', 'nobody'),
  row: zonePlan('中央牌列', 'centre row', 'public', ROW_SLOTS),
  always: zonePlan('始终可得区域', 'always available', 'public', ALWAYS_PILES),
  'event-deck': zonePlan('事件牌库', 'event deck', 'nobody'),
  'event-area': zonePlan('事件区', 'event area', 'public'),
  'pouch-deck': zonePlan('锦囊牌库', 'pouch deck', 'nobody'),
  exile: zonePlan('放逐区', 'exile', 'public'),
  removed: zonePlan('游戏外', 'out of the game', 'public'),
} as const;

/** The zones each player has. */
const PLAYER_ZONES = {
  hand: zonePlan('手牌', 'hand', 'owner'),
  deck: zonePlan('牌库', 'deck', 'nobody'),
  discard: zonePlan('弃牌堆', 'discard pile', 'public'),
  entering: zonePlan('进场中', 'entering', 'public'),
  troops: zonePlan('部曲区', 'troops', 'public'),
  schemes: zonePlan('计略区', 'schemes', 'public'),
  territories: zonePlan('领土区', 'territories', 'public'),
  pouches: zonePlan('锦囊', 'pouches', 'owner'),
  dust: zonePlan('化尘', 'dust', 'public'),
  draft: zonePlan('轮抽', 'draft', 'owner'),
} as const;

/** A zone that all players share, by its slug. */
export type SharedZone = keyof typeof SHARED_ZONES;
/** A zone that each player has, by its slug. */
export type PlayerZone = keyof typeof PLAYER_ZONES;
/** A zone, by its slug. */
export type ZoneName = SharedZone | PlayerZone;

/** What each zone is called, and who may look into it. */
export const ZONES: Readonly<Record<ZoneName, ZonePlan>> = { ...SHARED_ZONES, ...PLAYER_ZONES };

const PLAYER_NAMES = Object.keys(PLAYER_ZONES) as PlayerZone[];

// The places of zones are asked for at every step of every rule. A switch over names that are
// written out at the call costs nothing there, where looking them up in an object would.

/** Where a shared zone's first slot stands in `table.zones`. */
function firstShared(name: SharedZone): number {
  switch (name) {
    case 'central-deck':
      return 0;
    case 'row':
      return 1;
    case 'always':
      return 1 + ROW_SLOTS;
    case 'event-deck':
      return 1 + ROW_SLOTS + ALWAYS_PILES;
    case 'event-area':
      return 2 + ROW_SLOTS + ALWAYS_PILES;
    case 'pouch-deck':
      return 3 + ROW_SLOTS + ALWAYS_PILES;
    case 'exile':
      return 4 + ROW_SLOTS + ALWAYS_PILES;
    case 'removed':
      return 5 + ROW_SLOTS + ALWAYS_PILES;
  }
}

const SHARED_COUNT = 6 + ROW_SLOTS + ALWAYS_PILES;
const FIRST_ROW = firstShared('row');

/** Where a zone stands among those of its player. */
function amongPlayers(name: PlayerZone): number {
  switch (name) {
    case 'hand':
      return 0;
    case 'deck':
      return 1;
    case 'discard':
      return 2;
    case 'entering':
      return 3;
    case 'troops':
      return 4;
    case 'schemes':
      return 5;
    case 'territories':
      return 6;
    case 'pouches':
      return 7;
    case 'dust':
      return 8;
    case 'draft':
      return 9;
  }
}

const PLAYER_COUNT = PLAYER_NAMES.length;

/** Lays out all zones, so that {@link shared} and {@link of} find them. */
export function addZones(table: MinxinTable): void {
  addAll(table, SHARED_ZONES, PLAYER_ZONES);
}

/** A shared zone; for the row and the 始终可得区域, one of its slots. */
export function shared(name: SharedZone, slot = 0): ZoneId {
  return (firstShared(name) + slot) as ZoneId;
}

/** A player's zone. */
export function of(seat: Seat, name: PlayerZone): ZoneId {
  return (SHARED_COUNT + seat * PLAYER_COUNT + amongPlayers(name)) as ZoneId;
}

/** The row slot a card stands in, or −1. */
export function rowSlot(card: Card): number {
  const slot = card.zone - FIRST_ROW;
  return slot >= 0 && slot < ROW_SLOTS ? slot : -1;
}

/** 周围: the slots left, right, above and below (2.2.4). */
export function around(slot: number): readonly number[] {
  return NEIGHBOURS[slot];
}

const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: ROW_SLOTS }, (_, slot) => {
  const column = slot % ROW_WIDTH;
  return [
    column > 0 ? slot - 1 : -1,
    column < ROW_WIDTH - 1 ? slot + 1 : -1,
    slot - ROW_WIDTH,
    slot + ROW_WIDTH,
  ].filter((other) => other >= 0 && other < ROW_SLOTS);
});

/** 场上: the three areas where cards are in play (2.3.2). */
export const FIELD = ['troops', 'schemes', 'territories'] as const satisfies readonly PlayerZone[];

/** Where on the field each kind of card lies (2.3.2); a used pouch lies with the 计略. */
export const AREAS: Readonly<Record<CardKind, (typeof FIELD)[number]>> = {
  troop: 'troops',
  rebel: 'troops',
  territory: 'territories',
  scheme: 'schemes',
  pouch: 'schemes',
  event: 'schemes',
  herald: 'schemes',
  dust: 'schemes',
};
