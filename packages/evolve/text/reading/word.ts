import type * as cardtext from '@lianhuan/cardtext';
import type { Node } from '@lianhuan/cardtext';
import type { CardId, Text } from '@lianhuan/kernel';
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
  /** What card files add to the terms of card text; none where nothing is said. */
  readonly terms?: cardtext.AddedTerms | null;
}

type Evolve = cardtext.DialectOf<RuleId, CardFacts, EvolveTable, EvolveEvent, EvolveEffect, Scope>;

export type CardPlace = cardtext.Place<CardFacts>;
export type EvolveLexicon = cardtext.Lexicon<CardFacts>;

/** A word of EVOLVE text: read, printed, told in English, explained, and (below) run. */
export type EvolveWord<N extends Node = Node> = cardtext.WordOf<Evolve, N>;

/** A word that does something; it gives whether anything was done, and is paid in full or not (10.4.2.2). */
export type DeedWord<N extends Deed = Deed> = cardtext.RunWord<Evolve, N>;
export type ConditionWord<N extends Condition = Condition> = cardtext.HoldsWord<Evolve, N>;
export type CountWord<N extends Count = Count> = cardtext.CountingWord<Evolve, N>;
export type QualityWord<N extends Quality = Quality> = cardtext.FittingWord<Evolve, N>;
/** A word that waits for an event; some are judged by the table as it was before it (10.7.4.1.2). */
export type OccasionWord<N extends Occasion | Entry = Occasion | Entry> = cardtext.HearingWord<
  Evolve,
  N
>;

/** Lasting words that change characteristics, in one layer (10.9.1.2–10.9.1.4). */
export interface LayerWordOf<N extends Lasting = Lasting> extends EvolveWord<N> {
  readonly effect: 'layer';
  layer(word: N): number;
  /** The layers it looks at to find its subjects and numbers, one bit each. */
  reads(word: N): number;
  subjects(table: EvolveTable, word: N, scope: Scope): readonly CardId[];
  /** What it does to a card, as a string: words that do the same give the same (for dependencies between effects). */
  content(table: EvolveTable, word: N, scope: Scope): string;
  apply(table: EvolveTable, word: N, characteristics: Characteristics, scope: Scope): void;
}

export type ForbidWordOf<N extends Lasting = Lasting> = cardtext.ForbiddingWord<Evolve, N>;
export type ReplaceWordOf<N extends Lasting = Lasting> = cardtext.ReplacingWord<Evolve, N>;
/** Words that procedures ask for (`asked`), and those that only hold others (`frame`). */
export type PlainWordOf<N extends Lasting = Lasting> = cardtext.PlainWord<Evolve, N>;

export type LastingWord = LayerWordOf | ForbidWordOf | ReplaceWordOf | PlainWordOf;

export const says = (zh: string, en: string): Text => ({ zh, en });
