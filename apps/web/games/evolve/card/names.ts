import terms from 'virtual:evolve/terms';
import type { CardClass, CardKind, KeywordName } from '@lianhuan/evolve';
import type { Text } from '@lianhuan/kernel';
import keywordSigns from './keyword-signs.json' with { type: 'json' };

/** What the rulebook calls things, in both languages. */
export interface Terms {
  readonly kinds: Readonly<Record<CardKind, Text>>;
  readonly classes: Readonly<Record<CardClass, Text>>;
  readonly keywords: Readonly<Record<KeywordName, Text>>;
  /** By their printed names. */
  readonly counters: Readonly<Record<string, Text>>;
}

export const TERMS: Terms = terms;

/** A keyword as a seal on a card: one character, or two letters. */
export const KEYWORD_SIGNS: Readonly<Record<KeywordName, Text>> = keywordSigns;
