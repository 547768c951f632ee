import type { PracticeMoment, RecordedScenario } from '@lianhuan/judge/played';
import type { Result, Seat } from '@lianhuan/kernel';
import { useGame } from '../../engine/store.ts';
import type { GameId } from '../../games/ids.ts';
import { type Task, taskAddress } from './task.ts';

/** What is set for a player to solve at the table: a task of the judge's, or a puzzle from a game that was played. */
export interface Posed extends Omit<Task, 'scenario'> {
  /** Of which sort it is: where all of it stand, how they are called, and what is kept of the solved ones. */
  readonly sort: 'practice' | 'puzzles';
  /** Its page, behind the #. */
  readonly address: string;
  /** Whose seat the player has. */
  readonly seat: Seat;
  /** Where it begins, and its solution. */
  solve(): Promise<Result<RecordedScenario>>;
  /** How far the player has come after these answers; null if that cannot be told. */
  judge(answers: readonly number[]): Promise<PracticeMoment | null>;
}

/** Tasks are played from the first seat. */
const FIRST = 0 as Seat;

/** A task, as it is posed. */
export function posedTask(game: GameId, task: Task): Posed {
  const { scenario, ...said } = task;
  return {
    ...said,
    sort: 'practice',
    address: taskAddress(game, task),
    seat: FIRST,
    solve: () => useGame.getState().prove(game, scenario),
    judge: (answers) => useGame.getState().judgePractice(game, scenario, answers),
  };
}
