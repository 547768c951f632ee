import type { Seat } from '@lianhuan/kernel';
import {
  characterOf,
  distance,
  handLimit,
  PLAYERS,
  rangeOf,
  type SanguoshaTable,
} from '@lianhuan/sanguosha';
import { seatLetter } from '../../scenario/judged-game.ts';
import { cardsThere } from './zones.ts';

/** Numbers of a seat, by printed names. */

type Number = (table: SanguoshaTable, seat: Seat) => number;

export const HP = '体力';
export const MAX_HP = '体力上限';
/** 连环状态: 1 while it is chained. */
export const CHAINED = '横置';
/** 武将牌背面朝上: 1 while it lies so. */
export const TURNED_OVER = '翻面';
/** The same of 国战: both generals lie one upon the other. */
export const STACKED = '叠置';
/** 酒 that waits for the next 杀 of this turn. */
export const DRUNK = '酒';
export const ALIVE = '存活';

const SET: Readonly<Record<string, Number>> = {
  [HP]: (table, seat) => characterOf(table, seat).hp,
  [MAX_HP]: (table, seat) => characterOf(table, seat).maxHp,
  [CHAINED]: (table, seat) => Number(characterOf(table, seat).chained),
  [TURNED_OVER]: (table, seat) => Number(characterOf(table, seat).turnedOver),
  [STACKED]: (table, seat) => Number(characterOf(table, seat).turnedOver),
  [DRUNK]: (table, seat) => characterOf(table, seat).drunk,
  [ALIVE]: (table, seat) => Number(characterOf(table, seat).alive),
};

const SEATS = Array.from({ length: PLAYERS.most }, (_, seat) => seat as Seat);

const DERIVED: Readonly<Record<string, Number>> = {
  座次: ({ state, seats }, seat) => ((seat - state.first + seats) % seats) + 1,
  手牌数: (table, seat) => cardsThere(table, seat, '手牌').length,
  手牌上限: handLimit,
  攻击范围: rangeOf,
  ...Object.fromEntries(
    SEATS.map((to) => [
      `到${seatLetter(to)}的距离`,
      (table: SanguoshaTable, seat: Seat) => distance(table, seat, to),
    ]),
  ),
};

/** Is it the name of 标记, as far as it names a number of a seat at all? */
export function isMark(name: string): boolean {
  return !(name in SET || name in DERIVED);
}

/** The numbers that follow from the rest of a position, so that no scenario sets them. */
export const DERIVED_NUMBERS: readonly string[] = Object.keys(DERIVED);

export const SEAT_NUMBERS: readonly string[] = [...Object.keys(SET), ...DERIVED_NUMBERS];

/** A number of those, or how many 标记 of that name the character has. */
export function seatNumber(table: SanguoshaTable, seat: Seat, name: string): number {
  const number = SET[name] ?? DERIVED[name];
  return number === undefined ? (characterOf(table, seat).marks[name] ?? 0) : number(table, seat);
}
