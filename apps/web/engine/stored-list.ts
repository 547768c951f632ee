import type { Problem } from '@lianhuan/kernel';
import { listEntries } from './json.ts';
import { readTextBy, type z } from './schema.ts';
import { asideKeys, putAside, readStored, removeStored, writeStored } from './stored.ts';

/** A list that is kept in this browser under one key. */
export interface StoredList<Entry> {
  readonly entries: readonly Entry[];
  /** The texts of entries that cannot be read, as they are; they harm no other. */
  readonly unreadable: readonly string[];
  /** Stored texts of which nothing could be read; the last one may still stand under the key. */
  readonly damaged: readonly string[];
}

export function readList<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): StoredList<z.output<Schema>> {
  const stored = readStored(key);
  const aside = asideKeys(key).map((one) => readStored(one) ?? '');
  const entries = listEntries(stored ?? '[]');
  if (entries === null) {
    return { entries: [], unreadable: [], damaged: [...new Set([...aside, stored ?? ''])] };
  }
  const read = entries.map((entry) => readTextBy(schema, entry));
  return {
    entries: read.flatMap((one) => (one.ok ? [one.value] : [])),
    unreadable: entries.filter((_, place) => !read[place]?.ok),
    damaged: aside,
  };
}

/** Keeps entries, and the texts that cannot be read beside them. Gives what went wrong, if anything. */
export function writeList(
  key: string,
  entries: readonly object[],
  unreadable: readonly string[],
): readonly Problem[] {
  const stored = readStored(key);
  if (stored !== null && listEntries(stored) === null) {
    const problems = putAside(key, stored);
    if (problems.length > 0) return problems;
  }
  const texts = entries.map((entry) => JSON.stringify(entry));
  return writeStored(key, `[${[...texts, ...unreadable].join()}]`);
}

/** Deletes a text of such a list that could not be read at all. */
export function removeDamagedList(key: string, text: string): void {
  const places = [key, ...asideKeys(key)].filter((place) => readStored(place) === text);
  for (const place of places) removeStored(place);
}
