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

/** A form that its category does not tell: how it is written, and the fields it fixes without printing them. */
export type FormRow = readonly [zh: string, fixes?: Form['with']];

/**
 * Forms of one category, a row each; the first that fits a word is the one it is printed in.
 * @param as the category of all of them
 */
export function formsAs(as: string, rows: readonly FormRow[]): Form[] {
  return rows.map(([zh, fixes]) => ({ as, zh, ...(fixes && { with: fixes }) }));
}

/** Further ways to write a word, as {@link formsAs}: they are read, and never printed. */
export function variantsAs(as: string, rows: readonly FormRow[]): Form[] {
  return formsAs(as, rows).map(onlyRead);
}

/** The same form, which is read and never printed. */
export function onlyRead(form: Form): Form {
  return { ...form, variant: true };
}
