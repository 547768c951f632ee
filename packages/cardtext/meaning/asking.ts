import { type CardId, markCitations, withdrawCitations } from '@lianhuan/kernel';
import type { Node } from '../nodes/node.ts';

/** What card text means, word by word, each by the kind of its node: a table holds them, for words that hold others. */
export interface WordsByKind<DeedWord, ConditionWord, CountWord, QualityWord> {
  readonly actions: Readonly<Record<string, DeedWord>>;
  readonly conditions: Readonly<Record<string, ConditionWord>>;
  readonly counts: Readonly<Record<string, CountWord>>;
  readonly qualities: Readonly<Record<string, QualityWord>>;
}

/** A table that holds the words of its game, for words that hold other words to ask. */
interface Asked {
  readonly procedures: {
    readonly words: WordsByKind<unknown, Holds, Counts, Fits>;
  };
}
type Holds = { holds(table: never, condition: never, scope: never): boolean };
type Counts = { count(table: never, what: never, scope: never): number };
type Fits = { fits(table: never, quality: never, card: CardId, scope: never): boolean };

/** What is so, and how many there are: each node by the word of its kind. */
export interface Asking<Table, Condition, Count, Quality, Scope> {
  /** Does the condition hold now? What did not decide is not cited. */
  holds(table: Table, condition: Condition, scope: Scope): boolean;
  /** The number as it is now; it may be below 0. */
  count(table: Table, what: Count, scope: Scope): number;
  /** Is that true of the card? What did not decide is not cited. */
  hasQuality(table: Table, quality: Quality, card: CardId, scope: Scope): boolean;
}

/** Asks by the words that the table holds: words hold other words, so they ask here instead of each other. */
export function asking<
  Table extends Asked,
  Condition extends Node,
  Count extends Node,
  Quality extends Node,
  Scope,
>(): Asking<Table, Condition, Count, Quality, Scope> {
  return {
    holds(table, condition, scope) {
      const consulted = markCitations();
      const word = table.procedures.words.conditions[condition.kind];
      if (word.holds(table as never, condition as never, scope as never)) return true;
      withdrawCitations(consulted);
      return false;
    },
    count: (table, what, scope) =>
      table.procedures.words.counts[what.kind].count(table as never, what as never, scope as never),
    hasQuality(table, quality, card, scope) {
      const consulted = markCitations();
      const word = table.procedures.words.qualities[quality.kind];
      if (word.fits(table as never, quality as never, card, scope as never)) return true;
      withdrawCitations(consulted);
      return false;
    },
  };
}
