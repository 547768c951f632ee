import type { Puzzle } from '@lianhuan/bots';
import { line } from '@lianhuan/kernel';
import { useGame } from '../../engine/store.ts';
import type { GameId } from '../../games/ids.ts';
import type { Posed } from '../practice/posed.ts';

/** The page of a puzzle, behind the #. */
export function puzzleAddress(game: string, { number }: Pick<Puzzle, 'number'>): string {
  return `/puzzles/${game}/${number}`;
}

/** A puzzle as it is posed at the table. */
export function posedPuzzle(game: GameId, puzzle: Puzzle): Posed {
  const { number, link, seat, grade, line: deeds, failures } = puzzle;
  const posed = { game, link, seat };
  return {
    id: String(number),
    sort: 'puzzles',
    address: puzzleAddress(game, puzzle),
    seat,
    level: grade,
    kind: 'lethal',
    rules: [],
    title: line('第 {number} 题', 'No. {number}', { number }),
    goal: line('在这个回合里必胜（{deeds} 步）。', 'Surely win this turn, in {deeds} moves.', {
      deeds: deeds.length,
    }),
    hint: line(
      '唯一的走法有 {deeds} 步；谋士来走，一百次里有 {failures} 次走错。',
      'The only line takes {deeds} moves; the Adviser misses it {failures} times in a hundred.',
      { deeds: deeds.length, failures: failures.adviser },
    ),
    why: line(
      '对手怎么应对、手里是什么牌都不要紧；别的走法都没有把握。',
      'Whatever the opponent answers or holds, it wins; nothing else is sure to.',
    ),
    solve: () => useGame.getState().solvePuzzle(posed),
    judge: (answers) => useGame.getState().judgePuzzle(posed, answers),
  };
}

/** A step through all numbers that comes to each before it comes back, as long as there are fewer. */
const STEP = 1009;
const DAY = 24 * 60 * 60 * 1000;

/** The puzzle of a day, by its date where the player is: the same for everybody. Null where there are none. */
export function puzzleOfDay(puzzles: readonly Puzzle[], day: Date): Puzzle | null {
  const days = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY;
  return puzzles[(days * STEP) % puzzles.length] ?? null;
}
