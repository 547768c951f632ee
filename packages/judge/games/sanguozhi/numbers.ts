import type { Seat } from '@lianhuan/kernel';
import {
  CORPS,
  type Corps,
  counterNames,
  grainCapOf,
  handLimit,
  type SanguozhiTable,
  slotCount,
  troopsOf,
} from '@lianhuan/sanguozhi';

/** Numbers of a seat, by printed names. */

type Number = (table: SanguozhiTable, seat: Seat) => number;

export const GRAIN = '粮草';
export const GRAIN_CAP = '粮草上限';
export const MAIN_SLOT = '主将槽';

const SET: Readonly<Record<string, Number>> = {
  [GRAIN]: ({ state }, seat) => state.players[seat].grain,
  [GRAIN_CAP]: grainCapOf,
  [MAIN_SLOT]: (table, seat) => slotCount(table, seat, 'main'),
};

const DERIVED: Readonly<Record<string, Number>> = {
  军师槽: (table, seat) => slotCount(table, seat, 'adviser'),
  副将槽: (table, seat) => slotCount(table, seat, 'deputy'),
  谋略槽: (table, seat) => slotCount(table, seat, 'tactic'),
  手牌上限: handLimit,
  兵权总数: (table, seat) =>
    Object.values(troopsOf(table, seat)).reduce((sum, count) => sum + count, 0),
  ...Object.fromEntries(
    (Object.keys(CORPS) as Corps[]).map((corps): [string, Number] => [
      `${CORPS[corps]}数`,
      (table, seat) => troopsOf(table, seat)[corps],
    ]),
  ),
};

/** The numbers that follow from the rest of a position, so that no scenario sets them. */
export const DERIVED_NUMBERS: readonly string[] = Object.keys(DERIVED);

/** All numbers of a seat; 指示物 that players have are counted under their own names (119.4). */
export function seatNumberWords(): readonly string[] {
  return [...Object.keys(SET), ...DERIVED_NUMBERS, ...counterNames()];
}

/** Is it a number that every seat has, rather than a 指示物 that a player may have? */
export function isSeatNumber(name: string): boolean {
  return name in SET || name in DERIVED;
}

export function seatNumber(table: SanguozhiTable, seat: Seat, name: string): number {
  const known = SET[name] ?? DERIVED[name];
  return known ? known(table, seat) : (table.state.players[seat].counters[name] ?? 0);
}
