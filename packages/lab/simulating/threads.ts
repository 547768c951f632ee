import { Worker } from 'node:worker_threads';

/** How work is shared out among threads. */
export interface Threading<Done> {
  readonly threads: number;
  /** Ends it early. */
  readonly signal: AbortSignal | undefined;
  /** Given what each task came to, as it is done. */
  readonly collect: (done: Done) => void;
}

/** What a worker posts when it is done with a task: what it came to, or that it broke. */
export type Reply<Done> = { readonly done: Done } | { readonly failure: string };

/**
 * Does the tasks in several threads: each is sent the next one when it is done with one.
 * @param module of the workers: posts a {@link Reply} to every task it is sent
 * @param data what each worker is given beforehand
 * @throws Error if a task breaks: the promise is rejected
 */
export async function workInThreads<Task, Done>(
  module: URL,
  data: unknown,
  tasks: Iterator<Task>,
  { threads, signal, collect }: Threading<Done>,
): Promise<void> {
  const workers = Array.from({ length: threads }, () => new Worker(module, { workerData: data }));
  try {
    const done = Promise.all(workers.map((worker) => serve(worker, tasks, collect)));
    await (signal ? Promise.race([done, aborted(signal)]) : done);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function serve<Task, Done>(
  worker: Worker,
  rest: Iterator<Task>,
  collect: (done: Done) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const { done, value } = rest.next();
      if (done) resolve();
      else worker.postMessage(value);
    };
    worker.on('error', reject);
    worker.on('message', (reply: Reply<Done>) => {
      if ('failure' in reply) return reject(new Error(reply.failure));
      collect(reply.done);
      next();
    });
    next();
  });
}
