import type { Text } from '@lianhuan/kernel';
import type { NewGame } from '../../engine/protocol.ts';

/** What a first game says where something is asked for the first time: what to look at, what to do, and why. */
export interface Lesson {
  /** The kind of the decision, or `KIND/PHASE` for one of several moments that ask alike. */
  readonly at: string;
  /** The rules it comes from, first that by which it is asked. */
  readonly rules: readonly string[];
  readonly says: Text;
}

/** A first game of a few minutes, always dealt alike, with its lessons in the order of the rulebook. */
export interface FirstGame {
  readonly game: Pick<NewGame, 'setup' | 'seed' | 'seats'>;
  readonly lessons: readonly Lesson[];
}

/** How far a player is in the first game of a rulebook. */
export interface Guided {
  /** The saved game. */
  readonly save: string;
  /** The lessons that were read, by where they stand. */
  readonly read: readonly string[];
}

/** Reads what is kept among a player's preferences; null while no first game is under way. */
export function readGuided(stored: unknown): Guided | null {
  const { guided } = (stored ?? {}) as { readonly guided?: Partial<Guided> | null };
  if (typeof guided?.save !== 'string' || !Array.isArray(guided.read)) return null;
  return { save: guided.save, read: guided.read.filter((at) => typeof at === 'string') };
}

/** The lesson for what is asked, if it was not read yet. */
export function lessonFor(
  lessons: readonly Lesson[],
  asked: { readonly kind: string; readonly phase: string | null },
  read: readonly string[],
): Lesson | null {
  const places = [`${asked.kind}/${asked.phase}`, asked.kind];
  const lesson = lessons.find(({ at }) => places.includes(at));
  return lesson === undefined || read.includes(lesson.at) ? null : lesson;
}
