import type { DecisionView, Handle, OptionView } from '@lianhuan/kernel';
import type { Seen } from './seen.ts';

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

/** Verbs that end or pass something, whatever card they carry. */
const BARE = new Set(['end', 'pass', 'done']);

/** Verbs by which a player does without something. */
const PASSING = new Set([...BARE, 'decline']);

/** Does nothing: it should not shine brighter than what can be done. */
export function isPassing({ option }: Choice): boolean {
  return PASSING.has(option.verb);
}

/**
 * Sorts the options: one that is about a card on the table is picked by that card; one about the
 * card that asks, or about none, has a button.
 */
export function sortChoices(decision: DecisionView, seen: Seen): Choices {
  const all = decision.options.map((option, index) => ({ index, option }));
  const byCard = new Map<Handle, Choice[]>();
  const buttons: Choice[] = [];
  for (const choice of all) {
    const { verb, card } = choice.option;
    const onCard = card !== null && card !== decision.about && !BARE.has(verb) && seen.find(card);
    if (!onCard) buttons.push(choice);
    else byCard.set(card, [...(byCard.get(card) ?? []), choice]);
  }
  return { byCard, buttons, all };
}
