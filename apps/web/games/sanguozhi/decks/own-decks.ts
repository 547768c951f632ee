import { fail, type Problem } from '@lianhuan/kernel';
import type { NamedDeck } from '@lianhuan/sanguozhi';

/** A deck that a player built; no two have the same name. */
export type OwnDeck = NamedDeck;

/** The decks kept in this browser. */
export interface Shelf {
  readonly decks: readonly OwnDeck[];
  /** Entries that cannot be read; they are kept as they are. */
  readonly unreadable: readonly unknown[];
  /** All of what is stored, if none of it can be read; it is kept apart before anything is written. */
  readonly damaged: string | null;
}

const KEY = 'lianhuan:decks:sanguozhi';
/** Where damaged text is kept once new decks are written. */
const DAMAGED_KEY = `${KEY}:damaged`;

/** The decks kept in this browser, those that can be read. */
export function readOwnDecks(): readonly OwnDeck[] {
  return readShelf().decks;
}

export function readShelf(): Shelf {
  const stored = localStorage.getItem(KEY);
  const damaged = localStorage.getItem(DAMAGED_KEY);
  const entries = entriesOf(stored ?? '[]');
  if (entries === null) return { decks: [], unreadable: [], damaged: stored };
  return {
    decks: entries.filter(isOwnDeck),
    unreadable: entries.filter((entry) => !isOwnDeck(entry)),
    damaged,
  };
}

/** Gives what went wrong, if anything. */
export function writeShelf({ decks, unreadable, damaged }: Shelf): readonly Problem[] {
  try {
    if (damaged !== null) localStorage.setItem(DAMAGED_KEY, damaged);
    localStorage.setItem(KEY, JSON.stringify([...decks, ...unreadable]));
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

function isOwnDeck(stored: unknown): stored is OwnDeck {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, main, events, side } = stored as Partial<Record<keyof OwnDeck, unknown>>;
  return typeof name === 'string' && [main, events, side].every(isListOfNames);
}

function isListOfNames(stored: unknown): boolean {
  return Array.isArray(stored) && stored.every((name) => typeof name === 'string');
}
