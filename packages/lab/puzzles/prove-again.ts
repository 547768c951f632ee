import { gradeOf, type Puzzle, solvePosition, THINKING } from '@lianhuan/bots';
import { Match, makeLink, parseLink } from '@lianhuan/kernel';
import type { LabGame } from '../games/lab-game.ts';
import { adviserFailures } from './examine.ts';

/** Whoever proves again looks at so many moments, more than whoever finds. */
const MOST_NODES = 12_000;

/**
 * The puzzle by the rules of its game as they are now, whatever they were when it was found: the game is played again and
 * its turn searched. Null if it cannot be played any more, or is no puzzle any more.
 */
export function provenAgain(puzzle: Puzzle, { game }: LabGame): Puzzle | null {
  const match = positionOf(puzzle, game);
  if (match === null) return null;
  const solved = solvePosition(match, puzzle.seat, THINKING[game.id], MOST_NODES);
  if (solved.found !== 'one') return null;
  return { ...puzzle, link: makeLink(match.record()), line: solved.line };
}

/** The puzzle with the grade it has for bots as they are now. @throws RangeError if it cannot be played any more */
export function gradedAgain(puzzle: Puzzle, { game }: LabGame): Puzzle {
  const match = positionOf(puzzle, game);
  if (match === null) throw new RangeError(`no. ${puzzle.number} cannot be played any more`);
  const adviser = adviserFailures(match, puzzle.seat, THINKING[game.id]);
  return {
    ...puzzle,
    grade: gradeOf(puzzle.line.length, adviser),
    failures: { ...puzzle.failures, adviser },
  };
}

/** The match at the beginning of the puzzle; null if it cannot be played any more. */
function positionOf({ link, seat }: Puzzle, game: LabGame['game']): Match | null {
  const record = parseLink(link);
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
  return match.idle && match.pending[0].seat === seat ? match : null;
}
