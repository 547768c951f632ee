import type * as cardtext from '@lianhuan/cardtext';
import type { Node } from '@lianhuan/cardtext';
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
  /** What card files add to the terms of card text; none where nothing is said. */
  readonly terms?: cardtext.AddedTerms | null;
  /** What the card is called; left out where it has no name of its own. */
  readonly name?: string;
  /** 时限, of cards that have one. */
  readonly duration?: Duration;
}

/** What the words of 三国智 work with. */
type Sanguozhi = cardtext.DialectOf<
  RuleId,
  CardFacts,
  SanguozhiTable,
  SanguozhiEvent,
  SanguozhiEffect,
  Scope
>;

export type CardPlace = cardtext.Place<CardFacts>;
export type SanguozhiLexicon = cardtext.Lexicon<CardFacts>;

/** A word of 三国智 text: read, printed, told in English, explained, and (below) run. */
export type SanguozhiWord<N extends Node = Node> = cardtext.WordOf<Sanguozhi, N>;

/** A word that does something; it gives whether it was carried out in full (706.2), and is paid in full or not (108.5c). */
export interface DeedWord<N extends Deed = Deed> extends cardtext.RunWord<Sanguozhi, N> {
  /**
   * Several players do it, whoever it names: all decide before anything is done (101.4). Gives those
   * who did it in full (706.2c). Where nothing is said, each decides and does it in turn, and what that
   * fires waits for the last of them.
   */
  byEach?(
    table: SanguozhiTable,
    deed: N,
    seats: readonly Seat[],
    scope: Scope,
  ): Flow<readonly Seat[]>;
}

export type ConditionWord<N extends Condition = Condition> = cardtext.HoldsWord<Sanguozhi, N>;
export type CountWord<N extends Count = Count> = cardtext.CountingWord<Sanguozhi, N>;

export interface QualityWord<N extends Quality = Quality>
  extends cardtext.FittingWord<Sanguozhi, N> {
  /** True of a card lying face down too, which has nothing but its kind, role and state (112.2). */
  readonly ofBacks: boolean;
}

/** A word that waits for an event; some are judged by the table as it was before it (703.5b). */
export type OccasionWord<N extends Occasion | EntryOccasion = Occasion | EntryOccasion> =
  cardtext.HearingWord<Sanguozhi, N>;

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

export type ForbidWordOf<N extends Lasting = Lasting> = cardtext.ForbiddingWord<Sanguozhi, N>;
export type ReplaceWordOf<N extends Lasting = Lasting> = cardtext.ReplacingWord<Sanguozhi, N>;
/** Words that procedures ask for (`asked`), and those that only hold others (`frame`). */
export type PlainWordOf<N extends Lasting = Lasting> = cardtext.PlainWord<Sanguozhi, N>;

export type LastingWord = LayerWordOf | ForbidWordOf | ReplaceWordOf | PlainWordOf;

export const says = (zh: string, en: string): Text => ({ zh, en });

/** Which seat an asked word is about, e.g. whose hand limit. */
export interface Asked<N extends Lasting = Lasting> {
  readonly word: N;
  readonly effect: SanguozhiEffect;
  readonly scope: Scope;
  readonly seat: Seat;
}
