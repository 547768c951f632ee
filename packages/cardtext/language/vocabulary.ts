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
