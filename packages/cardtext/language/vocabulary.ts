import type { Text } from '@lianhuan/kernel';

/** A printed term in both languages, and other ways to write it, which are only read. */
export interface Term extends Text {
  readonly also?: readonly string[];
}

/** What a list of terms reads like in Chinese alone, by the same slugs. */
export function chineseOf<Slug extends string>(
  terms: Readonly<Record<Slug, Text>>,
): Readonly<Record<Slug, string>> {
  const entries = Object.entries<Text>(terms).map(([slug, { zh }]) => [slug, zh]);
  return Object.fromEntries(entries) as Record<Slug, string>;
}

/** A set of terms that card files may add to. Such a term is its own slug. */
export interface OpenSet {
  readonly category: string;
  /** What the set is called in English, as card files may say too: `traits`. */
  readonly en: string;
  /** What its terms end with, such as 指示物; '' for nothing. */
  readonly ending: string;
}

/** The sets that card files may add to, by what they are called: 类型, 指示物. */
export type OpenSets = Readonly<Record<string, OpenSet>>;

/** Terms that are added to the sets of a language: for each category those printed, with their English. */
export type AddedTerms = Readonly<Record<string, Readonly<Record<string, string>>>>;
