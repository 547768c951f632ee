import type { Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { statusesInForce } from '../../skills/skill-index.ts';
import { isSameFaction } from '../../table/hegemony.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import type { LeftOut } from '../../text/nodes/nodes.ts';

/** Who sits beside whom (T41, T47). */

/** The characters that are left out of distances (T46), or of seats (T47). */
export function leftOutOf(table: SanguoshaTable, of: LeftOut['of']): readonly Seat[] {
  return statusesInForce(table, 'left-out')
    .filter(({ word }) => word.of === of && rule(of === 'distances' ? 'T46' : 'T47'))
    .map(({ seat }) => seat);
}

/** 下家 and 上家: the next character either way who counts among seats; none for one who does not itself (T47). */
export function neighbours(table: SanguoshaTable, seat: Seat): readonly Seat[] {
  const { characters } = table.state;
  const out = leftOutOf(table, 'seats');
  if (out.includes(seat)) return [];
  const next = (step: 1 | -1): Seat => {
    let one = seat;
    do one = ((one + step + characters.length) % characters.length) as Seat;
    while (one !== seat && (!characters[one].alive || out.includes(one)));
    return one;
  };
  return [next(1), next(-1)].filter((one) => one !== seat);
}

/** 下家; null for whoever does not count among seats, or is alone (T47). */
export function nextOf(table: SanguoshaTable, seat: Seat): Seat | null {
  return neighbours(table, seat)[0] ?? null;
}

/**
 * 队列 (T43): the characters side by side with this one that are of its faction, itself included; itself alone where none
 * is.
 */
export function lineOf(table: SanguoshaTable, seat: Seat): readonly Seat[] {
  const line = [seat];
  for (const one of line) {
    const more = neighbours(table, one).filter(
      (other) => !line.includes(other) && isSameFaction(table, seat, other) && rule('T43'),
    );
    line.push(...more);
  }
  return line;
}

/** 相邻: two characters with nobody between them (T41). */
export function areAdjacent(table: SanguoshaTable, one: Seat, other: Seat): boolean {
  return neighbours(table, one).includes(other) && rule('T41');
}
