import type { PracticeTask } from '@lianhuan/judge';
import type { Text } from '@lianhuan/kernel';

/** A task of one turn: a position, and what is to be reached from it. */
export interface Task extends Pick<PracticeTask, 'level' | 'kind' | 'goal' | 'hint' | 'why'> {
  /** Its address: the name of its file. */
  readonly id: string;
  readonly title: Text;
  /** What it teaches. */
  readonly rules: readonly string[];
  /** Its document, as the judge reads it. */
  readonly scenario: string;
}

/** The hardest level. */
export const MOST_LEVEL = 3;

/** Under which name the ids of the solved ones of each sort stand, among what a player prefers in a game. */
export const SOLVED = { practice: 'solved', puzzles: 'solvedPuzzles' } as const;

/** The ids of those that were solved, among what a player prefers in a game. */
export function readSolved(
  stored: unknown,
  sort: keyof typeof SOLVED = 'practice',
): readonly string[] {
  const { [SOLVED[sort]]: solved } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  return Array.isArray(solved) ? solved.filter((id) => typeof id === 'string') : [];
}

/** The page of a task, behind the #. */
export function taskAddress(game: string, { id }: Pick<Task, 'id'>): string {
  return `/practice/${game}/${id}`;
}
