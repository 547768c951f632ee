import type { Text } from '@lianhuan/kernel';

/** What a list of terms reads like in Chinese alone, by the same slugs. */
export function chineseOf<Slug extends string>(
  terms: Readonly<Record<Slug, Text>>,
): Readonly<Record<Slug, string>> {
  const entries = Object.entries<Text>(terms).map(([slug, { zh }]) => [slug, zh]);
  return Object.fromEntries(entries) as Record<Slug, string>;
}
