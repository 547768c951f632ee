import {
  fail,
  type MatchRecord,
  type Problem,
  parseRecord,
  type Result,
  succeed,
} from '@lianhuan/kernel';
import { parseJson } from './json.ts';
import { type Rest, SEAT_KINDS } from './protocol.ts';
import { randomLetters } from './random-letters.ts';
import { readBy, z } from './schema.ts';
import { keptText, readStored, removeStored, storedKeys, writeStored } from './stored.ts';

/** A game as it is kept in this browser. */
export interface SavedGame extends Rest {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** One entry of the list of saved games; a damaged one keeps its place and harms no other. */
export interface Save {
  readonly id: string;
  readonly game: Result<SavedGame>;
}

const PREFIX = 'lianhuan.game.';

/** The key of a saved game. */
export function saveKey(id: string): string {
  return PREFIX + id;
}

/** The latest moment that a date can be. */
const LAST_MOMENT = 8.64e15;
const MOST_SEATS = 10;

/** All of a saved game but its record, which the kernel reads. */
const SAVE = z
  .object({
    seats: z.array(z.enum(SEAT_KINDS)).check(z.minLength(1), z.maxLength(MOST_SEATS)),
    finished: z.boolean(),
    round: z.int().check(z.nonnegative()),
    scores: z.array(z.int()),
    savedAt: z.int().check(z.nonnegative(), z.maximum(LAST_MOMENT)),
  })
  .check(z.refine(({ seats, scores }) => seats.length === scores.length, { path: ['scores'] }));

/** A name for a new save. */
export function newSaveId(): string {
  return randomLetters(8);
}

/** The text that keeps a game, as of now. */
export function saveText(rest: Rest): string {
  return JSON.stringify({ ...rest, savedAt: Date.now() } satisfies SavedGame);
}

/** Keeps a game, each under a key of its own. Gives what went wrong, if anything. */
export function writeSave(id: string, text: string): readonly Problem[] {
  return writeStored(saveKey(id), text);
}

export function deleteSave(id: string): void {
  removeStored(saveKey(id));
}

/** What is stored under an id, to rescue a damaged game by hand; null if nothing is. */
export function rawSave(id: string): string | null {
  return readStored(saveKey(id));
}

/** What the browser really keeps under an id, which another window may have written. */
export function keptSave(id: string): string | null {
  return keptText(saveKey(id));
}

export function readSave(id: string): Result<SavedGame> {
  const raw = rawSave(id);
  if (raw === null) return fail('这个浏览器里没有这局', 'This browser holds no such game');
  return parseSave(raw);
}

/** All saved games, the latest first, those that cannot be read last. */
export function listSaves(): readonly Save[] {
  return storedKeys(PREFIX)
    .map((key) => key.slice(PREFIX.length))
    .map((id) => ({ id, game: readSave(id) }))
    .sort((a, b) => savedAt(b) - savedAt(a));
}

function savedAt({ game }: Save): number {
  return game.ok ? game.value.savedAt : -1;
}

/** Reads a saved game from its text. */
export function parseSave(raw: string): Result<SavedGame> {
  const parsed = parseJson(raw);
  if (!parsed.ok || typeof parsed.value !== 'object' || parsed.value === null) return incomplete();
  const { record, favor, ...others } = parsed.value as Readonly<Record<string, unknown>>;
  const match: Result<MatchRecord> = parseRecord(record);
  if (!match.ok) return match;
  // Saves had `favor` for `scores` while 民心 was the only game.
  const rest = readBy(SAVE, { scores: favor, ...others });
  return rest.ok ? succeed({ record: match.value, ...rest.value }) : rest;
}

function incomplete(): Result<never> {
  return fail('存档的内容不完整，读不出来', 'The save is incomplete and cannot be read');
}
