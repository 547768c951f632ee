import { type EvolveTable, extraLimit, fieldLimit, handLimit, type Player } from '@lianhuan/evolve';
import type { Seat } from '@lianhuan/kernel';

/** Numbers of a seat, by printed names. */

type Number = (table: EvolveTable, seat: Seat) => number;

export const LIFE = '生命值';
export const ENERGY = '能量点';
export const ENERGY_MOST = '能量点最大值';
export const EVOLVE_POINTS = '进化点';
/** 连击: cards used this turn (13.2.1). */
export const PLAYED = '连击';
/** 真红: life the leader has lost this turn (13.5.2). */
export const WOUNDS = '失去生命';
/** 1 once an evolve or meal ability was used this turn (8.3.2). */
export const EVOLVE_USED = '已用进化';

const known =
  (field: keyof Player): Number =>
  ({ state }, seat) =>
    Number(state.players[seat][field]);

const SET: Readonly<Record<string, Number>> = {
  [LIFE]: known('life'),
  [ENERGY]: known('energy'),
  [ENERGY_MOST]: known('energyMost'),
  [EVOLVE_POINTS]: known('evolvePoints'),
  [PLAYED]: known('played'),
  [WOUNDS]: known('wounds'),
  [EVOLVE_USED]: known('evolved'),
};

const DERIVED: Readonly<Record<string, Number>> = {
  手牌上限: handLimit,
  战场上限: fieldLimit,
  额外区上限: extraLimit,
};

/** The numbers that follow from the rest of a position, so that no scenario sets them. */
export const DERIVED_NUMBERS: readonly string[] = Object.keys(DERIVED);

export const SEAT_NUMBERS: readonly string[] = [...Object.keys(SET), ...DERIVED_NUMBERS];

export function seatNumber(table: EvolveTable, seat: Seat, name: string): number {
  return (SET[name] ?? DERIVED[name])(table, seat);
}
