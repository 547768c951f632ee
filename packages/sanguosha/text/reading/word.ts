import type * as cardtext from '@lianhuan/cardtext';
import type { Node } from '@lianhuan/cardtext';
import type { Flow, Seat, Text } from '@lianhuan/kernel';
import type { CardKind } from '../../cards/definition.ts';
import type { SanguoshaEvent } from '../../events/events.ts';
import type { RuleId } from '../../rules.ts';
import type { Frame } from '../../table/frames.ts';
import type { SanguoshaEffect, SanguoshaTable } from '../../table/table.ts';
import type { Scope } from '../meaning/scope.ts';
import type { CharacterQuality, Condition, Count, Deed, Occasion } from '../nodes/nodes.ts';

/** What a check may know of the card and its fellows; null for what is not known. */
export interface CardFacts {
  readonly kind: CardKind | null;
  /** The names of all cards there are. */
  readonly names: ReadonlySet<string> | null;
  /** What card files add to the terms of card text; null for nothing. */
  readonly terms?: cardtext.AddedTerms | null;
}

/** What the words of 三国杀 work with. */
type Sanguosha = cardtext.DialectOf<
  RuleId,
  CardFacts,
  SanguoshaTable,
  SanguoshaEvent,
  SanguoshaEffect,
  Scope
>;

/** The lexicon of 三国杀. */
export type SanguoshaLexicon = cardtext.Lexicon<CardFacts>;

/** A word of 三国杀 text: read, printed, told in English, explained, and (below) run. */
export type SanguoshaWord<N extends Node = Node> = cardtext.WordOf<Sanguosha, N>;

/** A word that does something; it gives whether anything was done. */
export interface DeedWord<N extends Deed = Deed> extends cardtext.RunWord<Sanguosha, N> {
  /** Could it be done (P9, T30, T31)? As a cost: could it be paid in full? True where nothing is said. */
  possible?(table: SanguoshaTable, deed: N, scope: Scope): boolean;
  /** Picks the characters that it names, before costs are paid (P9); false where there are too few. */
  declare?(table: SanguoshaTable, deed: N, scope: Scope): Flow<boolean>;
  /** Picks the cards that it takes as a cost, before the general that it is paid for shows (reveal.1). */
  fix?(table: SanguoshaTable, deed: N, scope: Scope): Flow;
}

/** A word that is true or not. */
export type ConditionWord<N extends Condition = Condition> = cardtext.HoldsWord<Sanguosha, N>;
/** A word that counts. */
export type CountWord<N extends Count = Count> = cardtext.CountingWord<Sanguosha, N>;

/** A word that is true of a character or not. */
export interface CharacterWord<N extends CharacterQuality = CharacterQuality>
  extends SanguoshaWord<N> {
  isTrue(table: SanguoshaTable, quality: N, seat: Seat, scope: Scope): boolean;
}

/** A word that waits for a timing of a flow. */
export interface OccasionWord<N extends Occasion = Occasion> extends SanguoshaWord<N> {
  /** The timings at which it can be heard. */
  timings(occasion: N): readonly RuleId[];
  /** Is it heard in this flow by the one whose skill it is? */
  hears(table: SanguoshaTable, occasion: N, frame: Frame, seat: Seat): boolean;
  /** 其: whom it brings with it. */
  brings(table: SanguoshaTable, occasion: N, frame: Frame, seat: Seat): readonly Seat[];
  /** How often it is heard at one timing by the one whose skill it is; once where nothing is said. */
  times?(table: SanguoshaTable, occasion: N, frame: Frame, seat: Seat): number;
}

export const says = (zh: string, en: string): Text => ({ zh, en });
