import type { PracticeMoment, RecordedScenario } from '@lianhuan/judge/played';
import type { Problem } from '@lianhuan/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { SeatKind } from '../../engine/protocol.ts';
import { usePreferences } from '../../engine/settings.ts';
import { useGame } from '../../engine/store.ts';
import type { GameId } from '../../games/ids.ts';
import { prepareProofs } from '../rulebook/prepare-proofs.ts';
import type { Posed } from './posed.ts';
import { readSolved, SOLVED } from './task.ts';

/** Who answers for everybody but the player: it leaves nothing to chance, so a task is the same each time. */
const OTHERS: SeatKind = 'greedy';

/** A task on its way to the table, and on it. */
export type TaskState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problems: readonly Problem[] }
  /** It is played, or its solution is looked through. */
  | { readonly kind: 'played' | 'shown'; readonly solution: RecordedScenario };

export interface TaskAtTable {
  readonly state: TaskState;
  /** Lays the task out as it was at first. */
  begin(): void;
  /** Lays the solution on the table, to be stepped through. */
  show(): void;
}

/** Opens a task on the table that `useGame` holds. */
export function useTask(game: GameId, task: Posed): TaskAtTable {
  const [state, setState] = useState<TaskState>({ kind: 'loading' });
  const solution = 'solution' in state ? state.solution : null;
  useEffect(() => {
    let isLeft = false;
    prepareProofs(game);
    void open(task).then((opened) => {
      if (!isLeft) setState(opened);
    });
    return () => {
      isLeft = true;
    };
  }, [game, task]);
  const begin = useCallback(() => {
    if (solution !== null) void layOut(task, solution).then(setState);
  }, [task, solution]);
  const show = useCallback(() => {
    if (solution !== null) void layOpen(task, solution).then(setState);
  }, [task, solution]);
  return { state, begin, show };
}

async function open(task: Posed): Promise<TaskState> {
  const solution = await task.solve();
  return solution.ok
    ? layOut(task, solution.value)
    : { kind: 'failed', problems: solution.problems };
}

async function layOut({ seat }: Posed, solution: RecordedScenario): Promise<TaskState> {
  const { beginning, players } = solution;
  const seats = Array.from({ length: players }, (_, who) => (who === seat ? 'human' : OTHERS));
  const laid = beginning !== null && (await useGame.getState().practise(beginning, seats));
  return laid ? { kind: 'played', solution } : failed();
}

async function layOpen({ seat }: Posed, solution: RecordedScenario): Promise<TaskState> {
  const { record, beginning } = solution;
  const laid = record !== null && (await useGame.getState().replay(record, seat));
  if (laid && beginning !== null) useGame.getState().show(beginning.answers.length);
  return laid ? { kind: 'shown', solution } : failed();
}

function failed(): TaskState {
  return { kind: 'failed', problems: useGame.getState().problems };
}

/** How far the player of the task on the table has come; null until the judge has said so. */
export function usePracticeMoment(task: Posed): PracticeMoment | null {
  const [judged, setJudged] = useState<PracticeMoment | null>(null);
  const rest = useGame((table) => table.rest);
  const busy = useGame((table) => table.busy);
  const answers = rest?.record.answers ?? null;
  useEffect(() => {
    if (answers === null) return;
    let isPast = false;
    void task.judge(answers).then((moment) => {
      if (!isPast) setJudged(moment);
    });
    return () => {
      isPast = true;
    };
  }, [task, answers]);
  // What others do is seen first; that the goal is lost is told at once.
  return busy && judged?.state === 'solved' ? null : judged;
}

/** Keeps in this browser that a task is solved. */
export function useSolvedKept(game: GameId, { id, sort }: Posed, isSolved: boolean): void {
  const [stored, change] = usePreferences(game);
  const solved = readSolved(stored, sort);
  const isNew = isSolved && !solved.includes(id);
  useEffect(() => {
    if (isNew) change({ [SOLVED[sort]]: [...solved, id] });
  }, [isNew, id, sort, solved, change]);
}
