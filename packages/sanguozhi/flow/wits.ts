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

/** 智力条件 against 目标智力 (416). */

/** Is the tactic clever enough for what one 指定 of it is aimed at? Own targets are not asked (416.2). */
export function witMet(
  table: SanguozhiTable,
  card: CardId,
  controller: Seat,
  targets: readonly Target[],
): boolean {
  const need = characteristicsOf(table, card).witNeed;
  if (need === null || printed(table, card).kind !== 'tactic' || !obeys('416.2', '501.7'))
    return true;
  const facing = targets.filter((target) => isEnemyCard(table, controller, target));
  for (const seat of seatsAimedAt(table, facing)) {
    const theirs = facing.filter(
      (target) => target.kind === 'card' && table.cards[target.card].controller === seat,
    );
    const wit = targetWit(table, seat, theirs);
    if (wit === null) return !rule('416.3f');
    if (need < wit && obeys('416.5', '416.6')) return false;
  }
  return true;
}

function isEnemyCard(table: SanguozhiTable, controller: Seat, target: Target): boolean {
  if (target.kind !== 'card') return false;
  const seat = table.cards[target.card].controller;
  return seat >= 0 && (areEnemies(table, controller, seat) || !rule('416.2'));
}

function seatsAimedAt(table: SanguozhiTable, targets: readonly Target[]): readonly Seat[] {
  const seats = targets
    .map((target) => (target as { card: CardId }).card)
    .map((card) => table.cards[card].controller);
  return [...new Set(seats)];
}

/** 目标智力 of one player's cards (416.3); null where it cannot be told: a general lying face down. */
function targetWit(table: SanguozhiTable, seat: Seat, targets: readonly Target[]): number | null {
  const cards = targets.map((target) => (target as { card: CardId }).card);
  const generals = cards.filter((card) => printed(table, card).kind === 'general');
  if (generals.length === 0) return 0;
  if (generals.some((card) => table.cards[card].faceDown)) return null;
  const inChain = generals.filter((card) => zoneOf(table, card) === 'chain');
  if (inChain.length === generals.length && rule('416.3a')) return highest(table, inChain);
  const adviser = cardsIn(table, seat, 'adviser').find((card) => !table.cards[card].faceDown);
  const ofAdviser = adviser === undefined ? null : statOf(table, adviser, 'wit');
  if (cards.length > 1 && rule('416.3e')) return ofAdviser ?? highest(table, generals);
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
  rule('416.3b');
  return own;
}

function highest(table: SanguozhiTable, cards: readonly CardId[]): number {
  return Math.max(...cards.map((card) => statOf(table, card, 'wit')));
}

/** Do all of an item's words aimed at somebody pass (416.5)? */
export function witsMet(
  table: SanguozhiTable,
  item: ChainItem,
  targets: readonly Target[],
): boolean {
  return item.kind !== 'tactic' || witMet(table, item.card, item.controller, targets);
}
