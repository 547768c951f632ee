import type { Match, Seat, Secrets, Table } from '@lianhuan/kernel';
import type { Evaluator } from '../players/greedy.ts';
import type { PositionFeatures, Weights } from './position-value.ts';

/** What a player who thinks ahead must know of a game. */
export interface ThinkingGame {
  /** What it plays in thought, for all seats. */
  readonly evaluate: Evaluator;
  readonly features: PositionFeatures;
  readonly weights: Weights;
  readonly secrets: Secrets<Table, unknown>;
  /** How many turns have begun. */
  turns(match: Match): number;
  /** Whose turn it is. */
  activeOf(match: Match): Seat;
  /** The parts of its state that count moments: two positions at rest that differ in no others are alike. */
  readonly moments: readonly string[];
  /** In puzzles: who has won, once nothing that follows in the turn can change it; null before, and where none says so. */
  decided?(match: Match): readonly Seat[] | null;
  /** In puzzles: verbs of picks that tell no lines apart, such as passes and orders in which one damages. */
  readonly routineVerbs: readonly string[];
  /** In puzzles: verbs of picks that win nothing in the turn in which they are made, such as laying cards face down. */
  readonly lateVerbs: readonly string[];
  /** In puzzles: verbs of picks that are deeds of their own, though they are made one after the other. */
  readonly deedVerbs: readonly string[];
  /** How much the levels that think ahead think about a decision. */
  readonly efforts: Readonly<Record<'adviser' | 'strategist', Effort>>;
}

/** How much is thought about one decision. */
export interface Effort {
  /** About so many decisions are made in thought; what is found follows from it and the seed. */
  readonly nodes: number;
  readonly habits: Habits;
}

/** How far and how wide the players of a game think, by what was found best in it. */
export interface Habits {
  /** So many turns are played in thought before the position is valued. */
  readonly horizon: number;
  /** At most so many options are tried, the best ones at first sight. */
  readonly breadth: number;
  /** So many standard errors must an option be better to be picked in place of the one that looks best. */
  readonly doubt: number;
}
