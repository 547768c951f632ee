import type { AddedCard } from '@lianhuan/cardtext';
import type { Problem } from '@lianhuan/kernel';
import { isWellFormed } from '../engine/json.ts';
import { nameOf, z } from '../engine/schema.ts';
import { readList, removeDamagedList, type StoredList, writeList } from '../engine/stored-list.ts';
import type { GameId } from '../games/ids.ts';

/** A card file as it is kept in this browser. */
export interface KeptFile {
  /** No two of one game have the same. */
  readonly name: string;
  /** As it was written, whatever is wrong with it. */
  readonly text: string;
  /** Its sound cards, as a set-up takes them. */
  readonly cards: readonly AddedCard[];
}

const LONGEST_NAME = 200;
/** How many characters a file may have, and how many files there may be. */
export const LONGEST_FILE = 250_000;
export const MOST_FILES = 50;
const MOST_CARDS = 300;

const FILE = z.object({
  name: nameOf(LONGEST_NAME),
  text: z.string().check(z.maxLength(LONGEST_FILE), z.refine(isWellFormed)),
  cards: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(MOST_CARDS)),
});

const keyOf = (game: GameId) => `lianhuan:cards:${game}`;

/** The card files of a game that are kept here, each name once. */
export function readKeptFiles(game: GameId): StoredList<KeptFile> {
  const { entries, ...rest } = readList(keyOf(game), FILE);
  const files = new Map(entries.map((file) => [file.name, file]));
  return { entries: [...files.values()], ...rest };
}

/** Keeps files, and the entries that cannot be read beside them. Gives what went wrong, if anything. */
export function writeKeptFiles(
  game: GameId,
  files: readonly KeptFile[],
  unreadable: readonly string[],
): readonly Problem[] {
  return writeList(keyOf(game), files, unreadable);
}

export function removeDamagedFiles(game: GameId, text: string): void {
  removeDamagedList(keyOf(game), text);
}

/** Whether another window changed these files. */
export function isOfFiles(game: GameId, key: string | null): boolean {
  return key?.startsWith(keyOf(game)) ?? true;
}

/** The name of a file as it can be kept: its last part, without what cannot be seen. */
export function keptName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .slice(0, 80)
      // A letter may have been cut in two.
      .replace(/\p{Cs}$/u, '') || '?'
  );
}
