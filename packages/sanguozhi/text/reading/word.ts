import type { Lexicon, Node, Place, Word } from '@lianhuan/cardtext';
import type { CardId, Flow, Seat, Text } from '@lianhuan/kernel';
import type { CardKind, Duration } from '../../cards/definition.ts';
import type { Characteristics } from '../../effects/characteristics.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import type { RuleId } from '../../rules.ts';
import type { SanguozhiEffect, SanguozhiTable } from '../../table/table.ts';
import type { Words } from '../meaning/procedures.ts';
import type { Scope } from '../meaning/scope.ts';
import type {
  Condition,
  Count,
  Deed,
  EntryOccasion,
  Lasting,
  Occasion,
  Quality,
} from '../nodes/index.ts';

/** What a check may know of the card and its fellows; null for what is not known. */
export interface CardFacts {
  readonly kind: CardKind | null;
  readonly names: ReadonlySet<string> | null;
  /** 时限, of cards that have one. */
  readonly duration?: Duration;
}

export type CardPlace = Place<CardFacts>;
export type SanguozhiLexicon = Lexicon<CardFacts>;

/** A word of 三国智 text: read, printed, told in English, explained, and (below) run. */
export type SanguozhiWord<N extends Node = Node> = Word<N, RuleId, CardFacts>;

/** A word that does something. */
export interface DeedWord<N extends Deed = Deed> extends SanguozhiWord<N> {
  /** Gives whether it was carried out in full (706.2). */
  run(table: SanguozhiTable, deed: N, scope: Scope): Flow<boolean>;
  /**
   * Several players do it, whoever it names: all decide before anything is done (101.4). Gives those
   * who did it in full (706.2c). Where nothing is said, they do it one after the other.
   */
  byEach?(
    table: SanguozhiTable,
    deed: N,
    seats: readonly Seat[],
    scope: Scope,
  ): Flow<readonly Seat[]>;
  /** Could it be paid in full, as a cost (108.5c)? True where nothing is said. */
  payable?(table: SanguozhiTable, deed: N, scope: Scope): boolean;
}

export interface ConditionWord<N extends Condition = Condition> extends SanguozhiWord<N> {
  holds(table: SanguozhiTable, condition: N, scope: Scope): boolean;
}

export interface CountWord<N extends Count = Count> extends SanguozhiWord<N> {
  count(table: SanguozhiTable, count: N, scope: Scope): number;
  /** The layers that the count looks at itself, one bit each; none if left out. */
  reads?(count: N): number;
}

export interface QualityWord<N extends Quality = Quality> extends SanguozhiWord<N> {
  fits(table: SanguozhiTable, quality: N, card: CardId, scope: Scope): boolean;
  /** The layers whose values it looks at, one bit each (see `LAYERS`). */
  reads(quality: N): number;
  /** True of a card lying face down too, which has nothing but its kind, role and state (112.2). */
  readonly ofBacks: boolean;
}

/** A word that waits for an event. */
export interface OccasionWord<N extends Occasion | EntryOccasion = Occasion | EntryOccasion>
  extends SanguozhiWord<N> {
  /** The kinds of event it can hear at all. */
  readonly events: ReadonlySet<SanguozhiEvent['type']>;
  hears(table: SanguozhiTable, occasion: N, event: SanguozhiEvent, scope: Scope): boolean;
  /** Is it judged by the table as it was before the event (703.5b)? */
  looksBack(occasion: N): boolean;
}

/** Lasting words that change characteristics, in one or more layers (709.1, 709.3). */
export interface LayerWordOf<N extends Lasting = Lasting> extends SanguozhiWord<N> {
  readonly effect: 'layer';
  layers(word: N, defining: boolean): readonly number[];
  /** The layers it looks at to find its subjects and numbers, one bit each. */
  reads(word: N, words: Words): number;
  subjects(table: SanguozhiTable, word: N, scope: Scope): readonly CardId[];
  content(table: SanguozhiTable, word: N, layer: number, scope: Scope): string;
  apply(
    table: SanguozhiTable,
    word: N,
    layer: number,
    characteristics: Characteristics,
    scope: Scope,
  ): void;
}

export interface ForbidWordOf<N extends Lasting = Lasting> extends SanguozhiWord<N> {
  readonly effect: 'forbid';
  /** The kinds of event that it can forbid at all. */
  events(word: N): readonly SanguozhiEvent['type'][];
  forbids(
    table: SanguozhiTable,
    word: N,
    effect: SanguozhiEffect,
    event: SanguozhiEvent,
    scope: Scope,
  ): boolean;
}

export interface ReplaceWordOf<N extends Lasting = Lasting> extends SanguozhiWord<N> {
  readonly effect: 'replace';
  /** The kinds of event that it can replace at all. */
  events(word: N): readonly SanguozhiEvent['type'][];
  replaces(
    table: SanguozhiTable,
    word: N,
    effect: SanguozhiEffect,
    event: SanguozhiEvent,
    scope: Scope,
  ): boolean;
  /** Gives what happens instead, or null for nothing. */
  replace(
    table: SanguozhiTable,
    word: N,
    effect: SanguozhiEffect,
    event: SanguozhiEvent,
    scope: Scope,
  ): Flow<SanguozhiEvent | null>;
  /** Words that change an event alike can do so in any order; null for those that cannot. */
  alike?(word: N): string | null;
}

/** Words that procedures ask for (`asked`), and those that only hold others (`frame`). */
export interface PlainWordOf<N extends Lasting = Lasting> extends SanguozhiWord<N> {
  readonly effect: 'asked' | 'frame';
}

export type LastingWord = LayerWordOf | ForbidWordOf | ReplaceWordOf | PlainWordOf;

export const says = (zh: string, en: string): Text => ({ zh, en });

/** Which seat an asked word is about, e.g. whose hand limit. */
export interface Asked<N extends Lasting = Lasting> {
  readonly word: N;
  readonly effect: SanguozhiEffect;
  readonly scope: Scope;
  readonly seat: Seat;
}
