import type { Lexicon, Node, Place, Word } from '@lianhuan/cardtext';
import type { CardId, Flow, Text } from '@lianhuan/kernel';
import type { CardKind } from '../../cards/definition.ts';
import type { Characteristics } from '../../effects/characteristics.ts';
import type { EvolveEvent } from '../../events/events.ts';
import type { RuleId } from '../../rules.ts';
import type { EvolveEffect, EvolveTable } from '../../table/table.ts';
import type { Scope } from '../meaning/scope.ts';
import type { Condition, Count, Deed, Entry, Lasting, Occasion, Quality } from '../nodes/index.ts';

/** What a check may know of the card and its fellows; null for what is not known. */
export interface CardFacts {
  readonly kind: CardKind | null;
  readonly names: ReadonlySet<string> | null;
}

export type CardPlace = Place<CardFacts>;
export type EvolveLexicon = Lexicon<CardFacts>;

/** A word of EVOLVE text: read, printed, told in English, explained, and (below) run. */
export type EvolveWord<N extends Node = Node> = Word<N, RuleId, CardFacts>;

/** A word that does something. */
export interface DeedWord<N extends Deed = Deed> extends EvolveWord<N> {
  /** Gives whether anything was done, for 若如此做. */
  run(table: EvolveTable, deed: N, scope: Scope): Flow<boolean>;
  /** Could it be paid in full, as a cost (10.4.2.2)? True where nothing is said. */
  payable?(table: EvolveTable, deed: N, scope: Scope): boolean;
}

export interface ConditionWord<N extends Condition = Condition> extends EvolveWord<N> {
  holds(table: EvolveTable, condition: N, scope: Scope): boolean;
}

export interface CountWord<N extends Count = Count> extends EvolveWord<N> {
  count(table: EvolveTable, count: N, scope: Scope): number;
  /** The layers whose values it looks at itself, one bit each; none where nothing is said. */
  reads?(count: N): number;
}

export interface QualityWord<N extends Quality = Quality> extends EvolveWord<N> {
  fits(table: EvolveTable, quality: N, card: CardId, scope: Scope): boolean;
  /** The layers whose values it looks at, one bit each (see `LAYERS`). */
  reads(quality: N): number;
}

/** A word that waits for an event. */
export interface OccasionWord<N extends Occasion | Entry = Occasion | Entry> extends EvolveWord<N> {
  /** The kinds of event it can hear at all. */
  readonly events: ReadonlySet<EvolveEvent['type']>;
  hears(table: EvolveTable, occasion: N, event: EvolveEvent, scope: Scope): boolean;
  /** Is it judged by the table as it was before the event (10.7.4.1.2)? */
  looksBack(occasion: N): boolean;
}

/** Lasting words that change characteristics, in one layer (10.9.1.2–10.9.1.4). */
export interface LayerWordOf<N extends Lasting = Lasting> extends EvolveWord<N> {
  readonly effect: 'layer';
  layer(word: N): number;
  /** The layers it looks at to find its subjects and numbers, one bit each. */
  reads(word: N): number;
  subjects(table: EvolveTable, word: N, scope: Scope): readonly CardId[];
  /** What it does to a card, as a string: two that do the same are the same (for dependencies). */
  content(table: EvolveTable, word: N, scope: Scope): string;
  apply(table: EvolveTable, word: N, characteristics: Characteristics, scope: Scope): void;
}

export interface ForbidWordOf<N extends Lasting = Lasting> extends EvolveWord<N> {
  readonly effect: 'forbid';
  /** The kinds of event it can forbid at all. */
  events(word: N): readonly EvolveEvent['type'][];
  forbids(
    table: EvolveTable,
    word: N,
    effect: EvolveEffect,
    event: EvolveEvent,
    scope: Scope,
  ): boolean;
}

export interface ReplaceWordOf<N extends Lasting = Lasting> extends EvolveWord<N> {
  readonly effect: 'replace';
  /** The kinds of event it can replace at all. */
  events(word: N): readonly EvolveEvent['type'][];
  replaces(
    table: EvolveTable,
    word: N,
    effect: EvolveEffect,
    event: EvolveEvent,
    scope: Scope,
  ): boolean;
  /** Gives what happens instead, or null for nothing. */
  replace(
    table: EvolveTable,
    word: N,
    effect: EvolveEffect,
    event: EvolveEvent,
    scope: Scope,
  ): Flow<EvolveEvent | null>;
  /** Words that change an event alike can do so in any order; null for those that cannot. */
  alike?(word: N): string | null;
}

/** Words that procedures ask for (`asked`), and those that only hold others (`frame`). */
export interface PlainWordOf<N extends Lasting = Lasting> extends EvolveWord<N> {
  readonly effect: 'asked' | 'frame';
}

export type LastingWord = LayerWordOf | ForbidWordOf | ReplaceWordOf | PlainWordOf;

export const says = (zh: string, en: string): Text => ({ zh, en });
