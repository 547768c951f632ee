import type { Comparison, Quantity } from '../scenario/claim.ts';
import { cardsAt, findCard } from './find-cards.ts';
import type { Moment } from './moment.ts';

/** A number; or that a card has no such number; or that it cannot be told which card is meant. */
export type Measure = number | 'absent' | 'no card' | 'several cards';

/** How much there is of something. */
export function measure(quantity: Quantity, moment: Moment): Measure {
  const { judged, match } = moment;
  switch (quantity.kind) {
    case 'constant':
      return quantity.value;
    case 'absent':
      return 'absent';
    case 'count':
      return cardsAt(quantity.place, moment).length;
    case 'entries':
      return judged.list?.(match.table, quantity.list).length ?? 0;
    case 'number':
      return judged.number(match.table, quantity.seat, quantity.name);
    case 'value': {
      const card = findCard(quantity.subject, moment);
      if (card === 'none') return 'no card';
      if (card === 'several') return 'several cards';
      if (judged.vocabulary.counters.includes(quantity.name)) {
        return judged.counter?.(match.table, card, quantity.name) ?? 0;
      }
      return judged.value(match.table, card, quantity.name) ?? 'absent';
    }
  }
}

/** Compares two numbers by size; a number that a card does not have is equal only to another such. */
export function compare(left: Measure, comparison: Comparison, right: Measure): boolean {
  if (comparison === '=') return left === right;
  if (comparison === '!=') return left !== right;
  if (typeof left === 'string' || typeof right === 'string') return false;
  switch (comparison) {
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    case '<':
      return left < right;
    case '>':
      return left > right;
  }
}
