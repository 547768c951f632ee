import type { OptionView } from '@lianhuan/kernel';
import type { SeenCard, Sight } from './sight.ts';
import { needsOf, useWorth } from './worth.ts';

/** What a card drawn instead is worth. */
const UNKNOWN = 2.6;
/** So many 兵权 make a good start. */
const TROOPS = 3;

/** Scores drawing a card of the opening hand anew (103.4), and being done (0.1). */
export function scoreRedraw(sight: Sight): (option: OptionView) => number {
  const hand = sight.cards(sight.seat, 'hand');
  const troops = hand.filter(({ printed }) => printed.kind === 'troop').length;
  return ({ verb, card }) => {
    if (verb === 'keep') return 0;
    if (verb === 'done') return 0.1;
    const seen = hand.find((one) => one.card.handle === card);
    return seen ? UNKNOWN - openingWorth(seen, troops) : -1;
  };
}

function openingWorth({ printed }: SeenCard, troops: number): number {
  switch (printed.kind) {
    case 'troop':
      return troops <= TROOPS ? 4 : 2.7;
    case 'general': {
      // With no 兵权 to come, none is of use.
      const needs = needsOf(printed);
      const reach = troops >= 2 ? 5 : 4;
      return needs <= 2 ? 4 : needs < reach ? 3 : needs === reach ? 2.7 : 1.5;
    }
    case 'tactic':
      return Math.min(3, useWorth(printed));
    case 'treasure':
      return 2.3;
    default:
      return 1;
  }
}
