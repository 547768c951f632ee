import type { OptionView } from '@lianhuan/kernel';
import type { CardDefinition } from '@lianhuan/sanguozhi';
import type { SeenCard, TableView } from '../table-view.ts';
import { needsOf, useWorth } from '../worth/card-worth.ts';

/** What a card drawn instead is worth. */
const UNKNOWN = 2.6;
/** So many 兵权 make a good start. */
const TROOPS = 3;

/** Scores drawing a card of the opening hand anew (103.4), and being done (0.1). */
export function scoreRedraw(table: TableView): (option: OptionView) => number {
  const hand = table.cards(table.seat, 'hand');
  const troops = hand.filter(({ printed }) => printed.kind === 'troop').length;
  const early = hand.filter(({ printed }) => isEarly(printed)).length;
  return ({ verb, card }) => {
    if (verb === 'keep') return 0;
    if (verb === 'done') return 0.1;
    const seen = hand.find((one) => one.card.handle === card);
    return seen ? UNKNOWN - openingWorth(seen, troops, early) : -1;
  };
}

function isEarly(printed: CardDefinition): boolean {
  return printed.kind === 'general' && needsOf(printed) <= TROOPS;
}

function openingWorth({ printed }: SeenCard, troops: number, early: number): number {
  switch (printed.kind) {
    case 'troop':
      // All beyond a good start can go for somebody to lead them.
      return troops <= TROOPS || (early > 1 && troops <= TROOPS + 1) ? 4 : 2.4;
    case 'general': {
      // With no 兵权 to come, none is of use.
      const needs = needsOf(printed);
      const reach = troops >= 2 ? 5 : 4;
      return needs <= 2 ? 4 : needs < reach ? 3 : needs === reach ? 2.7 : 1.5;
    }
    case 'tactic':
      return early > 1 ? Math.min(3, useWorth(printed)) : 2;
    case 'treasure':
      return 2.3;
    default:
      return 1;
  }
}
