import { type CardId, NO_CARD, type Seat } from '@lianhuan/kernel';
import { usable } from '../../effects/characteristics.ts';
import { characteristicsOf, statOf } from '../../effects/derivation.ts';
import { obeys, rule } from '../../rules.ts';
import type { Target } from '../../table/state.ts';
import {
  areEnemies,
  cardsIn,
  inFormation,
  player,
  printed,
  roleOf,
  type SanguozhiTable,
  zoneOf,
} from '../../table/table.ts';
import { itemOf } from './chain.ts';

/** 智力条件 against 目标智力 (416). */

/**
 * Which targets of one effect meet the 智力条件 of its tactic (416.2): cards of its own player always do,
 * those of opponents are compared player by player.
 * @param legal the targets that are legal otherwise
 * @param chosen all that were picked for the effect, also those that are legal no longer
 */
export function withinIntelligence(
  table: SanguozhiTable,
  card: CardId,
  controller: Seat,
  legal: readonly Target[],
  chosen: readonly Target[],
): (target: Target) => boolean {
  const { witNeed } = characteristicsOf(table, card);
  if (witNeed === null || printed(table, card).kind !== 'tactic' || !obeys('416.2', '501.7'))
    return () => true;
  // Below 0 it is compared as 0, as every number is (105.1b).
  const need = usable(witNeed);
  const facing = enemyCards(table, controller, legal);
  rule('416.4');
  const picked = enemyCards(table, controller, chosen);
  const beyond = new Set<CardId>();
  for (const seat of new Set(facing.map(({ seat }) => seat))) {
    const theirs = facing.filter((one) => one.seat === seat).map((one) => one.card);
    const backs = theirs.filter((one) => isBack(table, one));
    for (const back of backs) if (rule('416.3f')) beyond.add(back);
    const seen = theirs.filter((one) => !backs.includes(one));
    const count = picked.filter((one) => one.seat === seat).length;
    if (need >= targetIntelligence(table, seat, seen, count) || !obeys('416.5', '416.6')) continue;
    for (const one of seen) beyond.add(one);
  }
  return (target) => !beyond.has(opposedCard(table, target)?.card ?? NO_CARD);
}

/** A general lying face down shows no 智 to compare (416.3f). */
function isBack(table: SanguozhiTable, card: CardId): boolean {
  return table.cards[card].faceDown && printed(table, card).kind === 'general';
}

/** A card that is a target, with its controller. */
export interface OpposedCard {
  readonly card: CardId;
  readonly seat: Seat;
}

/** The targets among cards of opponents, in play and in the chain. */
function enemyCards(
  table: SanguozhiTable,
  controller: Seat,
  targets: readonly Target[],
): readonly OpposedCard[] {
  return targets
    .flatMap((target) => opposedCard(table, target) ?? [])
    .filter(({ seat }) => seat >= 0 && (areEnemies(table, controller, seat) || !rule('416.2')));
}

/** The card that a target is, with its controller; null for a player, and for a used effect in the chain. */
export function opposedCard(table: SanguozhiTable, target: Target): OpposedCard | null {
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
 * 目标智力 of one player's cards (416.3).
 * @param count how many were picked of that player's, whatever has become of them (416.4)
 */
function targetIntelligence(
  table: SanguozhiTable,
  seat: Seat,
  cards: readonly CardId[],
  count: number,
): number {
  const generals = cards.filter((card) => printed(table, card).kind === 'general');
  if (generals.length === 0) return 0;
  const inChain = generals.filter((card) => zoneOf(table, card) === 'chain');
  if (inChain.length === generals.length && rule('416.3a')) return highest(table, inChain);
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
  rule('416.3b');
  return own;
}

function highest(table: SanguozhiTable, cards: readonly CardId[]): number {
  return Math.max(...cards.map((card) => statOf(table, card, 'wit')));
}
