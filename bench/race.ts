import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CONTESTANTS, type Contestant, type ContestantId, RATIOS } from './contestants.ts';
import type { Slice } from './race-worker.ts';
import { median } from './statistics.ts';

export interface RacePlan {
  readonly contestants: readonly ContestantId[];
  readonly rounds: number;
  /** How long each plays before the first round, while its code is being compiled. */
  readonly warmUpMilliseconds: number;
  /** How long each contestant plays in each round. */
  readonly sliceMilliseconds: number;
}

export interface Pace {
  readonly contestant: ContestantId;
  readonly title: string;
  /** Decisions taken per second: the median round, and the slowest and the fastest. */
  readonly movesPerSecond: number;
  readonly slowest: number;
  readonly fastest: number;
  /** Decisions with two options or more per second. */
  readonly choicesPerSecond: number;
  readonly games: number;
  readonly gamesPerSecond: number;
  /** What {@link gamesPerSecond} should at least be, if anything. */
  readonly gamesGoal: number | null;
  /** What {@link movesPerSecond} should at least be, if anything. */
  readonly goal: number | null;
}

export interface Ratio {
  readonly of: ContestantId;
  readonly to: ContestantId;
  /** The median of the rounds' own ratios: what slows the machine for a while slows both. */
  readonly ratio: number;
  /** What it should at least be, if anything. */
  readonly goal: number | null;
}

/**
 * Lets the contestants play in turn, a slice of time each, round after round.
 * @param onProgress told what part of the race is run, from 0 to 1
 */
export async function race(
  plan: RacePlan,
  onProgress: (share: number) => void,
): Promise<{ paces: Pace[]; ratios: Ratio[] }> {
  const workers = new Map<ContestantId, Worker>();
  const slices = new Map<ContestantId, Slice[]>();
  const env = { ...process.env, NODE_ENV: 'production' };
  try {
    for (const id of plan.contestants) {
      const file = new URL('./race-worker.ts', import.meta.url);
      workers.set(id, new Worker(file, { workerData: id, env }));
      slices.set(id, []);
    }
    const whole = plan.warmUpMilliseconds + plan.rounds * plan.sliceMilliseconds;
    let played = 0;
    for (const worker of workers.values()) {
      await playSlice(worker, plan.warmUpMilliseconds);
      played += plan.warmUpMilliseconds;
      onProgress(played / (whole * workers.size));
    }
    for (let round = 0; round < plan.rounds; round++) {
      for (const [id, worker] of workers) {
        slices.get(id)?.push(await playSlice(worker, plan.sliceMilliseconds));
        played += plan.sliceMilliseconds;
        onProgress(played / (whole * workers.size));
      }
    }
  } finally {
    await Promise.all([...workers.values()].map((worker) => worker.terminate()));
  }
  return {
    paces: [...slices].map(([id, own]) => paceOf(id, own)),
    ratios: RATIOS.flatMap(({ of, to, goal }) => {
      const above = slices.get(of);
      const below = slices.get(to);
      return above && below ? [{ of, to, ratio: ratioOf(above, below), goal: goal ?? null }] : [];
    }),
  };
}

async function playSlice(worker: Worker, milliseconds: number): Promise<Slice> {
  // Waits for 'message', and rejects if the worker reports an 'error' first.
  const answer = once(worker, 'message');
  worker.postMessage(milliseconds);
  const [slice] = await answer;
  return slice;
}

function paceOf(contestant: ContestantId, slices: readonly Slice[]): Pace {
  const paces = slices.map(pace);
  const games = slices.reduce((sum, slice) => sum + slice.games, 0);
  const { title, goal, gamesGoal }: Contestant = CONTESTANTS[contestant];
  return {
    contestant,
    title,
    goal: goal ?? null,
    movesPerSecond: median(paces),
    slowest: Math.min(...paces),
    fastest: Math.max(...paces),
    choicesPerSecond: median(slices.map(({ choices, seconds }) => choices / seconds)),
    games,
    gamesPerSecond: games / slices.reduce((sum, { seconds }) => sum + seconds, 0),
    gamesGoal: gamesGoal ?? null,
  };
}

function ratioOf(above: readonly Slice[], below: readonly Slice[]): number {
  return median(above.map((slice, round) => pace(slice) / pace(below[round])));
}

function pace({ moves, seconds }: Slice): number {
  return moves / seconds;
}
