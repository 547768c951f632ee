import type { Decision } from '../match/decision.ts';
import type { Match } from '../match/match.ts';
import type { Seat } from '../table/ids.ts';
import type { Card, Table } from '../table/table.ts';
import { areAlike } from './pick-again.ts';

/**
 * Do two matches of the same cards stand alike for a seat, apart from which card is which: where cards lie and how,
 * what everybody may know, who is asked, and what the seat itself is asked?
 */
export function looksAlike<T extends Table, Setup, Event>(
  one: Match<T, Setup, Event>,
  other: Match<T, Setup, Event>,
  seat: Seat,
): boolean {
  return (
    one.table.clock === other.table.clock &&
    areAsked(one.pending, other.pending, seat) &&
    lieAlike(one.table, other.table) &&
    stateOf(one, seat) === stateOf(other, seat)
  );
}

function stateOf<T extends Table, Setup, Event>(
  { game, table }: Match<T, Setup, Event>,
  seat: Seat,
): string {
  return JSON.stringify([game.publicState(table, seat), table.outcome]);
}

function areAsked(one: readonly Decision[], other: readonly Decision[], seat: Seat): boolean {
  return (
    one.length === other.length &&
    one.every((decision, at) => {
      const alike = other[at];
      if (decision.seat !== alike.seat) return false;
      return decision.seat !== seat || areSameQuestion(decision, alike);
    })
  );
}

function areSameQuestion(one: Decision, other: Decision): boolean {
  return (
    one.kind === other.kind &&
    one.about === other.about &&
    one.amount === other.amount &&
    one.options.length === other.options.length &&
    one.options.every((option, at) => areAlike(option, other.options[at]))
  );
}

function lieAlike(one: Table, other: Table): boolean {
  return (
    one.cards.length === other.cards.length &&
    one.zones.every(({ cards }, zone) => areEqual(cards, other.zones[zone].cards)) &&
    one.cards.every((card, at) => areTurnedAlike(card, other.cards[at]))
  );
}

function areEqual(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}

function areTurnedAlike(one: Card, other: Card): boolean {
  return (
    one.controller === other.controller &&
    one.tapped === other.tapped &&
    one.faceDown === other.faceDown &&
    one.host === other.host &&
    one.handle === other.handle &&
    JSON.stringify(one.counters) === JSON.stringify(other.counters)
  );
}
