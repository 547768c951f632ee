import type { Form } from './word.ts';

/**
 * Forms that differ in one field: a pattern for each value of it, in the order written.
 * @param as the category of all of them
 * @param field the field that each form fixes to its slug
 */
export function formsBy<Slug extends string>(
  as: string,
  field: string,
  patterns: Readonly<Record<Slug, string>>,
): Form[] {
  return Object.entries<string>(patterns).map(([slug, zh]) => ({
    as,
    zh,
    with: { [field]: slug },
  }));
}
