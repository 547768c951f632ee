import type { Problem } from '@lianhuan/kernel';
import { wellFormed } from '../../engine/json.ts';
import { nameOf, z } from '../../engine/schema.ts';
import { readList, removeDamagedList, writeList } from '../../engine/stored-list.ts';
import type { OwnDeck } from '../deck-edit.ts';

/** The decks kept in this browser. */
export interface OwnDecks {
  readonly decks: readonly OwnDeck[];
  /** The texts of entries that cannot be read, as they are; they harm no other. */
  readonly unreadable: readonly string[];
  /** Stored texts of which nothing could be read; the last one may still stand where decks are kept. */
  readonly damaged: readonly string[];
}

/** Whose decks: the game, and the parts that each deck of it has. */
export interface Kept {
  readonly game: string;
  readonly parts: readonly string[];
}

const LONGEST_NAME = 200;
/** In each part. */
const MOST_CARDS = 5000;

const keyOf = ({ game }: Kept) => `lianhuan:decks:${game}`;

/** The decks kept in this browser, those that can be read. */
export function readableDecks(kept: Kept): readonly OwnDeck[] {
  return readOwnDecks(kept).decks;
}

export function readOwnDecks(kept: Kept): OwnDecks {
  const { entries, unreadable, damaged } = readList(keyOf(kept), schemaFor(kept));
  return { decks: withOwnNames(entries.map(ownDeck)), unreadable, damaged };
}

/** Keeps decks, and the entries that cannot be read beside them. Gives what went wrong, if anything. */
export function writeOwnDecks(kept: Kept, { decks, unreadable }: OwnDecks): readonly Problem[] {
  const entries = decks.map(({ name, lists }) => ({ name, ...lists }));
  return writeList(keyOf(kept), entries, unreadable);
}

/** Deletes a text that could not be read at all. */
export function removeDamaged(kept: Kept, text: string): void {
  removeDamagedList(keyOf(kept), text);
}

/** Whether another window changed these decks. */
export function isOfDecks(kept: Kept, key: string | null): boolean {
  return key?.startsWith(keyOf(kept)) ?? true;
}

/** A deck is stored as its name, and its parts beside it. */
function schemaFor({ parts }: Kept) {
  const cards = z.array(nameOf(LONGEST_NAME)).check(z.maxLength(MOST_CARDS));
  const lists = Object.fromEntries(parts.map((part) => [part, cards]));
  return z.object({ ...lists, name: nameOf(LONGEST_NAME) });
}

/** A deck from elsewhere as it can be kept, read again and named in an address. */
export function usableDeck({ name, lists }: OwnDeck): OwnDeck {
  const parts = Object.entries(lists).map(
    ([part, cards]) => [part, cards.slice(0, MOST_CARDS).map(usableName)] as const,
  );
  return { name: usableName(name), lists: Object.fromEntries(parts) };
}

function usableName(name: string): string {
  return wellFormed(name.slice(0, LONGEST_NAME)) || '?';
}

function ownDeck({ name, ...lists }: z.output<ReturnType<typeof schemaFor>>): OwnDeck {
  return { name, lists };
}

/** Names are what tells decks apart, so the second of one name gets a number. */
function withOwnNames(decks: readonly OwnDeck[]): readonly OwnDeck[] {
  const named: OwnDeck[] = [];
  for (const deck of decks) named.push({ ...deck, name: freeName(deck.name, named) });
  return named;
}

/** The name, or with the first number that makes it a new one: 赤壁流火 2. */
export function freeName(name: string, decks: readonly OwnDeck[]): string {
  const taken = new Set(decks.map((deck) => deck.name));
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name} ${number}`;
  return free;
}
