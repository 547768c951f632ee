import type { Seat } from '@lianhuan/kernel';

/** The grades, from easy to hard. */
export const GRADES = [1, 2, 3] as const;
/** How hard a puzzle is. */
export type Grade = (typeof GRADES)[number];

/** A moment of a game that was played from which one line, and no other, surely wins in the turn. */
export interface Puzzle {
  /** Its number among those of its game, from 1: its address. Numbers that are there stay. */
  readonly number: number;
  /** The record of the game up to the position, as links hold it: game, version, set-up, seed, answers. */
  readonly link: string;
  /** Whose turn it is. */
  readonly seat: Seat;
  readonly grade: Grade;
  /** The deeds of the line, in one order that wins; each is told by the labels of what is picked. */
  readonly line: readonly string[];
  /** How many in a hundred tries fail, by level: picks at random, and who thinks ahead. */
  readonly failures: { readonly random: number; readonly adviser: number };
}

/** The puzzles of a game. */
export interface Puzzles {
  readonly game: string;
  /** In the order of their numbers. */
  readonly puzzles: readonly Puzzle[];
}

/** The longest line of an easy one, and of one that is not yet hard. */
const EASY = 3;
const MIDDLING = 5;

/** By length, and by how often who thinks ahead fails: half of the time makes it a grade harder. */
export function gradeOf(deeds: number, adviserFails: number): Grade {
  const byLength = deeds <= EASY ? 1 : deeds <= MIDDLING ? 2 : 3;
  return Math.min(3, adviserFails >= 50 ? byLength + 1 : byLength) as Grade;
}
