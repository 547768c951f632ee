import type { Seat } from '@lianhuan/kernel';
import type { Role } from '../cards/definition.ts';
import { countFactionEffects } from '../effects/faction-effects.ts';
import { changeFor } from '../effects/player-changes.ts';
import { obeys, rule } from '../rules.ts';
import { player, type SanguozhiTable } from './table.ts';

/** How much of something a player can have now: slots, hand cards, 粮草. */

const DEPUTY_SLOTS = 3;
const TACTIC_SLOTS = 5;
const HAND_LIMIT = 7;
const SUN_QUAN_LIMIT = 3;

/** How much each 鲜卑军 general takes off the cap of its player's 粮草 (410.3k). */
const XIANBEI_CAP = 2;

/** How often a player may offer a draw in one game (104.4b). */
export const DRAW_OFFERS = 3;

/** How many generals or tactics a player has room for (202.4–202.6, 204.1, 200.5). */
export function slotCount(table: SanguozhiTable, seat: Seat, slot: Role | 'tactic'): number {
  // Every player has the same slots.
  rule('200.1');
  switch (slot) {
    case 'main':
      if (player(table, seat).mainLost) return 0;
      rule('202.4');
      return 1;
    case 'adviser':
      rule('202.5');
      return 1;
    case 'deputy':
      // Slots are only counted: none of them is the first, or the one that is lost.
      obeys('202.6', '202.6a', '202.6b');
      return Math.max(0, DEPUTY_SLOTS + changeFor(table, seat, 'deputy-slots'));
    case 'tactic':
      rule('200.2b');
      return Math.max(0, TACTIC_SLOTS + changeFor(table, seat, 'tactic-slots'));
  }
}

/** 手牌上限 (302.2), with what 孙权军 adds, at most three (410.3i). */
export function handLimit(table: SanguozhiTable, seat: Seat): number {
  const generals = countFactionEffects(table, seat, 'sun-quan');
  const more = generals > 0 && rule('410.3i') ? Math.min(SUN_QUAN_LIMIT, generals) : 0;
  return Math.max(0, HAND_LIMIT + changeFor(table, seat, 'hand-limit') + more);
}

/** 粮草上限 (116.8), as lasting words and 鲜卑军 in play change it. */
export function grainCapOf(table: SanguozhiTable, seat: Seat): number {
  const generals = countFactionEffects(table, seat, 'xianbei');
  const less = generals > 0 && rule('410.3k') ? XIANBEI_CAP * generals : 0;
  const change = changeFor(table, seat, 'grain-cap');
  const changed = change !== 0 && rule('116.8') ? change : 0;
  return player(table, seat).grainCap + changed - less;
}

/** How many turns a game may have for each player: then it is a draw (809.2). */
export const MOST_TURNS = 200;

/** How often one position may stand before a turn: then it is a draw (809.2). */
export const REPEATS = 4;
