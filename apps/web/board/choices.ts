import type { DecisionView, Handle, OptionView } from '@lianhuan/kernel';
import type { TableKit } from './table-kit.ts';
import type { TableView } from './table-view.ts';

/** An option with the index by which it is answered. */
export interface Choice {
  readonly index: number;
  readonly option: OptionView;
}

/** What can be picked: on cards, and by buttons. */
export interface Choices {
  readonly byCard: ReadonlyMap<Handle, readonly Choice[]>;
  readonly buttons: readonly Choice[];
  readonly all: readonly Choice[];
}

export const NO_CHOICES: Choices = { byCard: new Map(), buttons: [], all: [] };

/**
 * Sorts the options: one that is about a card on the table is picked by that card; one about the
 * card that asks, or about none, has a button; what should not be picked by accident has neither.
 */
export function sortChoices(decision: DecisionView, seen: TableView, kit: TableKit): Choices {
  const all = decision.options.map((option, index) => ({ index, option }));
  const byCard = new Map<Handle, Choice[]>();
  const buttons: Choice[] = [];
  for (const choice of all) {
    const { card } = choice.option;
    const onCard =
      card !== null && card !== decision.about && !kit.isBare(choice.option) && seen.find(card);
    if (kit.isLast?.(choice.option) || kit.isPlaced?.(choice.option, decision)) continue;
    if (!onCard) buttons.push(choice);
    else byCard.set(card, [...(byCard.get(card) ?? []), choice]);
  }
  return { byCard, buttons, all };
}
