import { availableParallelism } from 'node:os';
import { fail, type Result, succeed } from '@lianhuan/kernel';
import { makeReport, type Report } from '../reports/report.ts';
import { addTally, emptyTally, type Tally } from '../statistics/tally.ts';
import { type Experiment, type ReadExperiment, readExperiment } from './experiment.ts';
import { cardNames, countRange } from './range.ts';
import { workInThreads } from './threads.ts';

/** How games are simulated; none of it changes what the report says of a game. */
export interface SimulateOptions {
  /** Threads; as many as the machine has cores unless said. It does not change the result. */
  readonly workers?: number;
  /** Told how many games are done, now and then. */
  readonly onProgress?: (done: number) => void;
  /** Ends it early: the report is then of the games that were done by then. */
  readonly signal?: AbortSignal;
}

/** A game broke: a fault of the rules, not of whoever asked. */
export class GameBroke extends Error {
  /** Of the games that were done before; null if there were none. */
  readonly report: Report | null;

  constructor(cause: Error, report: Report | null) {
    super(cause.message, { cause });
    this.name = 'GameBroke';
    this.report = report;
  }
}

const WORKER = new URL('./worker.ts', import.meta.url);

/** Games handed to a worker at a time: enough to keep it busy, few enough to show progress. */
const CHUNK = 10;

/**
 * Plays many games and reports on them. Problems name what is wrong with the experiment, or that it was ended
 * before any game was over.
 * @throws GameBroke, naming the game and its seed, if a game breaks: the promise is rejected.
 * @throws RangeError if the seed is a whole number of more than 32 bits: the promise is rejected.
 */
export async function simulate(
  wanted: Experiment,
  options: SimulateOptions = {},
): Promise<Result<Report>> {
  const read = readExperiment(wanted);
  if (!read.ok) return read;
  const experiment = read.value;
  const names = cardNames(experiment);
  const total = emptyTally(experiment.players, names.length);
  const collect = (tally: Tally): void => {
    addTally(total, tally);
    options.onProgress?.(total.games);
  };
  const { signal } = options;
  const chunks = chunksOf(experiment.games, signal);
  const threads = Math.min(
    options.workers ?? availableParallelism(),
    Math.ceil(experiment.games / CHUNK),
  );
  const report = (): Report | null =>
    total.games === 0 ? null : makeReport({ ...experiment, games: total.games }, total, names);
  try {
    if (threads > 1) await workInThreads(WORKER, experiment, chunks, { threads, signal, collect });
    else await countHere(experiment, chunks, collect);
  } catch (error) {
    throw new GameBroke(error as Error, report());
  }
  const made = report();
  return made === null
    ? fail('中断时还没有一局打完', 'It was ended before any game was over')
    : succeed(made);
}

interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** The chunks of games one after the other, until all are given out or somebody ends the simulation. */
function* chunksOf(games: number, signal?: AbortSignal): Generator<Chunk> {
  for (let from = 0; from < games && !signal?.aborted; from += CHUNK) {
    yield { from, to: Math.min(games, from + CHUNK) };
  }
}

async function countHere(
  experiment: ReadExperiment,
  chunks: Iterable<Chunk>,
  collect: (tally: Tally) => void,
): Promise<void> {
  for (const { from, to } of chunks) {
    collect(countRange(experiment, from, to));
    // Signals are heard between two chunks.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
