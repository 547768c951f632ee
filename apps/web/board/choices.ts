import type { DecisionView, Handle, OptionView } from '@lianhuan/kernel';
import { whatComesOf } from '../games/alike.ts';
import type { TableKit } from './table-kit.ts';
import type { TableView } from './table-view.ts';

/** An option with the index by which it is answered. */
export interface Choice {
  readonly index: number;
  readonly option: OptionView;
  /** The options that come to the same, this one among them: those for copies of a card in hand. */
  readonly same: readonly number[];
}

/** What can be picked: on cards, and by buttons. */
export interface Choices {
  readonly byCard: ReadonlyMap<Handle, readonly Choice[]>;
  readonly buttons: readonly Choice[];
  /** Those that have buttons in a list beside the table (`TableKit.isListed`). */
  readonly listed: readonly Choice[];
  readonly all: readonly Choice[];
  /** The same, of those that come to the same only the first. */
  readonly offered: readonly Choice[];
}

export const NO_CHOICES: Choices = {
  byCard: new Map(),
  buttons: [],
  listed: [],
  all: [],
  offered: [],
};

/**
 * Sorts the options: one that is about a card on the table is picked by that card; one about the
 * card that asks, or about none, has a button; what should not be picked by accident has neither.
 */
export function sortChoices(decision: DecisionView, seen: TableView, kit: TableKit): Choices {
  const all = choicesOf(decision, seen);
  const offered = all.filter(({ index, same }) => same[0] === index);
  const byCard = new Map<Handle, Choice[]>();
  const buttons: Choice[] = [];
  for (const choice of all) {
    const { card } = choice.option;
    const onCard =
      card !== null && card !== decision.about && !kit.isBare(choice.option) && seen.find(card);
    if (kit.isLast?.(choice.option) || kit.isPlaced?.(choice.option, decision)) continue;
    if (!onCard && choice.same[0] === choice.index) buttons.push(choice);
    if (onCard) byCard.set(card, [...(byCard.get(card) ?? []), choice]);
  }
  const listed = all.filter(({ option }) => kit.isListed?.(option, decision));
  return { byCard, buttons, listed, all, offered };
}

function choicesOf({ options }: DecisionView, { view }: TableView): Choice[] {
  const alike = new Map<string, number[]>();
  return options.map((option, index) => {
    const comes = whatComesOf(option, view);
    const same = alike.get(comes) ?? [];
    alike.set(comes, same);
    same.push(index);
    return { index, option, same };
  });
}

/** The number key that picks it: of the buttons first, then of what is listed; null for none. */
export function keyOf(choice: Choice, choices: Choices): number | null {
  const place = numbered(choices).indexOf(choice);
  return place < 0 ? null : place + 1;
}

/** What a number key picks, from 1 to 9. */
export function choiceOfKey(key: number, choices: Choices): Choice | undefined {
  return numbered(choices)[key - 1];
}

function numbered({ buttons, listed }: Choices): readonly Choice[] {
  return [...buttons, ...listed].slice(0, 9);
}

/** Is it what a hint says, or comes to that? */
export function isHinted({ same }: Choice, hint: number | null): boolean {
  return hint !== null && same.includes(hint);
}
