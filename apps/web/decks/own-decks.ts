import { fail, type Problem } from '@lianhuan/kernel';
import type { Lists, OwnDeck } from './deck-edit.ts';

/** The decks kept in this browser. */
export interface Shelf {
  readonly decks: readonly OwnDeck[];
  /** Entries that cannot be read; they are kept as they are. */
  readonly unreadable: readonly unknown[];
  /** All of what is stored, if none of it can be read; it is kept apart before anything is written. */
  readonly damaged: string | null;
}

/** Whose decks: the game, and the parts that each deck of it has. */
export interface Kept {
  readonly game: string;
  readonly parts: readonly string[];
}

const keyOf = ({ game }: Kept) => `lianhuan:decks:${game}`;
/** Where damaged text is kept once new decks are written. */
const damagedKeyOf = (kept: Kept) => `${keyOf(kept)}:damaged`;

/** The decks kept in this browser, those that can be read. */
export function readOwnDecks(kept: Kept): readonly OwnDeck[] {
  return readShelf(kept).decks;
}

export function readShelf(kept: Kept): Shelf {
  const stored = localStorage.getItem(keyOf(kept));
  const damaged = localStorage.getItem(damagedKeyOf(kept));
  const entries = entriesOf(stored ?? '[]');
  if (entries === null) return { decks: [], unreadable: [], damaged: stored };
  const read = entries.map((entry) => readDeck(entry, kept));
  return {
    decks: read.filter((deck) => deck !== null),
    unreadable: entries.filter((_, place) => read[place] === null),
    damaged,
  };
}

/** Gives what went wrong, if anything. */
export function writeShelf(kept: Kept, { decks, unreadable, damaged }: Shelf): readonly Problem[] {
  const entries = decks.map(({ name, lists }) => ({ name, ...lists }));
  try {
    if (damaged !== null) localStorage.setItem(damagedKeyOf(kept), damaged);
    localStorage.setItem(keyOf(kept), JSON.stringify([...entries, ...unreadable]));
    return [];
  } catch {
    const full = fail(
      '浏览器的存储空间不足，卡组没有保存。请删掉几局对局，或把卡组导出',
      'This browser’s storage is full and the deck is not saved. Delete some games, or export it',
    );
    return full.ok ? [] : full.problems;
  }
}

function entriesOf(stored: string): unknown[] | null {
  try {
    const entries: unknown = JSON.parse(stored);
    return Array.isArray(entries) ? entries : null;
  } catch {
    return null;
  }
}

/** A deck is stored as its name, and its parts beside it. */
function readDeck(stored: unknown, { parts }: Kept): OwnDeck | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, ...others } = stored as Readonly<Record<string, unknown>>;
  const read = parts.map((part) => [part, others[part]] as const);
  if (typeof name !== 'string' || !read.every(([, list]) => isListOfNames(list))) return null;
  return { name, lists: Object.fromEntries(read) as Lists };
}

function isListOfNames(stored: unknown): boolean {
  return Array.isArray(stored) && stored.every((name) => typeof name === 'string');
}
