import type { DecisionView, OptionView } from '@lianhuan/kernel';
import type { CardDefinition } from '@lianhuan/minxin';
import { bestBasket } from '../market/basket.ts';
import type { TableView } from '../table-view.ts';
import { deckValue } from '../worth/card-worth.ts';
import { OPENING } from '../worth/game-stage.ts';

/** A starting deck: eight starting cards and a few that were drafted. */
const DECK = 11;

function draftValue(printed: CardDefinition): number {
  return deckValue(printed, OPENING, DECK);
}

/** Picks what is worth most for its cost: all that is kept may cost ten (1.1.6.4). */
export function scoreDraft(table: TableView): (option: OptionView) => number {
  return ({ card }) => {
    const seen = table.find(card);
    if (!seen) return 0;
    const value = draftValue(seen.printed);
    return seen.printed.cost > 10 ? -1 : value - 0.25 * seen.printed.cost;
  };
}

/** Keeps the cards that are worth most together within the cost that is left. */
export function scoreKeep(
  table: TableView,
  { options, amount }: DecisionView,
): (option: OptionView) => number {
  const offers = options.flatMap(({ card }) => {
    const seen = table.find(card);
    if (!seen) return [];
    return [{ thing: seen.card.handle, cost: seen.printed.cost, value: draftValue(seen.printed) }];
  });
  const basket = bestBasket(offers, amount);
  const wanted = new Set(basket.map(({ thing }) => thing));
  return ({ verb, card }) => {
    if (verb === 'done') return 0;
    if (card !== null && wanted.has(card)) return 1;
    const seen = table.find(card);
    return seen ? draftValue(seen.printed) - 100 : -100;
  };
}
