import { type Puzzle, solvePosition, THINKING } from '@lianhuan/bots';
import { Match, makeLink, parseLink } from '@lianhuan/kernel';
import type { LabGame } from '../games/lab-game.ts';

/** Whoever proves again looks at so many moments, more than whoever finds. */
const MOST_NODES = 12_000;

/**
 * The puzzle by the rules of its game as they are now, whatever they were when it was found: the game is played again and
 * its turn searched. Null if it cannot be played any more, or is no puzzle any more.
 */
export function provenAgain(puzzle: Puzzle, { game }: LabGame): Puzzle | null {
  const record = parseLink(puzzle.link);
  if (!record.ok) return null;
  const setup = game.readSetup(record.value.setup);
  if (!setup.ok) return null;
  const match = new Match(game, {
    setup: setup.value,
    seed: record.value.seed,
    checkpointEvery: 0,
  });
  try {
    for (const answer of record.value.answers) match.answerNext(answer);
  } catch {
    return null;
  }
  if (!match.idle || match.pending[0].seat !== puzzle.seat) return null;
  const solved = solvePosition(match, puzzle.seat, THINKING[game.id], MOST_NODES);
  if (solved.found !== 'one') return null;
  return { ...puzzle, link: makeLink(match.record()), line: solved.line };
}
