import type { Seat } from '@lianhuan/kernel';
import { type Asked, askedWords } from '../effects/active-effects.ts';
import { cardsNow } from '../effects/derivation.ts';
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

/** What a limit is in the beginning of the game. */
function limitAtFirst(zone: LimitChange['what']): number {
  switch (zone) {
    case 'hand':
      rule('4.7.3.1');
      return HAND_LIMIT;
    case 'field':
      rule('4.4.4.1');
      return FIELD_LIMIT;
    case 'extra':
      rule('4.8.3.1');
      return EXTRA_LIMIT;
  }
}

/** 手牌上限, 战场上限, 额外区上限 of a player now (4.4.4, 4.7.3, 4.8.3); below 0 as well (1.3.2.4). */
export function limitOf(table: EvolveTable, seat: Seat, zone: LimitChange['what']): number {
  return changed(table, seat, zone, limitAtFirst(zone));
}

/** 战场上限 (4.4.4). */
export const fieldLimit = (table: EvolveTable, seat: Seat) => limitOf(table, seat, 'field');

/** 手牌上限 (4.7.3). */
export const handLimit = (table: EvolveTable, seat: Seat) => limitOf(table, seat, 'hand');

/** 额外区上限 (4.8.3). */
export const extraLimit = (table: EvolveTable, seat: Seat) => limitOf(table, seat, 'extra');

/** How many more cards there is room for (4.4.4.2, 4.8.3.2). */
export function roomIn(table: EvolveTable, seat: Seat, zone: 'field' | 'extra'): number {
  const limit = zone === 'field' ? fieldLimit(table, seat) : extraLimit(table, seat);
  return Math.max(0, limit - cardsIn(table, seat, zone).length);
}

/** How many cards the player has there beyond the limit; one below 0 allows as few as 0 does. */
export function surplusIn(table: EvolveTable, seat: Seat, zone: LimitChange['what']): number {
  const allowed = Math.max(0, limitOf(table, seat, zone));
  return Math.max(0, cardsIn(table, seat, zone).length - allowed);
}

/** A limit of a player, as far as it has been worked out. */
interface Unfinished {
  readonly table: EvolveTable;
  readonly seat: Seat;
  readonly what: LimitChange['what'];
  limit: number;
  /** When the effect began whose words are looked at now. */
  timestamp: number;
}

/** The limits that are being worked out, one for the sake of another. */
const unfinished: Unfinished[] = [];
/** How often one of them was asked for. */
let readUnfinished = 0;

/**
 * The limit with what effects make of it, in the order in which they began (10.9.1.6). Where words count the limit that they
 * change, or two limits count each other, it is what the older words have made of it.
 */
function changed(
  table: EvolveTable,
  seat: Seat,
  what: LimitChange['what'],
  printed: number,
): number {
  const begun = unfinished.find(
    (one) => one.table === table && one.seat === seat && one.what === what,
  );
  if (begun !== undefined) {
    readUnfinished += 1;
    return begun.limit;
  }
  // Cards come first: none is derived, and kept, from a limit that is not finished.
  cardsNow(table);
  const asking = unfinished.at(-1)?.timestamp ?? Number.POSITIVE_INFINITY;
  const own = { table, seat, what, limit: printed, timestamp: 0 };
  unfinished.push(own);
  try {
    const isMeant = ({ word, scope }: Asked<LimitChange>) =>
      word.what === what && isFor(word.side, seat, scope.seat);
    const words = askedWords(table, 'limit-change', isMeant);
    for (const { word, effect, scope } of words.toSorted(byAge)) {
      own.timestamp = effect.timestamp;
      const read = readUnfinished;
      const amount = count(table, word.amount, scope);
      // Words that count a limit in turn come after the older ones that ask for this one.
      if (readUnfinished !== read && effect.timestamp > asking) continue;
      own.limit = word.how === 'set' ? amount : own.limit + (word.how === 'add' ? amount : -amount);
    }
    return own.limit;
  } finally {
    unfinished.pop();
  }
}

function byAge({ effect: one }: Asked<LimitChange>, { effect: other }: Asked<LimitChange>): number {
  return one.timestamp - other.timestamp;
}

function isFor(side: LimitChange['side'], seat: Seat, own: Seat): boolean {
  return side === 'both' || (side === 'own') === (seat === own);
}
