import type { Problem, Text } from '@lianhuan/kernel';

/** What is wrong with a card somebody wrote, and where. */
export interface CardProblem extends Problem {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  /** What would be right. */
  readonly expected: readonly Text[];
  /** The nearest known word, field or name, if one is near. */
  readonly nearest: string | null;
}

/** Where a problem stands. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Says what is wrong there, and what would be right. */
export function cardProblem(
  { file, line, column }: Position,
  text: Text,
  more: Partial<Pick<CardProblem, 'expected' | 'nearest'>> = {},
): CardProblem {
  const at = `${file}:${line}:${column}`;
  return { file, line, column, at, text, expected: [], nearest: null, ...more };
}
