import terms from 'virtual:evolve/terms';
import type { CardClass, CardKind, KeywordName } from '@lianhuan/evolve';
import type { Text } from '@lianhuan/kernel';

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
export const KEYWORD_SIGNS: Readonly<Record<KeywordName, Text>> = {
  ward: { zh: '守', en: 'Wa' },
  storm: { zh: '疾', en: 'St' },
  rush: { zh: '突', en: 'Ru' },
  assail: { zh: '指', en: 'As' },
  intimidate: { zh: '威', en: 'In' },
  drain: { zh: '吸', en: 'Dr' },
  bane: { zh: '毁', en: 'Ba' },
  aura: { zh: '灵', en: 'Au' },
  quick: { zh: '快', en: 'Qu' },
  stack: { zh: '蓄', en: 'Sk' },
};
