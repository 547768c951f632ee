import type { Problem, Text } from '@lianhuan/kernel';
import type { RuleId } from '../rules.ts';
import type { DeckPart } from './deck-cards.ts';
import type { DeckList } from './deck-writing.ts';

/** Something that keeps a deck from being played, and by which rule. */
export interface DeckProblem extends Problem {
  /** Null for a card that does not exist. */
  readonly rule: RuleId | null;
}

/** A problem of a part of the deck. */
export function deckProblem(at: DeckPart, breaks: RuleId | null, text: Text): DeckProblem {
  return { at, text, rule: breaks };
}

/** The names in a part. */
export function namesIn(deck: DeckList, part: DeckPart): readonly string[] {
  if (part === 'leader') return deck.leader === '' ? [] : [deck.leader];
  return deck[part];
}
