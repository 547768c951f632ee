import type { Seat } from '@lianhuan/kernel';
import { type Asked, askedWords } from '../effects/active-effects.ts';
import { rule } from '../rules.ts';
import { count } from '../text/meaning/evaluate.ts';
import type { LimitChange } from '../text/nodes/index.ts';
import { cardsIn, type EvolveTable } from './table.ts';

/** How many cards a player may have on the field, in the hand and in the EX area, and other bounds. */

const FIELD_LIMIT = 5;
const HAND_LIMIT = 7;
const EXTRA_LIMIT = 5;

/** A game with so many turns is a draw, as a loop that nobody ends (15.2.1.3). */
export const MOST_TURNS = 200;

/** 能量点最大值 (3.2.4.1). */
export const ENERGY_LIMIT = 10;

/** 战场上限 (4.4.4). */
export function fieldLimit(table: EvolveTable, seat: Seat): number {
  rule('4.4.4.1');
  return Math.max(0, FIELD_LIMIT + change(table, seat, 'field'));
}

/** 手牌上限 (4.7.3). */
export function handLimit(table: EvolveTable, seat: Seat): number {
  rule('4.7.3.1');
  return Math.max(0, HAND_LIMIT + change(table, seat, 'hand'));
}

/** 额外区上限 (4.8.3). */
export function extraLimit(table: EvolveTable, seat: Seat): number {
  rule('4.8.3.1');
  return Math.max(0, EXTRA_LIMIT + change(table, seat, 'extra'));
}

/** How many more cards there is room for (4.4.4.2, 4.8.3.2). */
export function roomIn(table: EvolveTable, seat: Seat, zone: 'field' | 'extra'): number {
  const limit = zone === 'field' ? fieldLimit(table, seat) : extraLimit(table, seat);
  return Math.max(0, limit - cardsIn(table, seat, zone).length);
}

function change(table: EvolveTable, seat: Seat, what: LimitChange['what']): number {
  let sum = 0;
  const isMeant = ({ word, scope }: Asked<LimitChange>) =>
    word.what === what && isFor(word.side, seat, scope.seat);
  for (const { word, scope } of askedWords(table, 'limit-change', isMeant)) {
    const amount = count(table, word.amount, scope);
    sum += word.how === 'add' ? amount : -amount;
  }
  return sum;
}

function isFor(side: LimitChange['side'], seat: Seat, own: Seat): boolean {
  return side === 'both' || (side === 'own') === (seat === own);
}
