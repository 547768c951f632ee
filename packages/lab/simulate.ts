import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Result, succeed } from '@lianhuan/kernel';
import { type Experiment, type ReadExperiment, readExperiment } from './experiment.ts';
import { cardNames, countRange } from './range.ts';
import { makeReport, type Report } from './report.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

export interface SimulateOptions {
  /** Threads; as many as the machine has cores unless said. It does not change the result. */
  readonly workers?: number;
  /** Told how many games are done, now and then. */
  readonly onProgress?: (done: number) => void;
}

/** Games handed to a worker at a time: enough to keep it busy, few enough to show progress. */
const CHUNK = 10;

/**
 * Plays many games and reports on them.
 * @throws Error, naming the game and its seed, if a game breaks.
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
  const chunks = chunksOf(experiment.games);
  const threads = Math.min(options.workers ?? availableParallelism(), chunks.length);
  if (threads > 1) await countInThreads(experiment, chunks, threads, collect);
  else for (const { from, to } of chunks) collect(countRange(experiment, from, to));
  return succeed(makeReport(experiment, total, names));
}

interface Chunk {
  readonly from: number;
  readonly to: number;
}

function chunksOf(games: number): Chunk[] {
  return Array.from({ length: Math.ceil(games / CHUNK) }, (_, index) => ({
    from: index * CHUNK,
    to: Math.min(games, (index + 1) * CHUNK),
  }));
}

/** Each thread asks for the next chunk when it is done with one. */
async function countInThreads(
  experiment: ReadExperiment,
  chunks: readonly Chunk[],
  threads: number,
  collect: (tally: Tally) => void,
): Promise<void> {
  const rest = chunks.values();
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: experiment }),
  );
  try {
    await Promise.all(workers.map((worker) => serve(worker, rest, collect)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

type Reply = { readonly tally: Tally } | { readonly failure: string };

function serve(
  worker: Worker,
  rest: Iterator<Chunk>,
  collect: (tally: Tally) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const { done, value } = rest.next();
      if (done) resolve();
      else worker.postMessage(value);
    };
    worker.on('error', reject);
    worker.on('message', (reply: Reply) => {
      if ('failure' in reply) return reject(new Error(reply.failure));
      collect(reply.tally);
      next();
    });
    next();
  });
}
