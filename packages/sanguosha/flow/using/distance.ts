import type { Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { statusesInForce } from '../../skills/statuses.ts';
import { KEPT_MORE } from '../../table/hegemony.ts';
import { characterOf, equipped, isAlive, printed, type SanguoshaTable } from '../../table/table.ts';
import { leftOutOf } from './neighbours.ts';
import { changesOf, setTo } from './numbers.ts';

/** 距离 and 攻击范围 (D1, D2). */

/** The distance from one living character to another: at least 1; 0 to itself. */
export function distance(table: SanguoshaTable, from: Seat, to: Seat): number {
  if (from === to) return 0;
  const out = leftOutOf(table, 'distances');
  if (out.includes(from) || out.includes(to)) return NO_DISTANCE;
  const fixed = fixedDistance(table, from, to);
  if (fixed !== null) return fixed;
  const around = seatsBetween(table, from, to, out);
  const nearer =
    around - horse(table, from, 'offensive-mount') + changesOf(table, 'distance-from', from);
  return Math.max(
    1,
    nearer + horse(table, to, 'defensive-mount') + changesOf(table, 'distance-to', to),
  );
}

/** The distance that lasting words make it; null where none do. */
function fixedDistance(table: SanguoshaTable, from: Seat, to: Seat): number | null {
  const words = statusesInForce(table, 'fixed-distance');
  const found = words.find(({ seat, that }) => seat === from && that.includes(to));
  return found === undefined || !rule('D1') ? null : found.word.distance;
}

/** Nothing reaches so far: there is no distance to whoever is left out of them (T46). */
const NO_DISTANCE = 1000;

/** The fewer of the living seats either way (D1), without those left out (T46). */
function seatsBetween(table: SanguoshaTable, from: Seat, to: Seat, out: readonly Seat[]): number {
  const { characters } = table.state;
  let living = 0;
  let forward = 0;
  for (let step = 1; step <= characters.length; step++) {
    const seat = ((from + step) % characters.length) as Seat;
    if (!characters[seat].alive && seat !== to) continue;
    if (out.includes(seat)) continue;
    living += 1;
    if (seat === to) forward = living;
  }
  return Math.min(forward, living - forward);
}

function horse(
  table: SanguoshaTable,
  seat: Seat,
  kind: 'offensive-mount' | 'defensive-mount',
): number {
  return equipped(table, seat, kind) !== undefined && rule('D1') ? 1 : 0;
}

/** 攻击范围: that of the weapon, or 1 (D2). */
export function rangeOf(table: SanguoshaTable, seat: Seat): number {
  const weapon = equipped(table, seat, 'weapon');
  const own = weapon !== undefined && rule('D2') ? printed(table, weapon).range : 1;
  const range = setTo(table, 'range', seat) ?? own;
  return Math.max(0, range + changesOf(table, 'range', seat));
}

/** Is the other one in the attack range (D2)? Nobody is in their own. */
export function isInRange(table: SanguoshaTable, from: Seat, to: Seat): boolean {
  if (from === to || !isAlive(table, to)) return false;
  return distance(table, from, to) <= rangeOf(table, from);
}

/** 手牌上限 (D4): the hp, unless something says otherwise. */
export function handLimit(table: SanguoshaTable, seat: Seat): number {
  const limit = setTo(table, 'hand-limit', seat) ?? Math.max(0, characterOf(table, seat).hp);
  const more = (characterOf(table, seat).uses[KEPT_MORE] ?? 0) * MORE_KEPT;
  return Math.max(0, limit + changesOf(table, 'hand-limit', seat) + more);
}

/** How many more cards a 阴阳鱼 keeps (H10). */
const MORE_KEPT = 2;
