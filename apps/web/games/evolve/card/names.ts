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

/** The seals of keywords whose name begins as another's does, or tells less by its beginning. */
const OWN_SIGNS: Partial<Readonly<Record<string, Text>>> = keywordSigns;

/** A keyword as a seal on a card: the first character of its name, or the first two letters. */
export function keywordSign(keyword: KeywordName): Text {
  const { zh, en } = TERMS.keywords[keyword];
  return OWN_SIGNS[keyword] ?? { zh: zh.replace('【', '').slice(0, 1), en: en.slice(0, 2) };
}
