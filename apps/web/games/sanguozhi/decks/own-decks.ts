import type { DeckList } from '@lianhuan/sanguozhi';

/** A deck that a player built, by its name. */
export interface OwnDeck extends DeckList {
  readonly name: string;
}

const KEY = 'lianhuan:decks:sanguozhi';

/** The decks kept in this browser; what cannot be read is left out. */
export function readOwnDecks(): readonly OwnDeck[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOwnDeck) : [];
  } catch {
    return [];
  }
}

/** @throws DOMException if the browser has no room for them. */
export function writeOwnDecks(decks: readonly OwnDeck[]): void {
  localStorage.setItem(KEY, JSON.stringify(decks));
}

function isOwnDeck(stored: unknown): stored is OwnDeck {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, main, events, side } = stored as Partial<Record<keyof OwnDeck, unknown>>;
  return typeof name === 'string' && [main, events, side].every(isListOfNames);
}

function isListOfNames(stored: unknown): boolean {
  return Array.isArray(stored) && stored.every((name) => typeof name === 'string');
}
