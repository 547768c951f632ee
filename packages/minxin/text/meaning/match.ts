import { compares } from '@lianhuan/cardtext';
import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { type MinxinEffect, type MinxinTable, printed } from '../../table/table.ts';
import { around, rowSlot } from '../../table/zones.ts';
import type { Cards, Filter } from '../nodes/nodes.ts';
import type { Party, Type } from '../reading/vocabulary.ts';

/** Which cards and which players the nouns of card text mean. */

/**
 * Is the card of that type? A 乱军 that a player has is one of their 部曲 too (2.4.4).
 * @param holder whose card it is, or is about to be.
 */
export function isType(
  table: MinxinTable,
  card: CardId,
  type: Type,
  holder: Seat = table.cards[card].controller,
): boolean {
  const { kind } = printed(table, card);
  if (type === 'card' || kind === type) return true;
  return type === 'troop' && kind === 'rebel' && holder !== NOBODY;
}

/** Does the card fit, if it costs `cost`? */
export function fits(
  table: MinxinTable,
  card: CardId,
  filter: Filter | null,
  cost: number,
  holder: Seat = table.cards[card].controller,
): boolean {
  if (filter === null) return true;
  if (filter.name !== null) return printed(table, card).name === filter.name;
  if (!isType(table, card, filter.type, holder)) return false;
  return filter.comparison === null || compares(cost, filter.comparison, filter.cost);
}

/** Is that player one of those the words of `controller` speak of? On an event 你 is everybody. */
export function isParty(table: MinxinTable, who: Party, controller: Seat, seat: Seat): boolean {
  if (seat === NOBODY) return false;
  switch (who) {
    case 'anyone':
      return true;
    case 'you':
      return controller === NOBODY || seat === controller;
    case 'others':
      return seat !== (controller === NOBODY ? table.state.active : controller);
  }
}

/** Do lasting words speak of that card? Costs in them are the printed ones. */
export function speaksOf(
  table: MinxinTable,
  what: Cards,
  effect: MinxinEffect,
  card: CardId,
): boolean {
  switch (what.kind) {
    case 'this-card':
      return card === effect.source;
    case 'cards-anywhere':
      return fitsPrinted(table, what.filter, card);
    case 'cards-of': {
      const { controller } = table.cards[card];
      return (
        isParty(table, what.who, effect.controller, controller) &&
        fitsPrinted(table, what.filter, card)
      );
    }
    case 'cards-around':
      return isAround(table, effect.source, card) && fitsPrinted(table, what.filter, card);
  }
}

function fitsPrinted(table: MinxinTable, filter: Filter, card: CardId): boolean {
  return fits(table, card, filter, printed(table, card).cost);
}

/** 周围 (2.2.4): left, right, above and below in the row. */
function isAround(table: MinxinTable, card: CardId, other: CardId): boolean {
  const slot = rowSlot(table.cards[card]);
  const otherSlot = rowSlot(table.cards[other]);
  return slot >= 0 && otherSlot >= 0 && around(slot).includes(otherSlot) && rule('2.2.4');
}
