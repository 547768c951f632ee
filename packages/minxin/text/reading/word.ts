import type * as cardtext from '@lianhuan/cardtext';
import type { Node } from '@lianhuan/cardtext';
import type { CardId, Flow, Seat, Text } from '@lianhuan/kernel';
import type { CardKind } from '../../cards/definition.ts';
import type { MinxinEvent } from '../../events/events.ts';
import type { RuleId } from '../../rules.ts';
import type { MinxinEffect, MinxinTable } from '../../table/table.ts';
import type { Interpreter, Scope } from '../meaning/scope.ts';
import type {
  Condition,
  Count,
  Deed,
  Modifier,
  Occasion,
  Prohibition,
  Replacement,
  Stays,
  While,
} from '../nodes/nodes.ts';
import type { Value } from './vocabulary.ts';

/** What a check may know of the card and its fellows; null for what is not known. */
export interface CardFacts {
  readonly kind: CardKind | null;
  /** The names of all cards there are. */
  readonly names: ReadonlySet<string> | null;
}

/** What the words of 民心 work with. */
type Minxin = cardtext.DialectOf<RuleId, CardFacts, MinxinTable, MinxinEvent, MinxinEffect, Scope>;

/** Where a word stands on a card. */
export type CardPlace = cardtext.Place<CardFacts>;
/** The lexicon of 民心. */
export type MinxinLexicon = cardtext.Lexicon<CardFacts>;

/** A word of 民心 text: read, printed, told in English, explained, and (below) run. */
export type MinxinWord<N extends Node = Node> = cardtext.WordOf<Minxin, N>;

/** A word that does something; it gives whether anything was done. */
export interface DeedWord<N extends Deed = Deed> extends cardtext.RunWord<Minxin, N> {
  /** False if it would certainly do nothing; as a cost, if it could not be paid in full. */
  possible?(table: MinxinTable, deed: N, scope: Scope): boolean;
}

/** A word that is true or not. */
export type ConditionWord<N extends Condition = Condition> = cardtext.HoldsWord<Minxin, N>;
/** A word that counts. */
export type CountWord<N extends Count = Count> = cardtext.CountingWord<Minxin, N>;

/** A word that waits for an event. */
export interface OccasionWord<N extends Occasion = Occasion> extends MinxinWord<N> {
  /** Events of other types are never heard. */
  events(occasion: N): readonly MinxinEvent['type'][];
  hears(table: MinxinTable, occasion: N, effect: MinxinEffect, event: MinxinEvent): boolean;
  /** Is it about a card that is gone once the event has been applied? */
  readonly looksBack: boolean;
}

/** The numbers that words can change. */
export type NumberKey = Value | 'hand-limit';

/** Words that change a number of a card (or of a player: then the card is `NO_CARD`). */
export interface ModifyWord<N extends Modifier = Modifier> extends MinxinWord<N> {
  readonly effect: 'modify';
  /** The number that these words change; null for words that change none themselves. */
  keyOf(word: N): NumberKey | null;
  affects(table: MinxinTable, word: N, effect: MinxinEffect, card: CardId, seat: Seat): boolean;
}

/** Words that keep something from happening. */
export interface ForbidWord<N extends Prohibition = Prohibition> extends MinxinWord<N> {
  readonly effect: 'forbid';
  /** Events of other types are never forbidden. */
  events(word: N): readonly MinxinEvent['type'][];
  forbids(table: MinxinTable, word: N, effect: MinxinEffect, event: MinxinEvent): boolean;
}

/** Words that make something else happen instead. */
export interface ReplaceWord<N extends Replacement = Replacement> extends MinxinWord<N> {
  readonly effect: 'replace';
  /** Events of other types are never replaced. */
  events(word: N): readonly MinxinEvent['type'][];
  replaces(table: MinxinTable, word: N, effect: MinxinEffect, event: MinxinEvent): boolean;
  /** Gives what happens instead, or null for nothing. */
  replace(
    table: MinxinTable,
    word: N,
    effect: MinxinEffect,
    event: MinxinEvent,
    interpreter: Interpreter,
  ): Flow<MinxinEvent | null>;
}

/** Words that a procedure asks for. */
export interface MarkWord<N extends Stays | While = Stays | While> extends MinxinWord<N> {
  readonly effect: null;
}

export const says = (zh: string, en: string): Text => ({ zh, en });
