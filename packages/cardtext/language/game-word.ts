import type { CardId, Flow } from '@lianhuan/kernel';
import type { Node } from '../nodes/node.ts';
import type { Word } from './word.ts';

/** What the words of a game's dialect work with; a game names its own types once. */
export interface Dialect {
  /** The numbers of its rulebook. */
  readonly rule: string;
  /** What a check may know of the card that a text stands on. */
  readonly facts: unknown;
  readonly table: unknown;
  readonly event: { readonly type: string };
  /** Something that lasts on a table. */
  readonly effect: unknown;
  /** What is known while words are carried out. */
  readonly scope: unknown;
}

/** The dialect of a game by its types, in the order of {@link Dialect}. */
export interface DialectOf<
  Rule extends string,
  Facts,
  Table,
  Event extends { readonly type: string },
  Effect,
  Scope,
> {
  readonly rule: Rule;
  readonly facts: Facts;
  readonly table: Table;
  readonly event: Event;
  readonly effect: Effect;
  readonly scope: Scope;
}

/** A word of a dialect: read, printed, told in English, explained. */
export type WordOf<D extends Dialect, N extends Node> = Word<N, D['rule'], D['facts']>;

/** A word that does something. */
export interface RunWord<D extends Dialect, N extends Node> extends WordOf<D, N> {
  /** Gives whether it was carried out, in the sense in which 若如此做 and the like ask for it. */
  run(table: D['table'], deed: N, scope: D['scope']): Flow<boolean>;
  /** Could it be paid in full, as a cost? True where nothing is said. */
  payable?(table: D['table'], deed: N, scope: D['scope']): boolean;
}

/** A word that is true or not. */
export interface HoldsWord<D extends Dialect, N extends Node> extends WordOf<D, N> {
  /** Is it so now? */
  holds(table: D['table'], condition: N, scope: D['scope']): boolean;
}

/** A word that counts. */
export interface CountingWord<D extends Dialect, N extends Node> extends WordOf<D, N> {
  /** How many there are now. */
  count(table: D['table'], count: N, scope: D['scope']): number;
  /** The layers whose values it looks at itself, one bit each; none where nothing is said. */
  reads?(count: N): number;
}

/** A word that is true of a card or not. */
export interface FittingWord<D extends Dialect, N extends Node> extends WordOf<D, N> {
  /** Is it true of that card now? */
  fits(table: D['table'], quality: N, card: CardId, scope: D['scope']): boolean;
  /** The layers whose values it looks at, one bit each. */
  reads(quality: N): number;
}

/** A word that waits for an event. */
export interface HearingWord<D extends Dialect, N extends Node> extends WordOf<D, N> {
  /** The kinds of event it can hear at all. */
  readonly events: ReadonlySet<D['event']['type']>;
  /** Is this the event it waits for? */
  hears(table: D['table'], occasion: N, event: D['event'], scope: D['scope']): boolean;
  /** Is it judged by the table as it was before the event? */
  looksBack(occasion: N): boolean;
}

/** An event that lasting words are held against, and the effect that carries the words. */
export type About<D extends Dialect, N extends Node> = readonly [
  table: D['table'],
  word: N,
  effect: D['effect'],
  event: D['event'],
  scope: D['scope'],
];

/** Words that keep something from happening. */
export interface ForbiddingWord<D extends Dialect, N extends Node> extends WordOf<D, N> {
  readonly effect: 'forbid';
  /** The kinds of event that it can forbid at all. */
  events(word: N): readonly D['event']['type'][];
  /** Does it forbid this event? */
  forbids(...about: About<D, N>): boolean;
}

/** Words that make something else happen instead. */
export interface ReplacingWord<D extends Dialect, N extends Node> extends WordOf<D, N> {
  readonly effect: 'replace';
  /** The kinds of event that it can replace at all. */
  events(word: N): readonly D['event']['type'][];
  /** Does it replace this event? */
  replaces(...about: About<D, N>): boolean;
  /** Gives what happens instead, or null for nothing. */
  replace(...about: About<D, N>): Flow<D['event'] | null>;
  /** Words that change an event alike can do so in any order; null for those that cannot. */
  alike?(word: N): string | null;
}

/** Words that procedures ask for (`asked`), and those that only hold others (`frame`). */
export interface PlainWord<D extends Dialect, N extends Node> extends WordOf<D, N> {
  readonly effect: 'asked' | 'frame';
}
