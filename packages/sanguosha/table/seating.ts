import type { Seat } from '@lianhuan/kernel';
import { rule } from '../rules.ts';
import { isSameFaction } from './hegemony.ts';
import { characterOf, type SanguoshaTable } from './table.ts';

/** How living characters sit, some of them left out (T41–T43, T47). */

/** 下家 and 上家, in this order, of a character among those who are not left out; none for one who is. */
export function neighboursAmong(
  table: SanguoshaTable,
  seat: Seat,
  out: readonly Seat[],
): readonly Seat[] {
  const { characters } = table.state;
  if (out.includes(seat)) return [];
  const next = (step: 1 | -1): Seat => {
    let one = seat;
    do one = ((one + step + characters.length) % characters.length) as Seat;
    while (one !== seat && (!characters[one].alive || out.includes(one)));
    return one;
  };
  return [next(1), next(-1)].filter((one) => one !== seat);
}

/**
 * 队列 (T43): the characters side by side with this one that are of its faction, itself included; itself alone where none
 * is.
 */
export function lineAmong(
  table: SanguoshaTable,
  seat: Seat,
  out: readonly Seat[],
): readonly Seat[] {
  const line = [seat];
  for (const one of line) {
    const more = neighboursAmong(table, one, out).filter(
      (other) => !line.includes(other) && isSameFaction(table, seat, other) && rule('T43'),
    );
    line.push(...more);
  }
  return line;
}

/**
 * 围攻角色 (T42): both neighbours of a besieged character, who are of one faction and it of another; none where it is not
 * besieged.
 */
export function besiegersAmong(
  table: SanguoshaTable,
  seat: Seat,
  out: readonly Seat[],
): readonly Seat[] {
  const [next, previous] = neighboursAmong(table, seat, out);
  if (next === undefined || next === previous || !rule('T42')) return [];
  const { faction } = characterOf(table, seat);
  const isBesieged =
    faction !== null && isSameFaction(table, next, previous) && !isSameFaction(table, next, seat);
  return isBesieged ? [next, previous] : [];
}
