import { type CardId, type Option, option, type Seat } from '@lianhuan/kernel';
import type { CardKind } from '../cards/definition.ts';
import { rule } from '../rules.ts';
import { MOST_DEEDS } from '../table/limits.ts';
import { cardsIn, field, type MinxinTable, othersFrom, player, printed } from '../table/table.ts';
import { ALWAYS_PILES, ROW_SLOTS, shared } from '../table/zones.ts';
import {
  refuseEdict,
  refuseLimited,
  refusePlay,
  refuseRecruit,
  refuseRout,
  refuseSiege,
} from './legal.ts';

/** All that the active player may do at an idle point (2.1.2). */
export function playOptions(table: MinxinTable, seat: Seat): Option[] {
  const options: Option[] = [];
  if (hasDoneEnough(table, seat)) return [option('end', undefined, seat)];
  addPlays(table, seat, options);
  for (const use of fieldUses(table, seat)) options.push(use);
  addPurchases(table, seat, options);
  addSieges(table, seat, options);
  options.push(option('end', undefined, seat));
  return options;
}

function addPlays(table: MinxinTable, seat: Seat, options: Option[]): void {
  for (const card of cardsIn(table, seat, 'hand')) {
    if (refusePlay(table, seat, card) === null) options.push(option('play', card, seat));
  }
  for (const card of cardsIn(table, seat, 'pouches')) {
    if (refusePlay(table, seat, card) === null && rule('2.4.5')) {
      options.push(option('use-pouch', card, seat));
    }
  }
  for (const card of cardsIn(table, seat, 'dust')) options.push(option('use-dust', card, seat));
}

/** 布令 and limited uses of the cards in play, as far as they may be used now (2.3.2). */
export function fieldUses(table: MinxinTable, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const card of field(table, seat)) {
    const { abilities } = printed(table, card);
    for (let index = 0; index < abilities.length; index++) {
      const { timing } = abilities[index];
      if (timing === 'edict' && refuseEdict(table, seat, card, index) === null) {
        options.push(option('edict', card, seat, index));
      } else if (timing === 'limited' && refuseLimited(table, seat, card, index) === null) {
        options.push(option('use-limited', card, seat, index));
      }
    }
  }
  return options;
}

function addPurchases(table: MinxinTable, seat: Seat, options: Option[]): void {
  for (const card of forSale(table)) {
    if (refuseRecruit(table, seat, card) === null) options.push(option('recruit', card, seat));
    if (refuseRout(table, seat, card) === null) options.push(option('rout', card, seat));
  }
}

function addSieges(table: MinxinTable, seat: Seat, options: Option[]): void {
  for (const other of othersFrom(table, seat)) {
    for (const card of cardsIn(table, other, 'territories')) {
      if (refuseSiege(table, seat, card) === null) options.push(option('besiege', card, other));
    }
  }
}

/** The cards of the row, and the top card of each always-available pile. */
export function forSale(table: MinxinTable): CardId[] {
  const cards: CardId[] = [];
  for (let slot = 0; slot < ROW_SLOTS; slot++) addTop(table, shared('row', slot), cards);
  for (let pile = 0; pile < ALWAYS_PILES; pile++) addTop(table, shared('always', pile), cards);
  return cards;
}

function addTop(table: MinxinTable, zone: number, cards: CardId[]): void {
  const inZone = table.zones[zone].cards;
  if (inZone.length > 0) cards.push(inZone[inZone.length - 1]);
}

/** Has a player done so much this turn that it would never end? Then the play can only be ended. */
export function hasDoneEnough(table: MinxinTable, seat: Seat): boolean {
  const { played, recruited, routed, sieges, edicts } = player(table, seat).tally;
  let all = recruited + routed + sieges + edicts;
  for (const kind in played) all += played[kind as CardKind];
  return all >= MOST_DEEDS;
}
