import { availableParallelism } from 'node:os';
import { BOT_NAMES, botNamed, THINKING, unknownBot } from '@lianhuan/bots';
import { fail, type Result, succeed } from '@lianhuan/kernel';
import { findGame } from '../games/index.ts';
import { workInThreads } from '../simulating/threads.ts';
import { type Rate, rateOf } from '../statistics/rate.ts';
import type { LadderGame, Pair } from './duel.ts';
import { playDuel } from './duel.ts';
import { type Rating, ratings } from './elo.ts';

/** Who meets whom, how often. */
export interface LadderPlan extends LadderGame {
  /** The bots that meet, weakest first; all there are unless said. */
  readonly bots?: readonly string[];
  /** Games of each two of them, an even number: each deal is played with both sides. */
  readonly games: number;
}

/** All against all, and what it tells of their strength. */
export interface Ladder {
  readonly game: string;
  readonly players: number;
  readonly seed: number;
  /** In the order of the plan. */
  readonly bots: readonly { readonly name: string; readonly rating: Rating }[];
  readonly pairs: readonly PairResult[];
}

/** How often the first of two won against the second; a draw counts half. */
export interface PairResult {
  readonly first: string;
  readonly second: string;
  readonly wins: Rate;
}

/** One game to play. */
export interface Task {
  readonly pair: Pair;
  readonly number: number;
}

/** What a game came to. */
export interface Duel extends Task {
  readonly points: number;
}

/** How it is run; none of it changes the result. */
export interface LadderOptions {
  readonly workers?: number;
  readonly onProgress?: (done: number, all: number) => void;
  readonly signal?: AbortSignal;
}

const WORKER = new URL('./worker.ts', import.meta.url);

/**
 * Lets all bots play each other, each deal from both sides. Ended early, it tells of the games that were over.
 * @throws Error if a game breaks: the promise is rejected
 */
export async function climb(
  wanted: LadderPlan,
  { workers = availableParallelism(), onProgress, signal }: LadderOptions = {},
): Promise<Result<Ladder>> {
  const plan = readPlan(wanted);
  if (!plan.ok) return plan;
  const { bots, games } = plan.value;
  const pairs = bots.flatMap((first, at) =>
    bots.slice(0, at).map((second): Pair => [first, second]),
  );
  const tasks = tasksOf(pairs, games, signal);
  const all = pairs.length * games;
  const duels: Duel[] = [];
  const collect = (duel: Duel) => {
    duels.push(duel);
    onProgress?.(duels.length, all);
  };
  const threads = Math.min(workers, all);
  if (threads > 1) await workInThreads(WORKER, plan.value, tasks, { threads, signal, collect });
  else await playHere(plan.value, tasks, collect);
  if (duels.length === 0)
    return fail('中断时还没有一局打完', 'It was ended before any game was over');
  return succeed(makeLadder(plan.value, pairs, duels));
}

type ReadPlan = Required<LadderPlan>;

function readPlan({ bots = BOT_NAMES, ...plan }: LadderPlan): Result<ReadPlan> {
  const found = findGame(plan.game);
  if (!found.ok) return found;
  const names: string[] = [];
  for (const bot of bots) {
    const name = botNamed(bot);
    if (name === null) return unknownBot(bot);
    names.push(name);
  }
  if (!Object.hasOwn(THINKING, plan.game)) return fail('没有电脑玩家', 'Nobody plays it', 'game');
  if (new Set(names).size < 2) {
    return fail('天梯至少要有两种电脑玩家', 'A ladder needs two bots at least', 'bots');
  }
  return succeed({ ...plan, games: plan.games + (plan.games % 2), bots: [...new Set(names)] });
}

/** All pairs go on side by side, so that what was ended early tells of all of them. */
function* tasksOf(pairs: readonly Pair[], games: number, signal?: AbortSignal): Generator<Task> {
  for (let number = 0; number < games; number++) {
    for (const pair of pairs) {
      if (signal?.aborted) return;
      yield { pair, number };
    }
  }
}

async function playHere(
  plan: ReadPlan,
  tasks: Iterable<Task>,
  collect: (duel: Duel) => void,
): Promise<void> {
  for (const task of tasks) {
    collect({ ...task, points: playDuel(plan, task.pair, task.number) });
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function makeLadder(
  { bots, ...plan }: ReadPlan,
  pairs: readonly Pair[],
  duels: readonly Duel[],
): Ladder {
  const results = pairs.map(([first, second]) => {
    const own = duels.filter(({ pair }) => pair[0] === first && pair[1] === second);
    const points = own.reduce((sum, duel) => sum + duel.points, 0);
    return { first, second, games: own.length, points };
  });
  const rated = ratings(
    bots.length,
    results.map(({ first, second, ...rest }) => ({
      ...rest,
      first: bots.indexOf(first),
      second: bots.indexOf(second),
    })),
  );
  return {
    game: plan.game,
    players: plan.players,
    seed: plan.seed,
    bots: bots.map((name, at) => ({ name, rating: rated[at] })),
    pairs: results.map(({ first, second, games, points }) => ({
      first,
      second,
      wins: rateOf(points, games),
    })),
  };
}
