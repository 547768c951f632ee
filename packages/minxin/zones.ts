import {
  addZone,
  type Card,
  NOBODY,
  type Seat,
  type Visibility,
  type ZoneId,
} from '@lianhuan/kernel';
import type { MinxinTable } from './table.ts';

interface ZonePlan {
  readonly zh: string;
  readonly en: string;
  readonly visibility: Visibility;
  /** How many zones of this name stand in a row. */
  readonly slots: number;
}

/** The row is a grid, two rows of three (2.2.3). */
export const ROW_SLOTS = 6;
export const ROW_WIDTH = 3;
/** The six cards of the 始终可得区域 (1.1.1). */
export const ALWAYS_PILES = 6;

const one = (zh: string, en: string, visibility: Visibility, slots = 1): ZonePlan => ({
  zh,
  en,
  visibility,
  slots,
});

/** The zones that all share, in the order of their ids. */
const SHARED_ZONES = {
  'central-deck': one('中央牌库', 'central deck', 'nobody'),
  row: one('中央牌列', 'centre row', 'public', ROW_SLOTS),
  always: one('始终可得区域', 'always available', 'public', ALWAYS_PILES),
  'event-deck': one('事件牌库', 'event deck', 'nobody'),
  'event-area': one('事件区', 'event area', 'public'),
  'pouch-deck': one('锦囊牌库', 'pouch deck', 'nobody'),
  exile: one('放逐区', 'exile', 'public'),
  removed: one('游戏外', 'out of the game', 'public'),
} as const;

/** The zones each player has. */
const PLAYER_ZONES = {
  hand: one('手牌', 'hand', 'owner'),
  deck: one('牌库', 'deck', 'nobody'),
  discard: one('弃牌堆', 'discard pile', 'public'),
  entering: one('进场中', 'entering', 'public'),
  troops: one('部曲区', 'troops', 'public'),
  schemes: one('计略区', 'schemes', 'public'),
  territories: one('领土区', 'territories', 'public'),
  pouches: one('锦囊', 'pouches', 'owner'),
  dust: one('化尘', 'dust', 'public'),
  draft: one('轮抽', 'draft', 'owner'),
} as const;

export type SharedZone = keyof typeof SHARED_ZONES;
export type PlayerZone = keyof typeof PLAYER_ZONES;
export type ZoneName = SharedZone | PlayerZone;

export const ZONES: Readonly<Record<ZoneName, ZonePlan>> = { ...SHARED_ZONES, ...PLAYER_ZONES };

const FIRST_SHARED = {} as Record<SharedZone, number>;
let count = 0;
for (const name of Object.keys(SHARED_ZONES) as SharedZone[]) {
  FIRST_SHARED[name] = count;
  count += SHARED_ZONES[name].slots;
}
const SHARED_COUNT = count;
const PLAYER_NAMES = Object.keys(PLAYER_ZONES) as PlayerZone[];
const PLAYER_INDEX = Object.fromEntries(PLAYER_NAMES.map((name, index) => [name, index])) as Record<
  PlayerZone,
  number
>;

/** Lays out all zones, so that {@link shared} and {@link of} find them. */
export function addZones(table: MinxinTable): void {
  for (const name of Object.keys(SHARED_ZONES) as SharedZone[]) {
    for (let slot = 0; slot < SHARED_ZONES[name].slots; slot++) {
      addZone(table, name, NOBODY, SHARED_ZONES[name].visibility);
    }
  }
  for (let seat = 0; seat < table.seats; seat++) {
    for (const name of PLAYER_NAMES)
      addZone(table, name, seat as Seat, PLAYER_ZONES[name].visibility);
  }
}

/** A shared zone; for the row and the 始终可得区域, one of its slots. */
export function shared(name: SharedZone, slot = 0): ZoneId {
  return (FIRST_SHARED[name] + slot) as ZoneId;
}

/** A player's zone. */
export function of(seat: Seat, name: PlayerZone): ZoneId {
  return (SHARED_COUNT + seat * PLAYER_NAMES.length + PLAYER_INDEX[name]) as ZoneId;
}

/** The row slot a card stands in, or −1. */
export function rowSlot(card: Card): number {
  const slot = card.zone - FIRST_SHARED.row;
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
