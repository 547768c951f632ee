import type { CardId, Seat } from '@lianhuan/kernel';
import { obeys, rule } from '../rules.ts';
import { characteristicsOf, statOf } from '../sight.ts';
import type { ChainItem, Target } from '../state.ts';
import {
  areEnemies,
  cardsIn,
  inFormation,
  player,
  printed,
  roleOf,
  type SanguozhiTable,
  zoneOf,
} from '../table.ts';
import { itemOf } from './chain.ts';

/** 智力条件 against 目标智力 (416). */

/**
 * Is the tactic clever enough for what one 指定 of it is aimed at? Own targets are not asked (416.2).
 * @param chosen all that was picked for it, also what is no longer legal
 */
export function witMet(
  table: SanguozhiTable,
  card: CardId,
  controller: Seat,
  targets: readonly Target[],
  chosen: readonly Target[] = targets,
): boolean {
  const need = characteristicsOf(table, card).witNeed;
  if (need === null || printed(table, card).kind !== 'tactic' || !obeys('416.2', '501.7'))
    return true;
  const facing = enemyCards(table, controller, targets);
  const picked = rule('416.4') ? enemyCards(table, controller, chosen) : facing;
  for (const seat of new Set(facing.map(({ seat }) => seat))) {
    const theirs = facing.filter((one) => one.seat === seat).map((one) => one.card);
    const count = picked.filter((one) => one.seat === seat).length;
    const wit = targetWit(table, seat, theirs, count);
    if (wit === null) return !rule('416.3f');
    if (need < wit && obeys('416.5', '416.6')) return false;
  }
  return true;
}

interface Facing {
  readonly card: CardId;
  readonly seat: Seat;
}

/** The targets among cards of opponents, in play and in the chain. */
function enemyCards(
  table: SanguozhiTable,
  controller: Seat,
  targets: readonly Target[],
): readonly Facing[] {
  return targets
    .flatMap((target) => facingOf(table, target) ?? [])
    .filter(({ seat }) => seat >= 0 && (areEnemies(table, controller, seat) || !rule('416.2')));
}

/** A used effect has no 智, and neither has a player. */
function facingOf(table: SanguozhiTable, target: Target): Facing | null {
  switch (target.kind) {
    case 'card':
      return { card: target.card, seat: table.cards[target.card].controller };
    case 'item': {
      const item = itemOf(table, target.item);
      if (item === undefined || item.kind === 'ability') return null;
      return { card: item.card, seat: item.controller };
    }
    case 'seat':
      return null;
  }
}

/**
 * 目标智力 of one player's cards (416.3); null where it cannot be told: a general lying face down.
 * @param count how many were picked of that player's, whatever has become of them (416.4)
 */
function targetWit(
  table: SanguozhiTable,
  seat: Seat,
  cards: readonly CardId[],
  count: number,
): number | null {
  const generals = cards.filter((card) => printed(table, card).kind === 'general');
  if (generals.length === 0) return 0;
  if (generals.some((card) => table.cards[card].faceDown)) return null;
  const inChain = generals.filter((card) => zoneOf(table, card) === 'chain');
  if (inChain.length === generals.length) return rule('416.3a') ? highest(table, inChain) : 0;
  const adviser = cardsIn(table, seat, 'adviser').find((card) => !table.cards[card].faceDown);
  const ofAdviser = adviser === undefined ? null : statOf(table, adviser, 'wit');
  if (count > 1 && rule('416.3e')) return ofAdviser ?? highest(table, generals);
  const [general] = generals;
  if (inFormation(table, general) && rule('416.3d')) {
    return ofAdviser ?? highest(table, player(table, seat).formation?.members ?? [general]);
  }
  const own = statOf(table, general, 'wit');
  if (
    roleOf(table, general) === 'main' &&
    ofAdviser !== null &&
    ofAdviser > own &&
    rule('416.3c')
  ) {
    return ofAdviser;
  }
  return rule('416.3b') ? own : 0;
}

function highest(table: SanguozhiTable, cards: readonly CardId[]): number {
  return Math.max(...cards.map((card) => statOf(table, card, 'wit')));
}

/** Do all of an item's words aimed at somebody pass (416.5)? */
export function witsMet(
  table: SanguozhiTable,
  item: ChainItem,
  targets: readonly Target[],
  chosen: readonly Target[],
): boolean {
  return item.kind !== 'tactic' || witMet(table, item.card, item.controller, targets, chosen);
}
