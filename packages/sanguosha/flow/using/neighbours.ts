import type { Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { statusesInForce } from '../../skills/skill-index.ts';
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

/** 相邻: two characters with nobody between them (T41). */
export function areAdjacent(table: SanguoshaTable, one: Seat, other: Seat): boolean {
  return neighbours(table, one).includes(other) && rule('T41');
}
