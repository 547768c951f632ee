import type { Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { statusesInForce } from '../../skills/skill-index.ts';
import { characterOf, equipped, isAlive, printed, type SanguoshaTable } from '../../table/table.ts';
import { changeOf } from './numbers.ts';

/** 距离 and 攻击范围 (D1, D2). */

/** The distance from one living character to another: at least 1; 0 to itself. */
export function distance(table: SanguoshaTable, from: Seat, to: Seat): number {
  if (from === to) return 0;
  const around = seatsBetween(table, from, to);
  const nearer = around - horse(table, from, 'offensive-mount') + changes(table, 'from', from);
  return Math.max(1, nearer + horse(table, to, 'defensive-mount') + changes(table, 'to', to));
}

/** The fewer of the living seats either way (D1). */
function seatsBetween(table: SanguoshaTable, from: Seat, to: Seat): number {
  const { characters } = table.state;
  let living = 0;
  let forward = 0;
  for (let step = 1; step <= characters.length; step++) {
    const seat = ((from + step) % characters.length) as Seat;
    if (!characters[seat].alive && seat !== to) continue;
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

function changes(table: SanguoshaTable, way: 'from' | 'to', seat: Seat): number {
  let sum = 0;
  for (const { word, seat: owner } of statusesInForce(table, 'change-number')) {
    if (owner === seat && word.number === `distance-${way}`) sum += changeOf(table, word, owner);
  }
  return sum;
}

/** 攻击范围: that of the weapon, or 1 (D2). */
export function rangeOf(table: SanguoshaTable, seat: Seat): number {
  const weapon = equipped(table, seat, 'weapon');
  let range = weapon !== undefined && rule('D2') ? printed(table, weapon).range : 1;
  for (const { word, seat: owner } of statusesInForce(table, 'change-number')) {
    if (owner === seat && word.number === 'range') range += changeOf(table, word, owner);
  }
  return Math.max(0, range);
}

/** Is the other one in the attack range (D2)? Nobody is in their own. */
export function isInRange(table: SanguoshaTable, from: Seat, to: Seat): boolean {
  if (from === to || !isAlive(table, to)) return false;
  return distance(table, from, to) <= rangeOf(table, from);
}

/** 手牌上限 (D4): the hp, unless something says otherwise. */
export function handLimit(table: SanguoshaTable, seat: Seat): number {
  let limit = Math.max(0, characterOf(table, seat).hp);
  for (const { word, seat: owner } of statusesInForce(table, 'change-number')) {
    if (owner === seat && word.number === 'hand-limit') limit += changeOf(table, word, owner);
  }
  return Math.max(0, limit);
}
