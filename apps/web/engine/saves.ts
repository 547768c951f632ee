import {
  fail,
  type MatchRecord,
  type Problem,
  parseRecord,
  type Result,
  succeed,
} from '@lianhuan/kernel';
import { type Rest, SEAT_KINDS, type SeatKind } from './protocol.ts';

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

export function newSaveId(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** Keeps a game, each under a key of its own. Gives what went wrong, if anything. */
export function writeSave(id: string, rest: Rest): readonly Problem[] {
  const saved: SavedGame = { ...rest, savedAt: Date.now() };
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(saved));
    return [];
  } catch {
    const full = fail(
      '浏览器的存储空间不足，这局没有保存。请删掉几局，或导出对局记录',
      'This browser’s storage is full and the game is not saved. Delete some games, or export this one',
    );
    return full.ok ? [] : full.problems;
  }
}

export function deleteSave(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** What is stored under an id, to rescue a damaged game by hand; null if nothing is. */
export function rawSave(id: string): string | null {
  return localStorage.getItem(PREFIX + id);
}

export function readSave(id: string): Result<SavedGame> {
  const raw = rawSave(id);
  if (raw === null) return fail('这个浏览器里没有这局', 'This browser holds no such game', 'id');
  return parseSave(raw);
}

/** All saved games, the latest first, those that cannot be read last. */
export function listSaves(): readonly Save[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .map((id) => ({ id, game: readSave(id) }))
    .sort((a, b) => savedAt(b) - savedAt(a));
}

function savedAt({ game }: Save): number {
  return game.ok ? game.value.savedAt : -1;
}

/** Reads a saved game from its text. */
export function parseSave(raw: string): Result<SavedGame> {
  let value: Partial<Record<keyof SavedGame | 'favor', unknown>> | null;
  try {
    value = JSON.parse(raw);
  } catch {
    return damaged('');
  }
  if (typeof value !== 'object' || value === null) return damaged('');
  const record: Result<MatchRecord> = parseRecord(value.record);
  if (!record.ok) return record;
  // Saves had `favor` for `scores` while 民心 was the only game.
  const { seats, finished, round, favor, scores = favor, savedAt } = value;
  if (!isListOf(seats, isSeatKind)) return damaged('seats');
  if (typeof finished !== 'boolean') return damaged('finished');
  if (!isNumber(round)) return damaged('round');
  if (!isListOf(scores, isNumber)) return damaged('scores');
  if (!isNumber(savedAt)) return damaged('savedAt');
  return succeed({ record: record.value, seats, finished, round, scores, savedAt });
}

function damaged(at: string): Result<never> {
  return at === ''
    ? fail('存档的内容不完整，读不出来', 'The save is incomplete and cannot be read')
    : fail(`存档的 ${at} 读不出来`, `The save’s ${at} cannot be read`, at);
}

function isSeatKind(value: unknown): value is SeatKind {
  return (SEAT_KINDS as readonly unknown[]).includes(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is);
}
