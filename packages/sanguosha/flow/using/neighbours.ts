import type { Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { statusesInForce } from '../../skills/statuses.ts';
import { besiegersAmong, lineAmong, neighboursAmong } from '../../table/seating.ts';
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
  return neighboursAmong(table, seat, leftOutOf(table, 'seats'));
}

/** 下家; null for whoever does not count among seats, or is alone (T47). */
export function nextOf(table: SanguoshaTable, seat: Seat): Seat | null {
  return neighbours(table, seat)[0] ?? null;
}

/** 队列 (T43), the character itself included; itself alone where none is of its faction beside it. */
export function lineOf(table: SanguoshaTable, seat: Seat): readonly Seat[] {
  return lineAmong(table, seat, leftOutOf(table, 'seats'));
}

/** 围攻角色 (T42) of a character; none where it is not besieged. */
export function besiegersOf(table: SanguoshaTable, seat: Seat): readonly Seat[] {
  return besiegersAmong(table, seat, leftOutOf(table, 'seats'));
}

/** 相邻: two characters with nobody between them (T41). */
export function areAdjacent(table: SanguoshaTable, one: Seat, other: Seat): boolean {
  return neighbours(table, one).includes(other) && rule('T41');
}
