import { compares, findNode } from '@lianhuan/cardtext';
import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import { flashGivers, isInForce, plainWordOf } from '../../effects/in-force.ts';
import { rule } from '../../rules.ts';
import { type MinxinEffect, type MinxinTable, printed } from '../../table/table.ts';
import { around, rowSlot } from '../../table/zones.ts';
import type { Cards, Filter, HasFlash } from '../nodes/nodes.ts';
import type { Party, Trait, Type, Value } from '../reading/vocabulary.ts';

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

/** What the cards that text asks about are measured by. */
export interface Measure {
  /** The number of a card, as it counts for these words. */
  valueOf(card: CardId, value: Value): number;
  /** 此牌: the card whose words they are. */
  readonly self: CardId;
}

/** Numbers as they are printed: so lasting words look at them, for they change numbers themselves. */
function printedMeasure(table: MinxinTable, self: CardId): Measure {
  return { self, valueOf: (card, value) => printed(table, card)[value] };
}

/**
 * Does the card fit?
 * @param holder whose card it is, or is about to be
 */
export function fits(
  table: MinxinTable,
  card: CardId,
  filter: Filter | null,
  measure: Measure,
  holder: Seat = table.cards[card].controller,
): boolean {
  if (filter === null) return true;
  return isOfSort(table, card, filter, holder) && isOfSize(table, card, filter, measure);
}

/** Does the card fit as it is printed? So lasting words ask, for they change numbers themselves. */
export function fitsPrinted(
  table: MinxinTable,
  card: CardId,
  filter: Filter,
  self: CardId,
  holder: Seat = table.cards[card].controller,
): boolean {
  if (!isOfSort(table, card, filter, holder)) return false;
  return filter.comparison === null || isOfSize(table, card, filter, printedMeasure(table, self));
}

/** Does the card fit, whatever its numbers are? */
function isOfSort(
  table: MinxinTable,
  card: CardId,
  { name, type, or, trait }: Filter,
  holder: Seat,
): boolean {
  if (name !== null) return printed(table, card).name === name;
  if (!isType(table, card, type, holder) && (or === null || !isType(table, card, or, holder))) {
    return false;
  }
  return trait === null || hasTrait(table, card, trait);
}

/** Does the number of the card that the words speak of compare as they say? */
function isOfSize(table: MinxinTable, card: CardId, filter: Filter, measure: Measure): boolean {
  const { comparison, value } = filter;
  if (comparison === null) return true;
  return compares(measure.valueOf(card, value), comparison, ruledBy(table, filter, measure));
}

/** The number that the words compare with; 0 for 目标牌 where nothing is answered. */
function ruledBy(table: MinxinTable, { than, cost, value }: Filter, measure: Measure): number {
  switch (than) {
    case null:
      return cost;
    case 'this':
      return measure.valueOf(measure.self, value);
    case 'target': {
      const contest = table.state.contests.at(-1);
      return contest === undefined ? 0 : measure.valueOf(contest.card, value);
    }
  }
}

/** 闪电 (2.3.5): printed on the card, or given to it. */
export function hasFlash(table: MinxinTable, card: CardId): boolean {
  return printed(table, card).flash || isGivenFlash(table, card);
}

/** Do lasting words give the card 闪电, and so all of its abilities? */
export function isGivenFlash(table: MinxinTable, card: CardId): boolean {
  const givers = flashGivers(table);
  if (givers.length === 0) return false;
  const { controller } = table.cards[card];
  return givers.some((effect) => {
    const { who, filter } = plainWordOf(effect.body) as HasFlash;
    if (!isParty(table, who, effect.controller, controller)) return false;
    return fitsPrinted(table, card, filter, effect.source) && isInForce(table, effect);
  });
}

function hasTrait(table: MinxinTable, card: CardId, trait: Trait): boolean {
  const { abilities, home } = printed(table, card);
  switch (trait) {
    case 'tapped':
      return table.cards[card].tapped;
    case 'untapped':
      return !table.cards[card].tapped;
    case 'flash':
      return hasFlash(table, card);
    case 'enter':
    case 'edict':
    case 'limited':
      return abilities.some(({ timing }) => timing === trait);
    case 'rout':
      return (
        findNode(abilities, ({ kind }) => kind === 'rout-range' || kind === 'rout-card') !== null
      );
    case 'pouches':
      return findNode(abilities, ({ kind }) => kind === 'pouches') !== null;
    case 'always':
    case 'starting':
      return home === trait;
  }
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
      return fitsPrinted(table, card, what.filter, effect.source);
    case 'cards-of': {
      const { controller } = table.cards[card];
      return (
        !(what.other && card === effect.source) &&
        isParty(table, what.who, effect.controller, controller) &&
        fitsPrinted(table, card, what.filter, effect.source)
      );
    }
    case 'cards-around':
      return (
        isAround(table, effect.source, card) && fitsPrinted(table, card, what.filter, effect.source)
      );
  }
}

/** 周围 (2.2.4): left, right, above and below in the row. */
function isAround(table: MinxinTable, card: CardId, other: CardId): boolean {
  const slot = rowSlot(table.cards[card]);
  const otherSlot = rowSlot(table.cards[other]);
  return slot >= 0 && otherSlot >= 0 && around(slot).includes(otherSlot) && rule('2.2.4');
}
