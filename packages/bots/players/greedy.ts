import type { DecisionView, OptionView, View } from '@lianhuan/kernel';
import { askedOf, type Bot } from './bot.ts';

/**
 * What a game's greedy player thinks of the options of one decision: gives a function that scores
 * an option. Only the order of scores matters; the first of the best is picked. It is asked only
 * where there are several options.
 */
export type Evaluator = (seen: View) => (option: OptionView) => number;

/** The evaluator of a game: `score` looks at a decision on the table as `look` makes it of a view. */
export function evaluator<Table>(
  look: (seen: View) => Table,
  score: (table: Table, decision: DecisionView) => (option: OptionView) => number,
): Evaluator {
  return (seen) => score(look(seen), askedOf(seen));
}

/** Picks what looks best at this moment, and never looks ahead. It needs no luck, so no seed. */
export function greedyBot(evaluate: Evaluator): Bot {
  return {
    name: 'greedy',
    choose(seen) {
      const { options } = askedOf(seen);
      if (options.length === 1) return 0;
      const score = evaluate(seen);
      let best = 0;
      let bestScore = Number.NEGATIVE_INFINITY;
      for (let index = 0; index < options.length; index++) {
        const value = score(options[index]);
        if (value > bestScore) {
          best = index;
          bestScore = value;
        }
      }
      return best;
    },
  };
}
