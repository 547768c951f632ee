import { type Solved, solvePosition, type ThinkingGame } from '@lianhuan/bots';
import type { Match, Seat } from '@lianhuan/kernel';
import { type Effort, examine, type Refusal } from './examine.ts';
import { type Found, foundAt } from './find-puzzles.ts';

/** A position that was made up, which is harder to win the more its opponent has left to lose. */
export interface Composition {
  /** The seat that is to win. */
  readonly seat: Seat;
  /** What the opponent has left at least, so that the plainest play does not win, and at most. */
  readonly least: number;
  readonly most: number;
  /** A new match that begins with it, at rest in the turn of the seat that is to win. */
  open(left: number): Match;
}

/**
 * Makes the position as hard as it can be and still be won, and looks whether it is a puzzle then.
 * @returns the puzzle, or why there is none
 */
export function composePuzzle(
  { seat, least, most, open }: Composition,
  game: ThinkingGame,
  effort: Effort,
): Found | Refusal {
  let hardest: { readonly match: Match; readonly solved: Solved } | null = null;
  for (let left = least; left <= most; left++) {
    const match = open(left);
    const solved = solvePosition(match, seat, game, effort.nodes);
    if (solved.found === 'none') break;
    if (solved.found === 'vast') return 'vast';
    hardest = { match, solved };
  }
  if (hardest === null) return 'none';
  if (hardest.solved.found !== 'one') return hardest.solved.found;
  const verdict = examine(hardest.match, seat, game, effort);
  return verdict.puzzle ? foundAt(hardest.match, seat, game, verdict) : verdict.because;
}
